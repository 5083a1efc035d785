"""Every address of the server, asked by a program that reads its description and tells lies."""

from __future__ import annotations

import warnings
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient

CHECKS = ("not_a_server_error", "response_schema_conformance", "status_code_conformance")
PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
EXAMPLES = {"positive": 25, "negative": 12}  # what is wrong takes longer to make up
OPERATIONS = [
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/how/{language}",
    "GET /words/{language}/{file}",
    "GET /words/{file}",
    "GET /api/lobby",
    "POST /api/lessons",
    "POST /api/matches",
    "GET /api/matches/{match}",
    "GET /api/matches/{match}/written",
    "POST /api/matches/{match}/join",
    "POST /api/matches/{match}/rematch",
    "POST /api/matches/{match}/fork",
    "GET /api/meeting",
    "POST /api/meeting",
    "POST /api/seeks",
    "POST /api/matches/{match}/sit",
    "POST /api/matches/{match}/stand",
    "POST /api/matches/{match}/invite",
    "POST /api/matches/{match}/decline",
    "GET /api/friends",
    "POST /api/blocks",
    "GET /api/telling",
    "POST /api/telling",
    "POST /api/telling/push",
    "POST /api/telling/silence",
    "POST /api/telling/mail",
    "POST /api/telling/confirm",
    "GET /api/games/{game}/ladder",
    "GET /api/matches/{match}/rating",
    "GET /api/matches/{match}/record",
    "GET /api/matches/{match}/replay",
    "GET /api/matches/{match}/replay/{number}",
    "GET /api/matches/{match}/review",
    "POST /api/matches/{match}/review",
    "POST /api/matches/{match}/share",
    "GET /api/matches/{match}/replay/{number}/then/{action}",
    "GET /api/matches/{match}/again/{number}",
    "POST /api/matches/{match}/again/{number}",
    "GET /api/puzzles/{game}",
    "GET /api/puzzles/{game}/{puzzle}",
    "GET /api/puzzles/{game}/{puzzle}/then/{action}",
    "POST /api/puzzles/{game}/{puzzle}",
    "GET /api/me",
    "POST /api/me",
    "POST /api/me/link",
    "POST /api/me/phrase",
    "POST /api/me/forget",
    "GET /api/me/results",
    "GET /api/me/export",
    "POST /api/me/leave",
    "GET /api/people/{name}/results",
    "POST /api/devices",
    "GET /api/people/{name}",
    "GET /api/day",
    "POST /api/day",
    "GET /api/tournaments",
    "POST /api/tournaments",
    "GET /api/tournaments/{tournament}",
    "POST /api/tournaments/{tournament}/enter",
    "POST /api/tournaments/{tournament}/leave",
    "POST /api/tournaments/{tournament}/absence",
    "POST /api/tournaments/{tournament}/begin",
    "POST /api/tournaments/{tournament}/close",
    "GET /api/boxes",
    "POST /api/boxes",
    "GET /api/boxes/{box}",
    "POST /api/boxes/{box}",
    "POST /api/boxes/{box}/remove",
    "GET /api/boxes/{box}/file",
    "GET /api/games/{game}/boxes/{content}",
    "GET /api/laboratory",
    "POST /api/laboratory",
    "GET /api/laboratory/games/{game}",
    "GET /api/laboratory/{experiment}",
    "POST /api/laboratory/sketch",
    "POST /api/laboratory/{experiment}/go-on",
    "POST /api/laboratory/{experiment}/stop",
    "GET /api/explorer/deals/{game}/{seats}/{deal}",
    "GET /api/explorer/deals/{game}/{seats}/{deal}/then/{action}",
    "POST /api/explorer/deals/{game}/{seats}/{deal}",
    "GET /api/explorer/matches/{match}/{number}",
    "POST /api/explorer/matches/{match}/{number}",
]


def described(house: TestClient[Any]) -> dict[str, Any]:
    answer: dict[str, Any] = house.get("/schema/openapi.json").json()
    return answer


def test_every_address_is_described(house: TestClient[Any]) -> None:
    found = [
        f"{method.upper()} {path}"
        for path, methods in described(house)["paths"].items()
        for method in methods
    ]
    assert sorted(found) == sorted(OPERATIONS)


@cache
def program() -> Any:
    """It takes a second to import, which plain pytest, and each process that collects, spares."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of its own dependencies
        import schemathesis.checks
    return schemathesis


@cache
def schema_of(house: TestClient[Any]) -> Any:
    """The description as that program reads it; it keeps what it has worked out."""
    return program().openapi.from_dict(described(house))


def takes_anything(operation: dict[str, Any]) -> bool:
    """Whether nothing wrong can be said to it: words in its path, if any, and nothing else."""
    given_ = [(each["in"], each["schema"]) for each in operation.get("parameters", [])]
    return "requestBody" not in operation and all(
        each == ("path", {"type": "string"}) for each in given_
    )


@pytest.mark.slow
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_the_answer_is_one_of_the_protocol(
    house: TestClient[Any], label: str
) -> None:
    method, path = label.split()
    is_open = takes_anything(described(house)["paths"][path][method.lower()])
    reasons = PROTOCOL.read_text(encoding="utf-8")
    checks = [getattr(program().checks, name) for name in CHECKS]

    def ask(case: Any) -> None:
        given_ = case.as_transport_kwargs(base_url=str(house.base_url))
        house.cookies.clear()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            answer = house.request(**{key: v for key, v in given_.items() if v is not None})
        case.validate_response(answer, checks=checks)
        if answer.status_code >= 400:
            assert f"`{answer.json()['reason']}`" in reasons

    for mode in ("positive",) if is_open else ("positive", "negative"):
        how = program().GenerationMode(mode)
        cases = schema_of(house)[path][method].as_strategy(generation_mode=how)
        examples = settings(
            max_examples=EXAMPLES[mode],
            derandomize=True,  # campaigns/fuzz.py looks for what nobody thought of
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        examples(given(case=cases)(ask))()
