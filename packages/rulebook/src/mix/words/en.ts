/** The words of the book itself in English. */
import { BASE } from '@heptapolis/boxes'
import { capital, form, listed, ordinal, plural, spelled } from '@heptapolis/boxes/grammar/en'
import type { BookWords } from '../book-words.ts'

export const words: BookWords = {
  title: 'How to play',
  subtitle({ edition, boxes, players, teams }, say) {
    const chosen = boxes.filter((box) => box !== BASE).map(say.boxName)
    return [
      say.terms.editions[edition],
      chosen.length === 0 ? 'base game' : chosen.join(', '),
      `${plural(players, 'player')}${teams ? ' in teams' : ''}`,
    ].join(' · ')
  },
  contents: 'Contents',
  houseRules: 'House rules of this table',
  tableSaid: (players, hand) =>
    `The table set up for ${spelled(players)}: boards and hands of ${spelled(hand)} around; in the middle tokens and decks, that of Age I already dealt.`,
  freeCity: 'Free city',
  you: 'you',
  before: 'before',
  after: 'after',
  glossary: 'Glossary',
  index: 'Index',
  indexNumbers: 'The numbers are those of the rules; a number without a point is a chapter.',
  continued: (title) => `${title}, continued`,
  search: 'Search or ask',
  noHits: 'Nothing found.',
  close: 'Close',
  night: 'Light or dark',
  readAs: 'read as',
  stops:
    'a an the of in on at to for from with by and or is are was be do does did can could may must should i you my your me we they it its this that what when which who how if there have has get happen happens about mean means not t s will would just very really us our ours mine yours he she him her his their them one ones some any somebody someone anybody everybody everyone people go goes going happened so then than but too also even still only same time now here put let want need was were been being as into out up off over dont don cant can doesnt doesn isnt isn im ve ll re whats thats right away actually please know tell explain rule rules',
  endings: 'ing ed ly',
  playerCount: '(?:with|for|at|in) (?:[2-8]|two|three|four|five|six|seven|eight) (?:players?|people)',
  counts: {
    asks: 'how many|how much',
    numbers: '\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  },
  script: {
    welcome: {
      when: 'Before anything is dealt',
      show: 'Set up first, so that everybody sees the table. Point at your own board, then at both neighbours.',
    },
    cards: {
      when: 'With one card in your hand',
      show: 'Hold up a card of Age I. Point at cost, effect, colour and name. Let everybody find the resource on their own board.',
    },
    turn: {
      when: 'First turn, hands open',
      show: 'Deal Age I and play this turn with open hands. Let everybody say aloud what they do with their card: build it, use it for a stage or sell it. From the second turn on, play in secret.',
    },
    expansion: {
      when: 'Before the cards of Age I are dealt',
      show: 'Show the pieces of the expansion while you speak. One sentence for each piece is enough.',
    },
    trade: {
      when: 'When somebody lacks a resource',
      show: 'Wait until it happens, usually in the second or third turn. Buy one resource together and move the coins.',
    },
    chains: { when: 'At the start of Age II', show: 'Point at the chains on cards that are already in a city.' },
    'age-end': {
      when: 'In the last turn of Age I',
      show: 'Count shields aloud, one pair of neighbours after another, and hand out the tokens.',
    },
    guilds: { when: 'At the start of Age III', show: 'Show one guild and count together what it would score now.' },
    score: {
      when: 'After Age III',
      show: 'Count line by line, all players together. Announce the winner at the end, not before.',
    },
  },
  labels: {
    with: (boxes) => (boxes.length === 1 ? `with ${boxes[0]}` : `${boxes[0]} together with ${listed(boxes.slice(1))}`),
    instead: (boxes) => `changed by ${listed(boxes)}`,
    was: (value) => `${value} in the base game`,
    sources: {
      official: 'official',
      reported: 'reported by owners',
      licensed: 'licensed online game',
      house: 'players’ page',
      ours: 'our ruling',
      table: 'house rule of this table',
      advice: 'our advice',
    },
    reconstructed: 'Our reconstruction: we have not seen the printed piece.',
    printed: (year, said) => `official, ${year}${said === undefined ? '' : `, “${said}”`}`,
    lastTurn: 'last turn of an Age only',
    again: (from, to) => `then steps ${from} to ${to} again for these cards, with all resources and new coins`,
    sameAs: (step) => `as step ${step}, once more`,
    resolved: 'then steps as in a turn, without new cards',
    copies: (count) => `${count} copies`,
    chainFrom: 'free with',
    chainTo: 'leads to',
    either: (halves) =>
      halves.length < 2
        ? halves.join()
        : `either ${halves.map((half) => half.replaceAll('; ', ' and ')).join(', or ')}`,
    start: 'From the start',
    anyOrder: 'stages in any order',
    example: 'Example',
    labelled: (head, text) => `${head}: ${text}`,
    results: 'What follows',
    colours: 'Colours show which expansion a rule comes from.',
    legend:
      'A rule without a mark, or marked “official”, is taken from the official texts that “Sources” in chapter R lists; all others name their source. Rule numbers are the same in every version of this book; missing numbers belong to other versions.',
    city: (number) => `City ${number}`,
  },
  counting: {
    form,
    spelled: { word: spelled, Word: (count) => capital(spelled(count)), feminine: spelled, ordinal },
  },
  beforeName: (text) => text,
  signs: { shield: 'shields', compass: 'compass', gear: 'gear', tablet: 'tablet' },
}
