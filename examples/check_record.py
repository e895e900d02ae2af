#!/usr/bin/env python3
"""Checks a record of Pentaphase by docs/records.md, without any of penta's own code.

    check_record.py RECORD [REPOSITORY]

Checks `rules_id`, the commitments, the chain with its times, the deal, and every later draw that can be
followed without knowing the rules; check_record_games.py says which. Whether moves are legal, and who
wins, only `penta verify` says. The cards of THE Phase and Phase are in the record; those of records that
do not carry any are read from the REPOSITORY (usually the one around this file). Needs Python 3.11 and
nothing else.

Prints a line for each check. Exit code 0: all is right; 1: the first flaw ends it; 2: cannot be used.
"""
import functools
import hashlib
import json
import pathlib
import re
import struct
import sys

from check_record_games import GAMES, Flaw, Skipped, digest, expect


def quarter_round(s, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & 0xFFFFFFFF
        s[z] ^= s[x]
        s[z] = (s[z] << turn | s[z] >> (32 - turn)) & 0xFFFFFFFF


@functools.lru_cache(maxsize=None)  # after an undo the same is drawn again
def chacha20_block(key, nonce, counter):
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, nonce)))
    s = start[:]
    for _ in range(10):
        for i in range(4):
            quarter_round(s, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(s, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(s, start)]


class Chance:
    """ChaCha20 with the match seed as key and the number of the entry as nonce."""

    def __init__(self, seed, entry):
        self.seed, self.entry, self.blocks, self.words = seed, entry, 0, []

    def below(self, n):
        while True:
            if not self.words:
                self.words = list(chacha20_block(self.seed, self.entry, self.blocks))
                self.blocks += 1
            product = self.words.pop(0) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32

    def to_front(self, items, count):
        """Draws so many of them to the front."""
        for i in range(count):
            j = i + self.below(len(items) - i)
            items[i], items[j] = items[j], items[i]


def check_form(record):
    """All hashes and secrets have 32 bytes, so that none can be longer at the cost of the next."""
    if record["format"] != "pentaphase-record-1":
        raise ValueError("expected the format pentaphase-record-1")
    fields = ("rules_id", "match_id", "server_commit", "server_seed", "chain_start")
    digits = [record[field] for field in fields] + [entry["hash"] for entry in record["log"]]
    digits += [part[field] for part in record["contributions"] for field in ("commit", "reveal")]
    for each in digits:
        if not re.fullmatch("[0-9a-f]{64}", each):
            raise ValueError("expected 64 hexadecimal digits for each hash and secret")


def check_commitments(record):
    def commitment(secret):
        return hashlib.sha256(b"pentaphase commitment" + bytes.fromhex(secret)).hexdigest()

    right = commitment(record["server_seed"]) == record["server_commit"]
    expect(right, "commitment", "the server's seed is not the one it had committed to")
    seats = [part["seat"] for part in record["contributions"]]
    right = seats == sorted(set(seats).intersection(range(1, len(record["seats"]) + 1)))
    expect(right, "commitment", "the seats' parts are not one each, in their order")
    for part in record["contributions"]:
        right = commitment(part["reveal"]) == part["commit"]
        expect(right, "commitment", f"seat {part['seat']} did not reveal what it had committed to")
    return f"the server's and {len(record['contributions'])} of seats"


def chain_start(record):
    lines = ["pentaphase record 1", "{game} {rules_version} {rules_id}".format(**record)]
    lines += [f"{name}={digest(value)}" for name, value in record["options"].items()]
    lines += [f"{digest(seat['name'])} {digest(seat['bot'])}" for seat in record["seats"]]
    lines.append("{match_id} {server_commit}".format(**record))
    lines += ["{seat} {commit} {reveal}".format(**part) for part in record["contributions"]]
    return digest("\n".join(lines))


def entry_hash(previous, number, entry):
    passed = entry.get("passed", 0)
    if "move" in entry:
        what = f"move {entry['seat']} {entry['move']}"
    elif "undo" in entry:
        taken = " ".join(map(str, entry["undo"]))
        leave = "practice" if entry.get("practice") else "asked" if entry["asked"] else "free"
        what = f"undo {entry['seat']} {taken} {leave}"
    elif "pause" in entry:
        what = f"{'pause' if entry['pause'] else 'resume'} {entry['seat']}"
    elif "concede" in entry:
        what = f"concede {entry['seat']} {entry['concede']}".rstrip(" ")
    elif "draw" in entry:
        what = f"{entry['draw']} {entry['seat']}"
    else:
        what = f"time {passed}"
    if passed and not what.startswith("time"):
        what += f" after {passed}"
    return digest(f"{previous}\n{number} {entry['time']} {what}")


def check_chain(record):
    previous, time = record["chain_start"], 0
    if not record.get("set_up"):  # the bytes of a position are known to penta only
        expect(chain_start(record) == previous, "chain", "it is broken at its start")
    for number, entry in enumerate(record["log"], 1):
        previous = entry_hash(previous, number, entry)
        expect(previous == entry["hash"], "chain", f"it is broken at entry {number}")
        expect(entry["time"] >= time, "chain", f"time runs back at entry {number}")
        time = entry["time"]
    return f"{len(record['log'])} entries, and time never runs back"


def match_seed(record):
    reveals = [part["reveal"] for part in record["contributions"]]
    parts = [record["server_seed"], *reveals, record["match_id"], record["rules_id"]]
    return hashlib.sha256(b"pentaphase match seed" + bytes.fromhex("".join(parts))).digest()


def check_draws(record, game):
    """Every entry has its own chance, so after an undo what stands is played again from the deal."""
    log, stands, seed = record["log"], [], match_seed(record)

    def play(number):
        entry = log[number - 1]
        seat = entry["seat"] - 1
        expect(0 <= seat < game.players, "draws", f"entry {number} is of no seat")
        try:
            game.move(Chance(seed, number), seat, entry["move"].split())
        except Flaw as flaw:
            raise Flaw(f"{flaw}, at entry {number}") from None
        except (IndexError, KeyError, ValueError):
            raise Flaw(f"draws: entry {number} cannot be read as a move") from None

    for number, entry in enumerate(log, 1):
        if "move" in entry:
            stands.append(number)
            play(number)
        elif "undo" in entry:
            expect(set(entry["undo"]) <= set(stands), "draws", f"entry {number} undoes what does not stand")
            stands = [n for n in stands if n not in entry["undo"]]
            game.start(Chance(seed, 0))
            for n in stands:
                play(n)
    return game.finish([] if ended_by_people(record) else record["scores"])


def ended_by_people(record):
    """Says what ended a match that its rules did not end: one of two concedes, or they agree on a draw."""
    log = record["log"]
    ending = [number for number, entry in enumerate(log, 1)
              if entry.get("concede") == "" or entry.get("draw") == "accept"]
    if not ending:
        return ""
    expect(ending == [len(log)], "result", f"entry {ending[0]} ends the match, and it goes on")
    expect(record["scores"] == [0, 0], "result", "a match that people have ended has no score")
    return "conceded" if "concede" in log[-1] else "an agreed draw"


def is_practice(record):
    """What was drawn or shown was taken back while there was nobody to ask."""
    return any(entry.get("practice") for entry in record["log"])


def checks(record, repository):
    """Yields a line for each check; raises Flaw at the first one that fails."""
    check_form(record)
    game, missing = None, ""
    if record["game"] not in GAMES:
        missing = f"this program does not know the game {record['game']!r}"
    else:
        try:
            game = GAMES[record["game"]](record, repository)
        except Skipped as skipped:
            missing = str(skipped)
    if game:
        expect(len(record["seats"]) == game.players, "rules", "there is not one seat for each player")
        right = game.id(record["rules_version"]) == record["rules_id"]
        expect(right, "rules", "options and cards do not give rules_id")
        yield f"ok  rules       {record['game']}, version {record['rules_version']}"
    else:
        yield f"--  rules       not checked: {missing}"
    yield "ok  commitments " + check_commitments(record)
    yield "ok  chain       " + check_chain(record) + (
        "; practice: a draw was taken back" if is_practice(record) else "")
    if not game or record.get("set_up"):
        yield f"--  deal        not checked: {missing or 'the match began with a position'}"
        return
    game.start(Chance(match_seed(record), 0))
    expect(game.agrees_with(record["deal"]), "deal", "the seeds give other cards")
    yield "ok  deal        the seeds give these cards"
    yield "ok  draws       " + check_draws(record, game)
    if ended_by_people(record):
        yield "ok  result      " + ended_by_people(record)


def main(arguments):
    if len(arguments) not in (1, 2):
        print(__doc__.strip(), file=sys.stderr)
        return 2
    around = pathlib.Path(__file__).resolve().parent.parent
    repository = pathlib.Path(arguments[1]) if len(arguments) == 2 else around
    try:
        for line in checks(json.loads(pathlib.Path(arguments[0]).read_text("utf-8")), repository):
            print(line)
    except Flaw as flaw:
        print(f"FLAW {flaw}")
        return 1
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    except (ValueError, KeyError, TypeError, IndexError, AttributeError, ArithmeticError,
            RecursionError) as error:
        print(f"{arguments[0]} is no record: {type(error).__name__} {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
