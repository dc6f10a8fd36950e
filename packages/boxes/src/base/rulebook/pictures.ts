/** Pictures of the base game. */
import { type Piece, RESOURCES, SYMBOLS } from '@heptapolis/engine/box'
import { card, cardHeight } from '../../kit/drawn-card.ts'
import type { BoxPictures, Drawn, Lying, Sheet } from '../../kit/picture.ts'
import { group, line, paragraph, rounded, text } from '../../kit/strokes.ts'
import { boardSides } from './board-sides.ts'

const AGES = [1, 2, 3] as const
const NUMERALS = ['I', 'II', 'III']

/** Sizes of a hand from turn to turn, and the direction of passing. */
function passing({ numbers, pen, word, narrow }: Sheet): Drawn {
  const { handSize, turns } = numbers
  const [step, start, top] = narrow ? [52, 0, 64] : [62, 136, 0]
  const width = start + turns * step + (narrow ? 54 : 74)
  const hands = Array.from({ length: turns }, (_, turn) => {
    const x = turn * step
    const left = handSize - turn
    const arrow =
      turn === turns - 1
        ? pen.symbol('discard', x + 40, 26, 20, 'var(--ink-2)')
        : text(x + step / 2 + 18, 42, '›', { size: 22, at: 'middle', colour: 'var(--rule-strong)' })
    return (
      pen.back(x, 12, 30, 42, { mark: String(left), pile: Math.min(3, left - 1) }) +
      arrow +
      text(x + 15, 72, String(turn + 1), { size: 12, at: 'middle', colour: 'var(--ink-2)' })
    )
  })
  const ways = AGES.map((_, i) => {
    const isLeft = i !== 1
    const y = 22 + i * 19
    return (
      text(0, y, NUMERALS[i], { size: 14, display: true }) +
      pen.symbol(isLeft ? 'left' : 'right', 26, y - 13, 15, 'var(--accent)') +
      text(46, y, word(isLeft ? 'to-left' : 'to-right'), { size: 13, colour: 'var(--ink-2)' })
    )
  })
  const end = text(turns * step - (narrow ? 18 : -6), narrow ? 72 : 42, `${handSize - turns} ${word('discarded')}`, {
    size: 12,
    colour: 'var(--ink-2)',
  })
  return { width, height: top + 80, svg: ways.join('') + group(start, top, hands.join('') + end) }
}

/** Hand of the keeper: the card drawn for the free city, one card per city, and the rest. */
function keeper({ numbers, pen, word }: Sheet): Drawn {
  const [step, high] = [46, 50]
  const uses = [word('keeper-own'), word('keeper-free')]
  const cards = Array.from({ length: numbers.handSize + 1 }, (_, i) => {
    const isDrawn = i === numbers.handSize
    const x = i * step + (i < uses.length ? i * 40 : uses.length * 40)
    const use = uses[i] ?? ''
    return (
      pen.back(x, 26, 36, high) +
      (isDrawn ? line(x + 18, 17, x + 18, 25, 'var(--accent)', 2) : '') +
      (use === '' ? '' : badge(x + 18, 51, i + 1) + text(x + 18, 94, use, { size: 13, at: 'middle' }))
    )
  })
  const first = uses.length * (step + 40)
  const end = numbers.handSize * step + uses.length * 40 + 36
  return {
    width: Math.max(end, 460),
    height: 100,
    svg: [
      group(20, 0, cards.join('')),
      text(end + 20, 14, word('keeper-drawn'), { size: 13, at: 'end', colour: 'var(--ink-2)' }),
      text(20 + (first + end) / 2, 94, `${numbers.handSize - 1} ${word('keeper-passed')}`, { size: 13, at: 'middle' }),
    ].join(''),
  }
}

/** Card of the mix with most to explain: chains to it and from it, and a cost that leaves room. */
const richest = ({ rules }: Sheet): Piece | undefined => {
  const goods = ({ def }: Piece): number => RESOURCES.reduce((sum, good) => sum + (def.cost?.[good] ?? 0), 0)
  const leads = ({ title }: Piece): number => rules.pieces.filter(({ chain }) => chain.includes(title)).length
  return rules.pieces
    .filter(({ sort, copies, chain }) => sort === 'card' && copies[0] === 3 && chain.length > 0)
    .filter((piece) => leads(piece) > 0 && goods(piece) < 4)
    .toSorted((a, b) => leads(b) - leads(a) || goods(b) - goods(a) || a.index - b.index)[0]
}

const LEFT = ['cost', 'effect', 'name', 'players'] as const
const RIGHT = ['chains', 'colour', 'age'] as const
const PARTS = [...LEFT, ...RIGHT] as const

/** Room for labels beside the card, and how they break; on a phone they are narrow and far apart. */
const LABELS = {
  wide: { at: 204, badge: 22, letters: 25, left: 55, right: 74, high: 0 },
  narrow: { at: 128, badge: 15, letters: 15, left: 82, right: 112, high: 330 },
} as const

