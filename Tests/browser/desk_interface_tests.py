"""The scripted server of the desk's pages answers nothing that the gateway does not: its calls are in the OpenAPI document,
which `OpenAPIRoutesTests` compares with the routes."""

import pathlib
import re

from desk_agent_sides_tests import ScriptedSides
from desk_callbacks_tests import ScriptedSupervision
from desk_status_tests import ScriptedStatus

DOCUMENT = pathlib.Path(__file__).parents[2] / "Server" / "Sources" / "BeckonNative" / "OpenAPI" / "desk.yaml"


def operations():
    """`METHOD /path` of the document, with `*` for parameters."""
    found, path = set(), None
    for line in DOCUMENT.read_text().partition("\ncomponents:")[0].splitlines():
        if match := re.fullmatch(r"  (/desk/api/\S*):", line):
            path = re.sub(r"\{[^}]*\}", "*", match[1])
        elif match := re.fullmatch(r"    (get|post):", line):
            found.add(f"{match[1].upper()} {path}")
    return found


def is_known(call, known):
    """Whether a scripted call stands for operations of the document: its `*` is any rest of a path."""
    return any(re.fullmatch(re.escape(call).replace(r"\*", ".+"), one) for one in known)


def desk_interface_tests(steps):
    def scripted():
        known = operations()
        for kind in (ScriptedSupervision, ScriptedSides, ScriptedStatus):
            desk = kind()
            desk.fake.close()
            unknown = [call for call in desk.fake.answers if not is_known(call, known)]
            assert not unknown, f"the gateway has no {unknown}"

    steps.run("every call that the scripted desk answers is one of the gateway's", scripted)
