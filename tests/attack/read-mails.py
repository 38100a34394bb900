"""Reads every mail of an mbox with Python's own parser, which shares no code with the site, and prints what is wrong.

Standard input: JSON, {"company": {"name", "email", "texts"}, "known": {marker: {"name", "email", "message"}}}, the latter for
    the messages whose mail is known beforehand.
Standard output: JSON, {"markers": [marker of each mail, or ""], "problems": [text]}.
Argument: path of the mbox.
"""
import json
import mailbox
import re
import sys
from email import policy
from email.headerregistry import Address
from email.parser import BytesParser
from email.utils import getaddresses

ONCE = {"From", "To", "Subject", "Message-ID", "Date", "MIME-Version", "Content-Type"}
MAYBE = {"Reply-To", "Content-Transfer-Encoding", "X-Spam-Flag"}
OVERRIDES = re.compile("[\u202a-\u202e\u2066-\u2069]")
# A line that an mbox would take for the start of a mail.
QUOTED = re.compile(rb"^>(?=>*From )", re.M)
LONGEST_LINE = 998  # RFC 5322, 2.1.1


def problems_of(raw, company, written):
    mail = BytesParser(policy=policy.default).parsebytes(raw)
    head = raw.split(b"\n\n", 1)[0]
    names = mail.keys()
    for name in sorted(ONCE - set(names)):
        yield f"has no {name}"
    for name in sorted(set(names)):
        if name not in ONCE | MAYBE:
            yield f"has the header {name}"
        if names.count(name) > 1:
            yield f"has {name} twice"
    if any(byte > 126 or (byte < 32 and byte not in (9, 10)) for byte in head):
        yield "has other than printable ASCII in its head"
    if b"\r" in raw or b"\0" in raw:
        yield "holds a carriage return or a NUL"
    if any(len(line) > LONGEST_LINE for line in raw.split(b"\n")):
        yield "has a line that is too long"
    if mail.defects:
        yield f"has defects: {mail.defects}"
    if str(mail["From"]) != f"{company['name']} <{company['email']}>":
        yield f"is from {mail['From']}"
    if str(mail["To"]) != company["email"]:
        yield f"is to {mail['To']}"
    if mail.get_content_type() != "text/plain" or mail.is_multipart():
        yield f"is of type {mail.get_content_type()}"
    if written is None:
        return
    text = mail.get_content()
    words = company["texts"]["mail"]
    if f"{words['name']}: {written['name']}\n" not in text:
        yield "does not tell the name as it was written"
    if f"{words['email']}: {written['email']}\n" not in text:
        yield "does not tell the address as it was written"
    reply = mail["Reply-To"]
    local, domain = written["email"].rsplit("@", 1)
    if local.isascii() and "=?" not in local:
        if len(reply.addresses) != 1:
            yield f"would be answered to {len(reply.addresses)} addresses"
        else:
            [address] = reply.addresses
            expected = Address(username=local, domain=domain.encode("idna").decode())
            raw_address = getaddresses([BytesParser(policy=policy.compat32).parsebytes(raw)["Reply-To"]])[0][1]
            if raw_address.replace('"', "") != expected.addr_spec:
                yield f"would be answered to {raw_address}"
            # Python 3.11 leaves the blanks between encoded words in a display name.
            shown = re.sub(r"\s", "", address.display_name)
            # An encoded word is broken up, so that nobody decodes it.
            if shown != re.sub(r"\s", "", OVERRIDES.sub("", written["name"])):
                yield f"names {address.display_name!r} and not {written['name']!r}"
    elif reply is not None:
        yield "has a Reply-To that mail cannot carry"


def main():
    given = json.load(sys.stdin)
    markers, problems = [], []
    box = mailbox.mbox(sys.argv[1], create=False)
    for name in box.keys():
        raw = QUOTED.sub(b"", box.get_bytes(name))
        content = BytesParser(policy=policy.default).parsebytes(raw).get_content()
        found = re.search(r"Marker-\d+-[0-9a-z]+\.", content)
        marker = found.group() if found else ""
        markers.append(marker)
        problems += [f"{marker or name} {text}" for text in problems_of(raw, given["company"], given["known"].get(marker))]
    json.dump({"markers": markers, "problems": problems}, sys.stdout)


main()
