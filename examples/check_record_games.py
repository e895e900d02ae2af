"""The five games as far as chance goes: what each draws, in which order, from docs/records.md.

Followed is:

- THE Phase: every deal. Each card that is played was dealt to that seat.
- Phase 10 Masters: every deal, the card turned up, every card drawn, the pile rebuilt, and the points
  that are left in the hands. Each card that leaves a hand was in it.
- Phase: the shuffled decks with the faces that lie up, the first hands, and the lot for who begins.
  Not the defender of the Nexus, and no deck that is shuffled later: when that happens is up to the
  texts of the cards, and the log names cards by their sleeves only.
- Phaktionz: who begins, the opening hands, and the cards exchanged for what was set aside. Not what is
  drawn, lost or looked at later: how often that happens is up to the texts of the cards.
- Phase Away: when portals and monsters come first. Not what is found, explored or met later: that
  depends on everything that lies on the board.

Each game has `id`, what `rules_id` must be; `start` and `move`, which draw as the game does; `agrees_with`
the deal of the record; and `finish`, which says what was followed. Seats are counted from 0 here.
"""
import collections
import hashlib
import re
import tomllib


class Flaw(Exception):
    """Which check failed, and why."""


class Skipped(Exception):
    """Why something cannot be checked here."""


def expect(right, check, text):
    if not right:
        raise Flaw(f"{check}: {text}")


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def own_cards(record):
    """Those of the players or, where they chose none, those that the program brought."""
    return record["options"]["cards"] or record.get("brought", {}).get("cards", "")


class ThePhase:
    def __init__(self, record, repository):
        self.options = record["options"]
        text = own_cards(record) or read(repository, "games/the_phase/cards.csv")
        lines = [line.strip() for line in text.split("\n")]
        rows = [line.split(",") for line in lines if line and not line.startswith("#")][1:]
        self.faces = [(row[0].strip(), int(row[1]), *(cell.strip() for cell in row[2:])) for row in rows]
        self.faces.sort(key=lambda face: (["red", "yellow", "green", "blue"].index(face[0]), face[1]))
        self.players = int(self.options["players"])
        self.size = 10 if self.options["variant"] == "quick" else self.players + 3

    def id(self, version):
        chosen = " ".join(self.options[name] for name in ("players", "variant", "follow"))
        lines = (" ".join(map(str, face)) for face in self.faces)
        return digest("\n".join([f"the-phase {version} {chosen}", *lines]))

    def start(self, chance):
        self.leader = 1 + chance.below(self.players)
        self.deals = 0
        self.deal(chance)

    def deal(self, chance):
        cards = [f"{face[0]}-{face[1]}" for face in self.faces]
        chance.to_front(cards, self.players * self.size)
        self.hands = [cards[i * self.size:(i + 1) * self.size] for i in range(self.players)]
        self.trick = {}
        self.deals += 1

    def agrees_with(self, deal):
        hands = [sorted(hand) for hand in deal["hands"]]
        return deal["leader"] == self.leader and hands == [sorted(hand) for hand in self.hands]

    def move(self, chance, seat, words):
        """A trick takes one card from each hand; in Phase 0 a secret choice may be made again."""
        expect(words[1] in self.hands[seat], "draws", f"{words[1]} was not dealt to seat {seat + 1}")
        self.trick[seat] = words[1]
        if len(self.trick) < self.players:
            return
        for each, card in self.trick.items():
            self.hands[each].remove(card)
        self.trick = {}
        if len(self.hands[0]) == 1 and self.options["variant"] == "standard":
            self.deal(chance)  # after the last round nobody plays it

    def finish(self, scores):
        unplayed = 1 if scores and self.options["variant"] == "standard" else 0
        return f"deals: {self.deals - unplayed}"