/** Card with labels for all its parts. */
function anatomy(sheet: Sheet): Drawn | undefined {
  const { pen, say, rules, word, face, narrow } = sheet
  const piece = richest(sheet)
  if (!piece) return undefined
  const width = 150
  const { at, badge: near, letters, left, right, high: below } = narrow ? LABELS.narrow : LABELS.wide
  const places: Readonly<Record<(typeof PARTS)[number], readonly [x: number, y: number]>> = {
    cost: [6, 24],
    effect: [14, 104],
    name: [8, 158],
    players: [10, 204],
    colour: [width - 14, 60],
    age: [width - 8, 204],
    chains: [width - 8, 24],
  }
  const once = (pieces: readonly Piece[]): Piece[] => [...new Map(pieces.map((one) => [one.title, one])).values()]
  const before = once(rules.pieces.filter(({ title }) => piece.chain.includes(title)))
  const after = once(rules.pieces.filter(({ chain }) => chain.includes(piece.title)))
  const labels = PARTS.map((part, i) => {
    const isLeft = i < LEFT.length
    const [x, y] = places[part]
    const row = isLeft ? 14 + i * left : 14 + (i - LEFT.length) * right
    const edge = isLeft ? at - near : at + width + near
    return (
      line(isLeft ? edge + 12 : edge - 12, row, at + x, y, 'var(--accent)') +
      badge(edge, row, i + 1) +
      text(isLeft ? edge - 16 : edge + 16, row + 5, word(part), {
        size: 14,
        weight: 660,
        at: isLeft ? 'end' : 'start',
      }) +
      paragraph(isLeft ? edge - 16 : edge + 16, row + 23, word(`${part}-said`), letters, {
        size: 12,
        at: isLeft ? 'end' : 'start',
        colour: 'var(--ink-2)',
      })
    )
  })
  const drawn = card(pen, { piece, name: say.piece(piece), face: face(piece.id), width })
  const players = text(12, 208, `${piece.copies[0]}+`, { size: 16, colour: 'var(--ink-2)' })
  const link = before.length === 0 ? '' : pen.symbol('link', width - 26, 14, 18, 'var(--ink-2)')
  const [wide, high] = [at * 2 + width, Math.max(cardHeight(width) + 4, below)]
  const chains = chainCards(sheet, [before, after])
  const [x, y] = narrow ? [(wide - chains.width) / 2, high + 20] : [wide, 0]
  return {
    width: narrow ? wide : wide + chains.width,
    height: Math.max(high, y + chains.height),
    svg: `<g transform="translate(${at} 2)">${drawn}${players}${link}</g>${labels.join('')}${group(x, y, chains.svg)}`,
  }
}

/** Cards before and after a card in its chains, small, below their heading. */
function chainCards({ pen, say, face, word }: Sheet, [before, after]: readonly (readonly Piece[])[]): Drawn {
  const [width, step] = [62, 70]
  const drawn = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece, i) => group(i * step, 0, card(pen, { piece, name: say.piece(piece), face: face(piece.id), width })))
      .join('')
  const part = (heading: string, pieces: readonly Piece[], y: number): string =>
    pieces.length === 0 ? '' : text(0, y + 12, word(heading), { size: 13 }) + group(0, y + 18, drawn(pieces))
  return {
    width: Math.max(before.length, after.length) * step,
    height: 2 * (cardHeight(width) + 22),
    svg: part('free-with', before, 0) + part('leads-to', after, cardHeight(width) + 22),
  }
}

const badge = (x: number, y: number, number: number): string =>
  `<circle cx="${x}" cy="${y}" r="11" fill="var(--paper)" stroke="var(--accent)" stroke-width="1.4"/>${text(x, y + 4.5, String(number), { size: 13, at: 'middle', weight: 660, colour: 'var(--accent)' })}`

const [FEW, OWN, MANY] = [1, 3, 4]

const [MAT, MAT_HIGH] = [120, 63]

function mat({ pen }: Sheet, name: string, shields: number, high = MAT_HIGH): string {
  const isOwn = shields === OWN
  const icons = Array.from({ length: shields }, (_, k) =>
    pen.symbol('shield', 60 - shields * 12 + k * 24, high / 2 - 20, 22, 'var(--red-line)'),
  )
  return (
    rounded(
      0.5,
      0.5,
      119,
      high - 1,
      10,
      'var(--paper)',
      isOwn ? 'var(--rule-strong)' : 'var(--rule)',
      isOwn ? 1.6 : 1,
    ) +
    icons.join('') +
    text(60, high / 2 + 21, name, { size: 13, at: 'middle', display: true })
  )
}

/** Tokens of each Age. */
const taken = ({ pen }: Sheet, worth: (age: number) => string): string =>
  AGES.map(
    (age, i) =>
      pen.token(i * 39, 8, worth(age)) +
      text(13 + i * 39, 46, NUMERALS[i], { size: 12, at: 'middle', colour: 'var(--ink-2)' }),
  ).join('')

