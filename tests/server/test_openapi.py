"""Every address of the server, asked by a program that reads its description and tells lies."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from litestar.testing import TestClient

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # those of its own dependencies
    import schemathesis
    from schemathesis import GenerationMode
    from schemathesis.checks import (
        not_a_server_error,
        response_schema_conformance,
        status_code_conformance,
    )

CHECKS = [not_a_server_error, response_schema_conformance, status_code_conformance]
PROTOCOL = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"
OPERATIONS = [
    "GET /api/games",
    "GET /api/games/{game}",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/how/{language}",
    "GET /words/{language}/{file}",
    "GET /api/lobby",
    "POST /api/lessons",
    "POST /api/matches",
    "GET /api/matches/{match}",
    "GET /api/matches/{match}/written",
    "POST /api/matches/{match}/join",
    "POST /api/matches/{match}/rematch",
    "POST /api/matches/{match}/fork",
    "GET /api/matches/{match}/record",
    "GET /api/matches/{match}/replay",
    "GET /api/matches/{match}/replay/{number}",
    "GET /api/matches/{match}/review",
    "POST /api/matches/{match}/review",
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


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize("label", OPERATIONS)
def test_whatever_is_asked_the_answer_is_one_of_the_protocol(
    house: TestClient[Any], label: str, mode: str
) -> None:
    method, path = label.split()
    schema = schemathesis.openapi.from_dict(described(house))
    strategy = schema[path][method].as_strategy(generation_mode=GenerationMode(mode))
    reasons = PROTOCOL.read_text(encoding="utf-8")

    @settings(
        max_examples=25,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def ask(case: Any) -> None:
        given_ = case.as_transport_kwargs(base_url=str(house.base_url))
        house.cookies.clear()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            answer = house.request(**{key: v for key, v in given_.items() if v is not None})
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code >= 400:
            assert f"`{answer.json()['reason']}`" in reasons

    try:
        ask()
    except Exception as error:
        if "Cannot negate" in str(error) or type(error).__name__ == "Unsatisfiable":
            return  # nothing wrong can be said to an address that takes anything
        raise