class Phase10Masters:
    NUMBERS = [f"{colour}-{n}" for n in range(1, 13) for colour in ("red", "yellow", "green", "blue")]

    def __init__(self, record, repository):
        self.options = record["options"]
        self.limits = {name: int(value) for name, value in self.options.items() if value.isdigit()}
        self.players = self.limits["players"]

    def id(self, version):
        return digest(" ".join(["phase10-masters", str(version), *self.options.values()]))

    def start(self, chance):
        self.dealer = chance.below(self.players)
        self.saves = [[] for _ in range(self.players)]
        self.scores = [0] * self.players
        self.deals = self.draws = self.rebuilt = 0
        self.deal(chance)

    def deal(self, chance):
        self.pile = self.NUMBERS * 2 + ["skip"] * self.limits["skips"] + ["wild"] * self.limits["wilds"]
        for card in sum(self.saves, []):
            self.pile.remove(card)
        self.hands = [[] for _ in range(self.players)]
        for i in range(self.players):
            seat = (self.dealer + 1 + i) % self.players
            self.hands[seat] = [self.draw(chance) for _ in range(10)]
        self.discards = [self.draw(chance)]
        self.turn = self.rebuilds = 0
        self.deals += 1

    def draw(self, chance):
        expect(self.pile, "draws", "the pile is empty")
        counts = collections.Counter(self.pile)
        once = [card for card in self.NUMBERS if counts[card]]
        twice = [card for card in once if counts[card] == 2]
        others = ["skip"] * counts["skip"] + ["wild"] * counts["wild"]
        card = (once + twice + others)[chance.below(len(self.pile))]
        self.pile.remove(card)
        return card

    def agrees_with(self, deal):
        ordered = lambda heaps: [sorted(heap) for heap in heaps]
        return (deal["dealer"] == self.dealer + 1 and deal["discard"] == self.discards and
                ordered(deal["hands"]) == ordered(self.hands) and sorted(deal["pile"]) == sorted(self.pile))

    def move(self, chance, seat, words):
        kind, card = words[0], " ".join(words[1:2])
        hand = self.hands[seat]
        if kind in ("lay", "hit", "discard", "save"):
            expect(card in hand, "draws", f"seat {seat + 1} does not hold {card}")
            hand.remove(card)
        if kind == "draw":
            hand.append(self.draw(chance))
            self.draws += 1
        elif kind == "take":
            expect(self.discards, "draws", "there is nothing to take")
            hand.append(self.discards.pop())
        elif kind == "fetch":
            expect(card in self.saves[seat], "draws", f"seat {seat + 1} has not saved {card}")
            self.saves[seat].remove(card)
            hand.append(card)
        elif kind == "discard":
            self.discards.append(card)
        elif kind == "save":
            self.saves[seat].append(card)
        else:
            expect(kind in ("phase", "lay", "hit"), "draws", f"'{kind}' is no move")
        turn_ends = kind in ("discard", "save") or (kind == "phase" and seat == self.dealer)
        if not hand or (turn_ends and not self.next_turn()):
            self.end_hand(chance)

    def next_turn(self):
        """False if the hand ends with nobody out: after too many turns or rebuilds."""
        if self.turn == self.limits["turn_limit"]:
            return False
        self.turn += 1
        if not self.pile and len(self.discards) > 1:
            self.rebuilds += 1
            if self.rebuilds == self.limits["stall_limit"]:
                return False
            self.pile, self.discards = self.discards[:-1], self.discards[-1:]
            self.rebuilt += 1
        return True

    def end_hand(self, chance):
        def points(card):
            return {"skip": 15, "wild": 25}.get(card) or (5 if int(card.split("-")[1]) < 10 else 10)

        self.scores = [old + sum(map(points, hand)) for old, hand in zip(self.scores, self.hands)]
        self.dealer = (self.dealer + 1) % self.players
        self.deal(chance)  # after the last hand nobody plays it

    def finish(self, scores):
        expect(not scores or scores == self.scores, "result", f"the hands left give {self.scores}")
        deals = self.deals - (1 if scores else 0)
        return f"deals: {deals}, cards drawn: {self.draws}, piles rebuilt: {self.rebuilt}"


