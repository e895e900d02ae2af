#include "games/the_phase/cards.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "engine/phrase.h"

namespace penta::the_phase {
namespace {

constexpr std::string_view header = "colour,rank,grid,shape,wedge";

Error wrong(int line, std::size_t column, const std::string& expected) {
  return Error{"cards, line " + std::to_string(line) + ", column " + std::to_string(column) +
               ": expected " + expected};
}

struct Line {
  int number;
  std::string_view text;

  // Reads the cell as one of the words.
  template <HasWords E>
  std::optional<Error> cell(std::string_view content, E& value) const {
    if (find_word(trim(content), value)) return std::nullopt;
    return wrong(number, column(content),
                 expected_words<E>() + ", not '" + printable(content) + "'");
  }

  std::size_t column(std::string_view content) const {
    return static_cast<std::size_t>(content.data() - text.data()) + 1;
  }
};

Result<Face> parse_face(const Line& line) {
  const auto cells = split(line.text, ',');
  if (cells.size() != 5) {
    return wrong(line.number, 1,
                 "five cells (" + std::string(header) + "), not " + std::to_string(cells.size()));
  }
  Face face;
  if (auto error = line.cell(cells[0], face.colour)) return *error;
  const auto rank = whole_number(trim(cells[1]));
  if (!rank || *rank < 1 || *rank > 99) {
    return wrong(line.number, line.column(cells[1]), "a rank from 1 to 99");
  }
  face.rank = static_cast<std::uint8_t>(*rank);
  if (auto error = line.cell(cells[2], face.grid)) return *error;
  if (auto error = line.cell(cells[3], face.shape)) return *error;
  if (auto error = line.cell(cells[4], face.wedge)) return *error;
  return face;
}

}  // namespace

Result<Deck> Deck::parse(std::string_view csv) {
  Deck deck;
  int number = 0;
  bool titled = false;
  for (const std::string_view text : split(csv, '\n')) {
    ++number;
    const std::string_view content = trim(text);
    if (content.empty() || content.front() == '#') continue;
    if (!titled) {
      if (content != header) return wrong(number, 1, "the header " + std::string(header));
      titled = true;
      continue;
    }
    const auto face = parse_face({number, text});
    if (!face) return face.error();
    const auto count = static_cast<std::size_t>(deck.size_);
    const auto twice = [&](const Face& other) {
      return other.colour == face->colour && other.rank == face->rank;
    };
    if (std::any_of(deck.faces_.begin(), deck.faces_.begin() + deck.size_, twice)) {
      return wrong(number, 1, "each colour and rank once; this card was there before");
    }
    if (deck.size_ == most_cards) {
      return wrong(number, 1, "no more than " + std::to_string(most_cards) + " cards");
    }
    deck.faces_[count] = *face;
    ++deck.size_;
  }
  if (deck.size_ < fewest_cards) {
    return wrong(
        number, 1,
        "at least " + std::to_string(fewest_cards) + " cards, not " + std::to_string(deck.size_));
  }
  deck.index_faces();
  return deck;
}

void Deck::index_faces() {
  std::sort(faces_.begin(), faces_.begin() + size_, [](const Face& a, const Face& b) {
    return a.colour != b.colour ? a.colour < b.colour : a.rank < b.rank;
  });
  for (int i = 0; i < size_; ++i) {
    const auto card = static_cast<Card>(i);
    const Face& face = this->face(card);
    ranks_[static_cast<std::size_t>(i)] = face.rank;
    names_[static_cast<std::size_t>(i)] =
        std::string(word_of(face.colour)) + "-" + std::to_string(face.rank);
    const Demand wedge = face.wedge == Wedge::middle ? Demand::middle : Demand::left_or_right;
    for (const Demand demand :
         {colour_demand(face.colour), grid_demand(face.grid, face.shape), wedge}) {
      following_[static_cast<std::size_t>(demand)].insert(card);
    }
  }
}

Card Deck::find(Colour colour, int rank) const {
  for (int i = 0; i < size_; ++i) {
    const auto card = static_cast<Card>(i);
    if (face(card).colour == colour && face(card).rank == rank) return card;
  }
  return no_card;
}

}  // namespace penta::the_phase
