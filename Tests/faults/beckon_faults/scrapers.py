"""Many scrapers that ask one node for its metrics at once, again and again, in a process of their own.

    python3 -m beckon_faults.scrapers URL SCRAPERS SECONDS

Prints as JSON how many answers of each status there were, the slowest in seconds, and what was wrong.
"""

import asyncio
import collections
import json
import os
import sys
import time

from .http import GONE, HTTP
from .shell import clean_environment, run

# How long a scraper waits after an answer, in seconds: they stay together, and leave the load its share of the cores.
PAUSE = 0.25
PATIENCE = 30
BUSY = b'{"status":"busy"}\n'


def wrong(answer):
    """What is wrong with an answer; None for metrics, and for what the port tells those who come beyond its limit."""
    kind = answer.headers.get("Content-Type", "")
    if answer.status == 200 and kind.startswith("text/plain; version=0.0.4"):
        whole = b"beckon_build_info{" in answer.body and answer.body.endswith(b"\n")
        return None if whole else f"200 with {len(answer.body)} bytes that are no metrics"
    if answer.status == 503 and kind == "application/json":
        return None if answer.body == BUSY and answer.headers.get("Retry-After") else repr(answer)
    return f"{answer!r} as {kind}"


async def storm(url, scrapers, seconds):
    answers, problems, slowest = collections.Counter(), [], 0.0
    end = time.monotonic() + seconds

    async def scrape(http):
        nonlocal slowest
        while time.monotonic() < end:
            begin = time.monotonic()
            try:
                answer = await http.call("GET", url, seconds=PATIENCE)
                answers[answer.status] += 1
                problem = wrong(answer)
            except GONE as error:
                problem = f"no answer: {error!r}"
            if problem:
                problems.append(problem)
            slowest = max(slowest, time.monotonic() - begin)
            await asyncio.sleep(PAUSE)

    async with HTTP() as http:
        await asyncio.gather(*(scrape(http) for _ in range(scrapers)))
    return {"answers": answers, "slowest": slowest, "problems": problems[:10]}


async def apart(url, scrapers, seconds):
    """Runs a storm in a process of its own; what it prints."""
    code, output = await run(
        sys.executable, "-B", "-m", "beckon_faults.scrapers", url, str(scrapers), str(seconds),
        env=clean_environment(), cwd=os.path.dirname(os.path.dirname(os.path.abspath(__file__))), seconds=seconds + 2 * PATIENCE)
    assert code == 0, f"the scrapers ended with {code}: {output}"
    return json.loads(output.splitlines()[-1])


if __name__ == "__main__":
    # Their own work is not what is measured.
    os.nice(10)
    print(json.dumps(asyncio.run(storm(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))))