class Phase:
    def __init__(self, record, repository):
        self.options = record["options"]
        self.players = int(self.options["players"])
        self.packed = own_cards(record) or pack(repository)
        lines = [line.split("\t") for line in self.packed.split("\n")]
        self.costs = {line[1]: int(line[5]) for line in lines if line[0] == "side"}
        ready = [(line[1:3], deck_of(line[5])) for line in lines if line[0] == "deck"]
        self.decks = []
        for i in range(self.players):
            wish = self.options[f"deck{i + 1}"]
            by_name = [deck for names, deck in ready if wish.strip().lower() in map(str.lower, names)]
            self.decks.append(by_name[0] if by_name else deck_of(wish))
        self.choose_decks([deck for _, deck in ready])

    def choose_decks(self, ready):
        """Who names none gets the next ready deck that shares no card, or else simply the next."""
        at = 0
        for i, deck in enumerate(self.decks):
            if deck:
                continue
            taken = set(sum(self.decks, []))
            free = [n for n in range(len(ready)) if taken.isdisjoint(ready[(at + n) % len(ready)])]
            at += free[0] if free else 0
            self.decks[i] = ready[at % len(ready)]
            at += 1

    def id(self, version):
        heading = f"phase {version} {self.players} {self.options['format']} {self.options['round_limit']}"
        return digest("\n".join([heading, self.packed, *map(deck_line, self.decks)]))

    def start(self, chance):
        """Good sides are up before; each place of the deck is turned over or not."""
        self.cards = []
        for deck in self.decks:
            cards = [card.split(" / ") for card in deck]
            chance.to_front(cards, len(cards))
            self.cards.append([card[::-1] if chance.below(2) else card for card in cards])
        self.chosen, self.lowest, self.starter = {}, [], None

    def agrees_with(self, deal):
        told = [[[card["face"], card["back"]] for card in player["hand"] + player["deck"]]
                for player in deal["players"]]
        return told == self.cards and all(len(player["hand"]) == 3 for player in deal["players"])

    def move(self, chance, seat, words):
        if words[0] != "recruit":
            expect(len(self.chosen) == self.players, "draws", "not everybody has recruited")
            if self.starter is not None:
                expect(seat == self.starter, "draws", f"seat {self.starter + 1} was drawn to begin")
            self.starter = None  # has begun; nothing is followed from here
            return
        hand = [f"{seat + 1}:{n}" for n in (1, 2, 3)]
        expect(words[1] in hand, "draws", f"{words[1]} is not in the hand of seat {seat + 1}")
        self.chosen[seat] = words[1]
        if len(self.chosen) == self.players:
            tops = [self.costs[cards[3][0]] for cards in self.cards]
            self.lowest = [i for i, cost in enumerate(tops) if cost == min(tops)]
            self.starter = self.lowest[chance.below(len(self.lowest)) if len(self.lowest) > 1 else 0]

    def finish(self, scores):
        lot = " by lot" if len(self.lowest) > 1 else ""
        return f"the decks, the first hands and who begins{lot}; later shuffles are not followed"


class Phaktionz:
    def __init__(self, record, repository):
        self.options = record["options"]
        self.packed = own_cards(record)
        if not self.packed:
            raise Skipped("the cards are not in the record")
        lines = [line.split("\t") for line in self.packed.split("\n")]
        cards = [line for line in lines if line[0] == "card"]
        self.creation = {line[1] for line in cards if line[9].startswith("CP")}
        self.summons = {line[1]: (line[7], line[8]) for line in cards if line[5] in ("", "Striker", "Tech")}
        ready = [(line[1:3], line[5]) for line in lines if line[0] == "deck"]
        if self.options["format"] == "standard":
            ready = [each for each in ready if self.is_standard(each[1])]
        self.players = 2
        self.lists = []
        for seat in (1, 2):
            wish = self.options[f"deck{seat}"]
            by_name = [line for names, line in ready if wish.strip().lower() in map(str.lower, names)]
            self.lists.append(by_name[0] if by_name else self.in_order(wish))
        self.choose_decks([line for _, line in ready])
        self.slugs = slugs_of([line[1] for line in cards])

    def parts(self, line):
        """The deck and the Creation Pile."""
        cards = [card.removeprefix("CP: ") for card in deck_of(line.replace("CP: ", ""))]
        return ([card for card in cards if card not in self.creation],
                [card for card in cards if card in self.creation])

    def in_order(self, line):
        deck, creation = self.parts(line)
        return "; CP: ".join(filter(None, (deck_line(deck), deck_line(creation))))

    def is_standard(self, line):
        deck, creation = self.parts(line)
        factions = {self.summons[card][1] for card in deck + creation if card in self.summons}
        return len(deck) == 50 and len(factions) < 2

    def choose_decks(self, ready):
        """As in Phase."""
        at = 0
        for i, line in enumerate(self.lists):
            if line:
                continue
            taken = set(sum((sum(self.parts(each), []) for each in self.lists), []))
            free = [n for n in range(len(ready))
                    if taken.isdisjoint(sum(self.parts(ready[(at + n) % len(ready)]), []))]
            at += free[0] if free else 0
            self.lists[i] = ready[at % len(ready)]
            at += 1

    def id(self, version):
        first = "" if self.options["first_turn_battle"] == "true" else " nobody battles in the first turn"
        heading = f"phaktionz {version} {self.options['format']}{first}"
        return digest("\n".join([heading, self.packed, *self.lists]))

    def start(self, chance):
        self.first = chance.below(2)
        self.decks = [self.named(self.parts(line)[0]) for line in self.lists]
        self.hands = [[], []]
        self.aside = []
        self.exchanged = 0
        for seat in (self.first, 1 - self.first):
            for _ in range(5):
                self.draw(chance, seat)

    def named(self, deck):
        return [f"{self.slugs[card]}.{deck[:i + 1].count(card)}" for i, card in enumerate(deck)]

    def draw(self, chance, seat):
        self.hands[seat].append(self.decks[seat].pop(chance.below(len(self.decks[seat]))))

    def agrees_with(self, deal):
        told = [sorted(player["hand"]) for player in deal["players"]]
        return deal["first"] == self.first + 1 and told == [sorted(hand) for hand in self.hands]

    def move(self, chance, seat, words):
        if self.exchanged == 2:
            return
        if words[0] == "aside":
            card = words[1].split(":")[1]
            expect(card in self.hands[seat], "draws", f"{card} is not in the hand of seat {seat + 1}")
            self.aside.append(card)
            return
        expect(words[0] == "done", "draws", "the opening hands come first")
        self.hands[seat] = [card for card in self.hands[seat] if card not in self.aside]
        for _ in self.aside:
            self.draw(chance, seat)
        self.aside = []
        self.exchanged += 1

    def finish(self, scores):
        return "who begins and the opening hands; later draws are not followed"


