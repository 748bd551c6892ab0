"""What a load of phones showed: a table, what is wrong, and what a million phones would cost."""

import scrapes

MILLION = 1_000_000


def problems(parts):
    """What was lost, doubled or did not return, one line each."""
    found = []
    for part in parts:
        def note(text):
            found.append(f"{part['part']}: {text}")

        totals = part.get("totals")
        if not totals:
            note("nothing was measured")
            continue
        if lost := totals["acknowledged"] - totals["delivered"]:
            note(f"{lost} messages were lost" if lost > 0 else f"{-lost} messages came that nobody acknowledged")
        if unsure := totals["sent"] - totals["acknowledged"]:
            note(f"{unsure} messages were never acknowledged")
        if totals["doubled"]:
            note(f"{totals['doubled']} messages were doubled")
        if totals["missed"]:
            note(f"{totals['missed']} messages were missing before later ones")
        if missing := part["phones"] - part["parked"]:
            note(f"{missing} phones have no poll at the end")
        found += scrapes.problems(part)
        found += [f"{part['part']}: restart of {one['what']}: {one['missing']} phones were not back in time"
                  for one in part["restarts"] if not one["is back"]]
        if totals["failures"]:
            note(f"{totals['failures']} answers that should not be; the first: {part['failures'][0]}")
    return found


def slopes(part):
    """What a phone and a message cost; None if the part did not get so far."""
    if "quiet" not in part or not part["minutes"]:
        return None
    quiet, minutes = part["quiet"], part["minutes"]
    seconds = sum(one["seconds"] for one in minutes)
    delivered = sum(one["counts"]["delivered"] for one in minutes) or None
    phones = part["phones"]

    def growth(kind):
        # From half of the phones to all, so that what a node takes once does not count.
        grown = total(part["parked memory"].get(kind, 0)) - total(part["half"]["memory"].get(kind, 0))
        return grown / max(1, phones - part["half"]["parked"])

    def idle(kind):
        return total(quiet["cpu"].get(kind, 0)) / quiet["seconds"]

    def message(kind):
        busy = sum(total(one["cpu"].get(kind, 0)) for one in minutes) - idle(kind) * seconds
        return delivered and busy / delivered * 1e6

    return {
        "KiB of a node a further phone": growth("nodes"), "KiB of the database a further phone": growth("database"),
        "us of nodes a second and phone": idle("nodes") / phones * 1e6,
        "us of the database a second and phone": idle("database") / phones * 1e6,
        "us of nodes a message": message("nodes"), "us of the database a message": message("database"),
        "us of the generators a second and phone": idle("generators") / phones * 1e6,
        "us of the generators a message": message("generators"),
    }


def cost_of_a_million(parts, options):
    """Computed from the slopes of the last part, not measured: everything grows as the phones do, messages too."""
    part = next((one for one in reversed(parts) if slopes(one)), None)
    if part is None:
        return None
    slope = slopes(part)
    messages = options.rate / part["phones"] * MILLION
    computed = {
        "from": part["part"], "phones": MILLION, "messages a second": messages,
        "nodes of so many phones": MILLION / options.phones,
        "GiB of all nodes": slope["KiB of a node a further phone"] * MILLION / 1_048_576,
        "cores for held polls": slope["us of nodes a second and phone"],
        "cores for messages": (slope["us of nodes a message"] or 0) * messages / 1e6,
    }
    if part["part"] == "postgresql":
        computed |= {
            "cores of the database": slope["us of the database a second and phone"]
            + (slope["us of the database a message"] or 0) * messages / 1e6,
            "GiB of the database's processes": slope["KiB of the database a further phone"] * MILLION / 1_048_576,
        }
    return {name: round(value, 2) if isinstance(value, float) else value for name, value in computed.items()}


def total(value):
    return sum(value) if isinstance(value, list) else value


# As a table

