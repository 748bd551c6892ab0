#!/usr/bin/env python3
"""A bucket and queues of moto on loopback, for the tests of the gateway's vaults and event sources.

    .build/venv/bin/python3 Tests/buckets/serve.py

Prints one line, `PORT ACCESS-KEY SECRET BUCKET`, and serves until its standard input ends. It refuses requests whose
signature is not that of the secret. Needs the packages of requirements.txt.
"""

import json
import os
import sys
import threading

# What boto3 would otherwise look for on this machine.
os.environ.update(AWS_ACCESS_KEY_ID="setup", AWS_SECRET_ACCESS_KEY="setup", AWS_DEFAULT_REGION="eu-central-1")

import boto3  # noqa: E402 - after the line above
from moto import settings  # noqa: E402
from moto.s3.responses import S3Response  # noqa: E402
from moto.server import ThreadedMotoServer  # noqa: E402

BUCKET = "chat-files"
ALL = {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": ["s3:*", "sqs:*"], "Resource": "*"}]}


# moto answers 500 when an object is replaced while another request has it in hand.
ONE_AT_A_TIME = threading.RLock()
ANSWER = S3Response.key_response


def answer(self, *arguments, **words):
    with ONE_AT_A_TIME:
        return ANSWER(self, *arguments, **words)


def main():
    S3Response.key_response = answer
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    settings.INITIAL_NO_AUTH_ACTION_COUNT = float("inf")
    server.start()
    _, port = server.get_host_and_port()
    address = f"http://127.0.0.1:{port}"
    iam = boto3.client("iam", endpoint_url=address)
    iam.create_user(UserName="beckon")
    iam.put_user_policy(UserName="beckon", PolicyName="files", PolicyDocument=json.dumps(ALL))
    key = iam.create_access_key(UserName="beckon")["AccessKey"]
    boto3.client("s3", endpoint_url=address).create_bucket(
        Bucket=BUCKET, CreateBucketConfiguration={"LocationConstraint": "eu-central-1"})
    # Signatures are checked from now on, since the bucket is there.
    settings.INITIAL_NO_AUTH_ACTION_COUNT = 0
    print(port, key["AccessKeyId"], key["SecretAccessKey"], BUCKET, flush=True)
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
