"""A wire between a browser and a server that counts what goes through it."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

REQUEST = re.compile(rb"(?:GET|HEAD|POST) (\S+) HTTP/1\.1\r\n")


class Wire:
    """Whoever asks for it, a page or its service worker: every request that reaches the server."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, ""
        self.requests: list[str] = []  # what was asked for, in order
        self.received = 0  # bytes from the server: heads, bodies, and what sockets say
        self.ends: list[asyncio.StreamWriter] = []
        self.is_cut = False  # whether nothing goes through
        self.loop = asyncio.new_event_loop()  # in a thread of its own

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A connection of the browser, and the same one to the server."""
        if self.is_cut:
            writer.close()
            return
        answers, questions = await asyncio.open_connection("127.0.0.1", self.port)
        self.ends += [writer, questions]
        with suppress(asyncio.CancelledError):  # the wire is taken away
            await asyncio.gather(self.ask(reader, questions), self.answer(answers, writer))

    def cut(self) -> None:
        """Nothing goes through any more, until somebody mends it."""
        self.is_cut, is_done = True, threading.Event()

        def drop() -> None:
            for end in self.ends:
                end.transport.abort()
            is_done.set()

        self.loop.call_soon_threadsafe(drop)
        is_done.wait()

    async def ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Browsers send one request at a time, and send its head in one go."""
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                self.requests += [found.decode() for found in REQUEST.findall(data)]
                writer.write(data)
                await writer.drain()
        writer.close()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the server says."""
        with suppress(ConnectionError):
            while data := await reader.read(65_536):
                self.received += len(data)
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def counted(port: int) -> Iterator[Wire]:
    """A wire to the server at a port, as long as the block lasts."""
    wire, ready = Wire(port), threading.Event()
    loop = wire.loop

    async def listen() -> None:
        async with await asyncio.start_server(wire.meet, "127.0.0.1", 0) as server:
            wire.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            ready.set()
            await server.serve_forever()

    def run() -> None:
        loop.create_task(listen())
        loop.run_forever()
        for end in wire.ends:
            end.close()
        tasks = asyncio.all_tasks(loop)
        for task in tasks:
            task.cancel()
        loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        loop.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    ready.wait()
    try:
        yield wire
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