/** City between a weaker and a stronger neighbour, with its tokens in each Age. */
function conflicts(sheet: Sheet): Drawn {
  const { numbers, word, narrow } = sheet
  const won = taken(sheet, (age) => `+${numbers[`victories.${age}`]}`)
  const lost = taken(sheet, () => `−${numbers.defeat}`)
  const [weak, strong] = [mat(sheet, word('left'), FEW), mat(sheet, word('right'), MANY)]
  const [tokens, own] = [MAT + 8, 250]
  if (narrow) {
    const below = MAT_HIGH + 10
    const high = below + MAT_HIGH
    const svg = [
      weak,
      group(tokens, 0, won),
      group(own, 0, mat(sheet, word('you'), OWN, high)),
      group(0, below, strong),
      group(tokens, below, lost),
    ]
    return { width: own + MAT, height: high, svg: svg.join('') }
  }
  const svg = [
    weak,
    group(tokens, 0, won),
    group(own, 0, mat(sheet, word('you'), OWN)),
    group(own + tokens, 0, lost),
    group(2 * own, 0, strong),
  ]
  return { width: 2 * own + MAT, height: MAT_HIGH + 1, svg: svg.join('') }
}

/** Science symbols in different numbers, so that squares and sets are distinguishable. */
const HAND = [3, 2, 1]

function science({ numbers, pen, word }: Sheet): Drawn {
  const rows = SYMBOLS.map((symbol, i) => {
    const y = 4 + i * 34
    const icons = Array.from({ length: HAND[i] }, (_, k) => pen.symbol(symbol, k * 32, y, 26, 'var(--green-ink)'))
    return (
      icons.join('') +
      text(136, y + 19, `${HAND[i]} × ${HAND[i]}`, { size: 15 }) +
      pen.points(182, y - 2, 30, HAND[i] ** 2)
    )
  })
  const sets = Math.min(...HAND)
  const set = `${rounded(-3, 1, 32, 102, 8, 'none', 'var(--accent)', 1.6, '4 3')}${text(246, 24, word('sets'), { size: 13, colour: 'var(--ink-2)' })}${text(246, 53, `${sets} × ${numbers.sciencePerSet}`, { size: 15 })}${pen.points(310, 32, 30, sets * numbers.sciencePerSet)}`
  const all = HAND.reduce((sum, count) => sum + count ** 2, sets * numbers.sciencePerSet)
  return {
    width: 440,
    height: 106,
    svg: `<g transform="translate(4 0)">${rows.join('')}${set}${text(366, 53, '=', { size: 18 })}${pen.points(390, 26, 42, all)}</g>`,
  }
}

/** Values of the coins in the boxes of the mix. */
function coinsIn(numbers: Sheet['numbers']): number[] {
  const hasLargest = Object.keys(numbers).some((name) => name.endsWith('.coins6'))
  return [1, 2, ...(hasLargest ? [3] : [])].map((rank) => numbers[`coinValues.${rank}`])
}

/** Decks, discard pile, bank and conflict tokens. */
function middle({ rules, numbers, pen, word }: Sheet): Lying[] {
  const size = numbers.handSize * rules.cities
  const place = (x: number): string => rounded(x, 8, 42, 58, 4, 'none', 'var(--rule-strong)', 1.4, '4 3')
  // The first deck is dealt: its cards are the hands.
  const dealt = place(2) + text(23, 43, NUMERALS[0], { size: 14, at: 'middle', display: true, colour: 'var(--ink-2)' })
  const decks = AGES.slice(1).map((_, i) => pen.back((i + 1) * 58 + 2, 8, 42, 58, { mark: NUMERALS[i + 1], pile: 3 }))
  const discard = place(2) + pen.symbol('discard', 13, 27, 20, 'var(--ink-2)')
  const bank = coinsIn(numbers).map((value, i) => pen.coin(i * 18, 4 + (i % 2) * 4, 24 + i * 3, value))
  const tokens = AGES.map((age, i) => pen.token(i * 31, 6, `+${numbers[`victories.${age}`]}`))
  return [
    { rule: 'setup-cards', label: `${word('decks')} ${size}`, width: 166, height: 68, svg: dealt + decks.join('') },
    { rule: '', label: word('discard'), width: 46, height: 68, svg: discard },
    { rule: 'setup-supply', label: word('bank'), width: bank.length * 18 + 12, height: 40, svg: bank.join('') },
    {
      rule: 'setup-supply',
      label: word('war'),
      width: 120,
      height: 34,
      svg: `${tokens.join('')}${pen.token(93, 6, `−${numbers.defeat}`)}`,
    },
  ]
}

export const pictures: BoxPictures = {
  middle,
  pictures: [
    { id: 'keeper', under: 'free-city-hand', draw: keeper },
    { id: 'anatomy', under: 'term-card', draw: anatomy },
    { id: 'sides', under: 'setup-side-1e', draw: boardSides },
    { id: 'sides', under: 'setup-side-2e', draw: boardSides },
    { id: 'passing', under: 'age-passing', draw: passing },
    {
      id: 'conflicts',
      under: 'conflict-tokens',
      draw: (sheet) => (sheet.rules.setup.teams ? undefined : conflicts(sheet)),
    },
    { id: 'science', under: 'score-science', draw: science },
  ],
}