COLUMNS = ("", "node", "MiB", "KiB/phone", "CPU %", "p50 ms", "p99 ms", "sent", "delivered", "doubled", "repeated",
           "waiting")


def as_table(result):
    lines = [f"{name:<24}{value}" for name, value in result.items() if not isinstance(value, (list, dict, type(None)))]
    for part in result["parts"]:
        lines += ["", f"{part['phones']:,} phones, {part['nodes']} node{'s' if part['nodes'] > 1 else ''}, {part['part']}"]
        lines += part_lines(part)
    if result["computed"]:
        lines += ["", "A million phones, computed from these slopes, not measured:"]
        lines += [f"  {name:<36}{shown(value)}" for name, value in result["computed"].items()]
    failed = [f"FAILED  {text}" for text in result["problems"]]
    return "\n".join([*lines, "", *(failed or ["nothing lost, nothing doubled, everybody back"])])


def part_lines(part):
    lines = []
    if entering := part.get("entering"):
        cpu = sum(total(seconds) for seconds in entering["cpu"].values())
        lines.append(f"all chats made and polls held after {entering['seconds']} s, with {cpu:.0f} s of CPU of all processes")
    lines.append(row(COLUMNS))
    laps = [("quiet", part["quiet"])] if "quiet" in part else []
    laps += [(f"minute {number}", lap) for number, lap in enumerate(part["minutes"], 1)]
    for name, lap in laps:
        lines += lap_lines(name, lap, part)
    lines += scrapes.lines(part)
    for one in part["restarts"]:
        lines += [f"restart of {one['what']}, {one['phones']:,} phones: stopped in {one['seconds to stop']} s, started in "
                  f"{one['seconds to start']} s, all back {shown(one['seconds until all are back'])} s after the stop began "
                  f"and {shown(one['seconds from ready until all are back'])} s after the start",
                  f"  in the busiest second {one['peak of connections']:,} connections, {one['peak of tries']:,} tries, "
                  f"{one['peak of requests']:,} requests; p50 {shown(one['p50'])} ms, p99 {shown(one['p99'])} ms"]
    if totals := part.get("totals"):
        lines.append(f"in all: {totals['sent']:,} sent, {totals['acknowledged']:,} acknowledged, "
                     f"{totals['delivered']:,} delivered, {totals['acknowledged'] - totals['delivered']} lost, {totals['doubled']} doubled, "
                     f"{totals['repeated']:,} repeated after a return, {totals['left']:,} phones left; "
                     f"answers to be repeated: {part['refused'] or 'none'}")
    if slope := slopes(part):
        lines.append("; ".join(f"{shown(value)} {name}" for name, value in slope.items()))
    return lines


def lap_lines(name, lap, part):
    """A line for each node, one for the database and one for the generators; the first has what holds for all."""
    counts = lap["counts"]
    all_of_it = (lap["p50"], lap["p99"], counts["sent"], counts["delivered"], counts["doubled"], counts["repeated"],
                 lap["waiting"])
    of_node = part["phones"] / part["nodes"]
    lines = []
    for number, (memory, cpu) in enumerate(zip(lap["memory"]["nodes"], lap["cpu"]["nodes"])):
        cells = (memory / 1024, (memory - part["idle"]["nodes"][number]) / of_node, cpu / lap["seconds"] * 100)
        first = number == 0
        lines.append(row((name if first else "", f"n{number}", *cells, *(all_of_it if first else ()))))
    if "database" in lap["cpu"]:
        cells = (lap["memory"]["database"] / 1024, "", lap["cpu"]["database"] / lap["seconds"] * 100)
        lines.append(row(("", "database", *cells)))
    lines.append(row(("", "phones", "", "", lap["cpu"]["generators"] / lap["seconds"] * 100)))
    return lines


def row(cells):
    return f"{cells[0]:<10}{cells[1]:<9}" + "".join(f"{shown(cell):>10}" for cell in cells[2:])


def shown(value):
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:,.2f}" if abs(value) < 100 else f"{value:,.0f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