class PhaseAway:
    CHOSEN = ("players", "difficulty", "minutes", "clock", "turn_seconds", "leader", "rescue")

    def __init__(self, record, repository):
        self.options = record["options"]
        self.players = int(self.options["players"])
        brought = record.get("brought", {}).get("station", "")
        self.station = self.options["station"] or brought or read(repository, "games/phase_away/station.toml")

    def id(self, version):
        chosen = " ".join(self.options[name] for name in self.CHOSEN)
        return digest(f"phase-away {version} {chosen}\n{self.station}")

    def start(self, chance):
        levels = tomllib.loads(self.station)["level"]
        level = next(each for each in levels if each["name"] == self.options["difficulty"])
        self.dues = []
        for first, last in (level["portals"], level["attacks"]):
            self.dues.append(1000 * (first + chance.below(last - first + 1)))

    def agrees_with(self, deal):
        return [deal["portals_due"], deal["attack_due"]] == self.dues

    def move(self, chance, seat, words):
        pass

    def finish(self, scores):
        return "when portals and monsters come first; later draws are not followed"


def deck_of(line):
    deck = []
    for entry in filter(None, (part.strip() for part in line.split(";"))):
        count, name = re.fullmatch(r"(?:(\d+)x )?(.*)", entry).groups()
        deck += [name.strip()] * min(int(count or 1), 50)
    return deck


def deck_line(deck):
    runs = []
    for card in deck:
        if runs and runs[-1][1] == card:
            runs[-1][0] += 1
        else:
            runs.append([1, card])
    return "; ".join(card if count == 1 else f"{count}x {card}" for count, card in runs)


def pack(repository):
    """The box of Phase in its packed form, from its files."""
    parts = {"faction": [], "side": [], "cards": [], "deck": []}
    name = ""
    for path in sorted((repository / "games/phase/box").glob("*.toml")):
        tables = tomllib.loads(path.read_text("utf-8"))
        name = tables.pop("name", name)
        for kind, rows in tables.items():
            parts[kind] += rows
    if not parts["side"]:
        raise Skipped("the cards are not in the record; name the repository to read games/phase/box")
    place = {side["title"]: i for i, side in enumerate(parts["side"])}
    lines = [["penta-cards 1"], ["name", name]]
    lines += [["faction", row["name"], row["german"]] for row in parts["faction"]]
    fields = ("title", "german", "faction", "alignment", "cost", "attack", "defence", "order")
    lines += [["side", *(row[field] for field in fields), *row["skills"]] for row in parts["side"]]
    for row in parts["cards"]:
        evil = [place[title] for title in row["evil"]]
        lines += [["cards", place[title], *evil] for title in row["good"]]
    fields = ("name", "german", "about", "about_german")
    lines += [["deck", *(row[field] for field in fields), deck_line(row["cards"])] for row in parts["deck"]]
    return "".join("\t".join(map(str, line)) + "\n" for line in lines)


def read(repository, path):
    if not (repository / path).is_file():
        raise Skipped(f"the cards are not in the record; name the repository to read {path}")
    return (repository / path).read_text("utf-8")


def slugs_of(names):
    """What notation calls the cards: the letters of their names, apart where two are alike."""
    slugs = {}
    for name in names:
        plain = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-") or "card"
        slug, again = plain, 2
        while slug in slugs.values():
            slug, again = f"{plain}-{again}", again + 1
        slugs[name] = slug
    return slugs


GAMES = {
    "the-phase": ThePhase, "phase10-masters": Phase10Masters, "phase": Phase, "phaktionz": Phaktionz,
    "phase-away": PhaseAway,
}
