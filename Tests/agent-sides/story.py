#!/usr/bin/env python3
"""One story, unchanged, with every agent side and every kind of customer.

    python3 Tests/agent-sides/story.py --program BECKON [--side SIDE …] [--customer KIND …] [--screenshots DIR]

A customer chats, goes to the background, gets the agent's answer by push, returns, is transferred, and the chat ends; and a
callback is asked for, offered and completed. The agent sides are the desk and the stand-ins for Genesys Cloud, NICE CXone and
PureConnect; the customers are the phone library (`beckon phone`), a long-polling client that knows nothing of it, and the
phone in a browser. Each run has a gateway of its own. The last line reads `N passed, N failed`.
"""

import argparse
import contextlib
import sys
import tempfile
import time
import traceback

sys.dont_write_bytecode = True

from agents import agent_of  # noqa: E402 - after the line above
from customers import CUSTOMERS  # noqa: E402
from demo import Demo  # noqa: E402
from waiting import until  # noqa: E402

SIDES = ["desk", "genesys-cloud", "cxone", "pureconnect"]


def chat_story(customer, agent, pushes):
    """The story of a chat; every text once, in its place, on both sides."""
    subject = customer.start("Stan", "Order 66")
    customer.says("Where is my order?")
    chat = agent.waiting("Stan")
    assert chat.data().get("subject") == subject, chat.data()
    chat.accept("first")
    customer.sees_agent()
    # Nobody answers what has not arrived; at a platform, texts of both sides would then stand in the order in which they came.
    until(lambda: chat.texts() == ["Where is my order?"], "the agent reads the question", chat.texts)
    chat.says("first", "Hello, I look for it.")
    said = ["Where is my order?", "Hello, I look for it."]
    until(lambda: customer.texts() == said, "the customer sees the agent's answer", customer.texts)

    customer.leaves()
    until(chat.is_away, "the agent is told that the customer is not online")
    chat.says("first", "It is on its way.")
    chat.says("first", "It comes tomorrow.")
    said += ["It is on its way.", "It comes tomorrow."]
    until(lambda: pushes.about("It comes tomorrow."), "the answer is pushed")

    customer.returns()
    until(lambda: customer.texts() == said, "the customer has every word once after the return", customer.texts)
    until(lambda: not chat.is_away(), "the agent is told of the return")

    chat.transfer("first", "second")
    chat.says("second", "I go on here.")
    said.append("I go on here.")
    until(lambda: customer.texts() == said, "the customer sees the other agent's words", customer.texts)
    customer.says("Thank you.")
    said.append("Thank you.")
    until(lambda: chat.texts() == said, "the agent has every word once, in order", chat.texts)

    chat.end("second")
    customer.sees_end()
    assert customer.texts() == said, customer.texts()
    stories = [["Notice.Joined", "Notice.Left"] * 2]
    if agent.overlaps:
        stories.append(["Notice.Joined"] * 2 + ["Notice.Left"] * 2)
    until(lambda: customer.agents_notices() in stories, "each agent came and left once", customer.agents_notices)
    assert chat.texts() == said, chat.texts()


def callback_story(customer, agent, pushes):
    """A callback is asked for, an agent calls, and it is complete."""
    callback = agent.callback(customer.asks_for_call("+1212555019" + str(agent.number % 10)))
    callback.offer_and_connect()
    until(lambda: customer.call_is("PROCESSING"), "customer and agent are connected")
    callback.complete()
    until(lambda: customer.call_is("COMPLETED"), "the callback is completed")


STORIES = {"chat": chat_story, "callback": callback_story}


def name_of(side, kind, story):
    return f"{story} · {side} · {kind}"


def run(program, side, kind, story, screenshots):
    name, begun = name_of(side, kind, story), time.monotonic()
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        try:
            demo = stack.enter_context(Demo(program, side, folder))
            customer = stack.enter_context(CUSTOMERS[kind](demo, program, screenshots and f"{screenshots}/{side}"))
            STORIES[story](customer, agent_of(side, demo), demo)
            customer.shoot(f"{story}-end")
        except Exception:
            print(f"FAILED {name}")
            traceback.print_exc(file=sys.stdout)
            return False
    print(f"ok     {name} ({time.monotonic() - begun:.1f} s)", flush=True)
    return True


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True)
    parser.add_argument("--side", choices=SIDES, action="append")
    parser.add_argument("--customer", choices=sorted(CUSTOMERS), action="append")
    parser.add_argument("--story", choices=sorted(STORIES), action="append")
    parser.add_argument("--only", default="", help="run the stories whose name contains these words")
    parser.add_argument("--screenshots")
    options = parser.parse_args()
    results = [
        run(options.program, side, kind, story, options.screenshots)
        for side in options.side or SIDES
        for kind in options.customer or sorted(CUSTOMERS)
        for story in options.story or ["chat", "callback"]
        # The client of docs/wire.md holds chats alone, and one side shows all that is its own.
        if (kind != "wire" or (story == "chat" and side == "desk")) and options.only in name_of(side, kind, story)
    ]
    print(f"{sum(results)} passed, {len(results) - sum(results)} failed")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
