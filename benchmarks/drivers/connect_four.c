/* Random play of Connect Four in plain C: what this machine can do when nothing is in the way.
 *
 * Each decision is the work that any rules engine does: list the open columns, choose one of them
 * uniformly, drop the stone, look for four in a row. Twice: on two 64-bit boards, and on an array
 * of cells, as one would first write it. Usage: connect_four SECONDS SEED */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __clang__
#define COMPILER __VERSION__
#else
#define COMPILER "gcc " __VERSION__
#endif

enum { COLUMNS = 7, ROWS = 6, CELLS = COLUMNS * ROWS, DRAW = 2, MATCHES_A_LOOK = 1024 };

static uint64_t seed;

/* xorshift64; returns 0 .. count - 1. */
static inline int choose(int count) {
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (int)(((seed >> 32) * (uint64_t)count) >> 32);
}

/* A column is seven bits of which the top one stays empty, so that no line wraps around. */
static inline int has_four(uint64_t stones) {
    static const int directions[4] = {1, ROWS, ROWS + 1, ROWS + 2};
    for (int i = 0; i < 4; i++) {
        uint64_t pairs = stones & (stones >> directions[i]);
        if (pairs & (pairs >> (2 * directions[i]))) return 1;
    }
    return 0;
}

static int play_bits(uint64_t *decisions) {
    uint64_t stones[2] = {0, 0};
    int next[COLUMNS]; /* the bit that the next stone in this column takes */
    for (int c = 0; c < COLUMNS; c++) next[c] = c * (ROWS + 1);
    for (int ply = 0; ply < CELLS; ply++) {
        int options[COLUMNS], count = 0;
        for (int c = 0; c < COLUMNS; c++) {
            options[count] = c;
            count += next[c] < c * (ROWS + 1) + ROWS;
        }
        int seat = ply & 1, column = options[choose(count)];
        stones[seat] |= UINT64_C(1) << next[column]++;
        ++*decisions;
        if (has_four(stones[seat])) return seat;
    }
    return DRAW;
}

typedef struct {
    signed char cells[COLUMNS][ROWS]; /* 0 empty, else 1 + seat */
} Board;

static int run(const Board *board, int column, int row, int right, int up) {
    int stone = board->cells[column][row], length = 0;
    for (;;) {
        column += right;
        row += up;
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return length;
        if (board->cells[column][row] != stone) return length;
        length++;
    }
}

static int is_won(const Board *board, int column, int row) {
    static const int directions[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    for (int i = 0; i < 4; i++) {
        int right = directions[i][0], up = directions[i][1];
        if (1 + run(board, column, row, right, up) + run(board, column, row, -right, -up) >= 4) return 1;
    }
    return 0;
}

static int play_cells(uint64_t *decisions) {
    Board board;
    memset(&board, 0, sizeof board);
    for (int ply = 0; ply < CELLS; ply++) {
        int options[COLUMNS], count = 0;
        for (int c = 0; c < COLUMNS; c++) {
            if (board.cells[c][ROWS - 1] == 0) options[count++] = c;
        }
        int seat = ply & 1, column = options[choose(count)], row = 0;
        while (board.cells[column][row] != 0) row++;
        board.cells[column][row] = (signed char)(1 + seat);
        ++*decisions;
        if (is_won(&board, column, row)) return seat;
    }
    return DRAW;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void measure(const char *way, int (*play)(uint64_t *), double seconds) {
    uint64_t decisions = 0, matches = 0, results[3] = {0, 0, 0};
    double start = now(), elapsed;
    do {
        for (int i = 0; i < MATCHES_A_LOOK; i++) results[play(&decisions)]++;
        matches += MATCHES_A_LOOK;
        elapsed = now() - start;
    } while (elapsed < seconds);
    printf("{\"peer\": \"C\", \"version\": \"%s\", \"game\": \"connect_four\", \"seats\": 2, \"way\": \"%s\", "
           "\"seconds\": %.4f, \"matches\": %" PRIu64 ", \"decisions\": %" PRIu64 ", "
           "\"decisions_by_seats\": %" PRIu64 ", \"decisions_by_chance\": 0, "
           "\"results\": [%" PRIu64 ", %" PRIu64 ", %" PRIu64 "]}\n",
           COMPILER, way, elapsed, matches, decisions, decisions, results[0], results[1], results[2]);
}

int main(int count, char **arguments) {
    double seconds = count > 1 ? atof(arguments[1]) : 5.0;
    seed = UINT64_C(0x9E3779B97F4A7C15) * (uint64_t)(count > 2 ? atoi(arguments[2]) : 1);
    measure("bitboards", play_bits, seconds);
    measure("array of cells", play_cells, seconds);
    return 0;
}
