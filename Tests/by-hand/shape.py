"""Reading printed JSON and comparing it: names, types, nesting and order, with `…` for anything."""

import json
import re

MASK = "…"
_DECODER = json.JSONDecoder()


class Masked:
    """A bare `…`: any value of any type."""


def values(text):
    """All JSON values of a text in order; a bare `…` becomes ``Masked``."""
    # Strings are matched first, so that only a `…` outside of them is replaced.
    text = re.sub(r'"(?:[^"\\]|\\.)*"|' + MASK, lambda m: '{"' + MASK + '":0}' if m[0] == MASK else m[0], text)
    found, position = [], 0
    while position < len(text):
        if text[position].isspace():
            position += 1
            continue
        value, position = _DECODER.raw_decode(text, position)
        found.append(value)
    return [_mask(value) for value in found]


def _mask(value):
    if isinstance(value, dict):
        return Masked() if value == {MASK: 0} else {name: _mask(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_mask(member) for member in value]
    return value


def differences(expected, real, path="answer"):
    """How a value differs from the expected one, as texts; empty when it does not."""
    if isinstance(expected, Masked):
        return []
    if type(expected) is not type(real):
        return [f"{path}: {_kind(expected)} is expected, {_kind(real)} came"]
    if isinstance(expected, dict):
        if list(expected) != list(real):
            return [f"{path}: the members {list(expected)} are expected in this order, {list(real)} came"]
        return [text for name in expected for text in differences(expected[name], real[name], f"{path}.{name}")]
    if isinstance(expected, list):
        if len(expected) != len(real):
            return [f"{path}: {len(expected)} items are expected, {len(real)} came"]
        return [t for i, pair in enumerate(zip(expected, real)) for t in differences(*pair, f"{path}[{i}]")]
    if isinstance(expected, str) and MASK in expected:
        pattern = "(.|\n)*".join(re.escape(part) for part in expected.split(MASK))
        return [] if re.fullmatch(pattern, real) else [f"{path}: “{real}” does not fit “{expected}”"]
    return [] if expected == real else [f"{path}: {expected!r} is expected, {real!r} came"]


def _kind(value):
    names = {dict: "an object", list: "an array", str: "a string", bool: "a truth value", int: "a number",
             float: "a number", type(None): "null", Masked: "anything"}
    return names[type(value)]
