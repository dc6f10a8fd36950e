import { BOXES } from '@heptapolis/boxes'
import {
  activate,
  apply,
  BUILD,
  clone,
  compile,
  controller,
  isOver,
  type Move,
  moveCode,
  moves,
  newGame,
  preview,
  question,
  random,
  readMove,
  SELL,
  type Seen,
  STAGE,
  sight,
  state,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import { inGame, layDown } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { medium } from '../levels.ts'
import { conflictsOf } from './conflicts.ts'
import { gainsOf } from './gains.ts'
import { reasonFor } from './reason.ts'
import { isBetterTwin } from './twins.ts'

/** Plays up to the first question of this kind with a choice and an optional extra condition. */
function upTo(id: string, isMeant = (_seen: Seen): boolean => true, teams = false, boxes = ['cities']) {
  const setup = { edition: '2e' as const, boxes, seats: [{}, {}, {}, {}], ...(teams ? { teams } : {}) }
  const g = newGame(sure(compile(setup, BOXES)), 'reasons')
  const chance = random('reasons')
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const seen = sight(g, controller(g, seat))
      if (question(seen, seat)?.id === id && moves(seen, seat).length > 1 && isMeant(seen)) return { seen, seat }
      apply(g, seat, medium.choose(seen, seat, chance))
    }
  }
  throw new Error(`The game has no such question: ${id}`)
}

test('treats another payment of a loss as a different move', () => {
  const { seen, seat } = upTo('loss')
  const [one, other] = moves(seen, seat)
  expect(reasonFor(seen, seat, one, other)).toMatchObject({ is: 'stronger' })
})

test('names the points of a debt as the price of the other move', () => {
  const { seen, seat } = upTo('loss')
  const all = moves(seen, seat)
  const debts = (move: Move) => gainsOf(seen, seat, move).flatMap((gain) => (gain.is === 'loses' ? [gain.points] : []))
  const [without, withDebt] = [all.find((move) => debts(move).length === 0), all.find((move) => debts(move).length > 0)]
  if (!without || !withDebt) throw new Error('The debt cannot be avoided.')
  expect(reasonFor(seen, seat, without, withDebt)).toMatchObject({ instead: [{ is: 'loses' }] })
  expect(reasonFor(seen, seat, withDebt, without)).toMatchObject({ gains: [], isOutweighed: true })
  expect(reasonFor(seen, seat, withDebt, undefined)).toEqual({ is: 'good', gains: [] })
})

test('accepts the right card with another payment', () => {
  const { seen, seat } = upTo('turn')
  const [one] = moves(seen, seat).filter(({ card }) => card > 0)
  expect(reasonFor(seen, seat, one, one)).toMatchObject({ is: 'paid' })
})

/** All gains that deny a card to the next player. */
const denials = (seen: Seen): unknown[] =>
  moves(seen, seen.viewer).flatMap((move) => gainsOf(seen, seen.viewer, move).filter(({ is }) => is === 'denied'))

test('counts a denied card against the next rival, but not at the last turn of an Age', () => {
  const isLast = (seen: Seen): boolean => state.turn.get(seen) === state.turns.get(seen)
  const { seen, seat } = upTo('turn', (one) => state.age.get(one) === 3 && denials(one).length > 0)
  const next = seen.rules.boards[state.board.get(seen, (seat + 1) % 4)].def.wonder
  expect(denials(seen)[0]).toMatchObject({ wonder: next })
  expect(denials(upTo('turn', (one) => state.age.get(one) === 3 && isLast(one)).seen)).toEqual([])
})

test('denies nothing to a partner', () => {
  const { seen, seat } = upTo('turn', (one) => state.age.get(one) === 3, true)
  const own = moves(seen, seat).map((move) => JSON.stringify(reasonFor(seen, seat, move, undefined)))
  const partner = seen.rules.boards[state.board.get(seen, seat ^ 1)].def.wonder
  expect(own.filter((reason) => reason.includes(`"denied"`) && reason.includes(partner))).toEqual([])
})

const conflictsIn = (seen: Seen, seat: number) =>
  moves(seen, seat).flatMap((move) => {
    const found = gainsOf(seen, seat, move).filter((gain) => gain.is === 'conflict')
    return found.length > 0 ? [found] : []
  })

test('names no draw where a defeat remains', () => {
  const { seen, seat } = upTo('turn', (one) => moves(one, one.viewer).some((move) => isLessBeaten(one, move)), true)
  const peace = moves(seen, seat).filter((move) => isLessBeaten(seen, move))
  expect(peace.flatMap((move) => gainsOf(seen, seat, move)).filter(({ is }) => is === 'conflict')).toEqual([])
})

/** A move after which the conflicts with a team still cost points, but fewer. */
function isLessBeaten(seen: Seen, move: Move): boolean {
  const after = clone(seen)
  preview(seen, seen.viewer, move, after)
  const [was, now] = [seen, after].map((g) => conflictsOf(g, seen.viewer).reduce((sum, { points }) => sum + points, 0))
  return was < now && now < 0
}

test('names an opponent of a team once', () => {
  const { seen, seat } = upTo('turn', (one) => conflictsIn(one, one.viewer).length > 0, true)
  for (const found of conflictsIn(seen, seat))
    expect(new Set(found.map(({ wonder }) => wonder)).size).toBe(found.length)
})

test('never spares a partner', () => {
  const { seen, seat } = upTo('turn', (one) => one.viewer % 2 === 0 && moves(one, one.viewer).some(paysPartner), true)
  const dear = moves(seen, seat).find(paysPartner)
  if (!dear) throw new Error('Nothing is bought from the partner.')
  const game = clone(seen)
  state.coins.set(game, seat ^ 1, 90)
  const free = { ...dear, pay: 0 }
  expect(reasonFor(sight(game, seat), seat, free, dear)).not.toHaveProperty('spared')
})

/** The first team sits on seats 0 and 1, so the partner of an even seat is on its left. */
const paysPartner = ({ card, pay }: Move): boolean => card > 0 && moveCode.share(pay, moveCode.LEFT) > 0

test('wins no conflict before the first turn of an Age', () => {
  const { seen, seat } = upTo('recruitment', (one) => conflictsIn(one, one.viewer).length > 0, false, ['leaders'])
  expect(JSON.stringify(conflictsIn(seen, seat))).not.toContain('isLast')
})

test('ignores what both moves gain', () => {
  const { seen, seat } = upTo('turn')
  const sales = moves(seen, seat).filter(({ action }) => action === SELL)
  expect(reasonFor(seen, seat, sales[0], sales[1])).toMatchObject({ is: 'stronger', gains: [], instead: [] })
})

test('names gained resources', () => {
  const { seen, seat } = upTo('turn')
  const said = moves(seen, seat).map((move) => JSON.stringify(reasonFor(seen, seat, move, undefined)))
  expect(said.some((reason) => /"goods":\["(wood|stone|clay|ore|glass|cloth|papyrus)"/.test(reason))).toBe(true)
})

describe('gains', () => {
  const rules = sure(
    compile(
      { edition: '2e', boxes: [], seats: [{ wonder: 'gizah' }, { wonder: 'rhodos' }, { wonder: 'babylon' }] },
      BOXES,
    ),
  )

  /** The first turn, with these cards in hand and these built by each seat. */
  function withCards(hand: readonly string[], ...built: (readonly string[])[]): Seen {
    const g = newGame(rules, 'gains')
    state.hand.clear(g, 0)
    for (const card of hand) state.hand.push(g, 0, rules.piece(card).index)
    for (const [seat, cards] of built.entries()) {
      state.coins.set(g, seat, 10)
      for (const card of cards) {
        layDown(g, seat, rules.piece(card))
        activate(g, seat, rules.piece(card))
      }
    }
    return sight(g, 0)
  }

  const gainsOfBuilding = (seen: Seen) => {
    const move = moves(seen, 0).find(({ action }) => action === BUILD)
    if (!move) throw new Error('The card cannot be built.')
    return gainsOf(seen, 0, move)
  }

  test('are outweighed if the other move brings more points', () => {
    const seen = withCards(['gardens', 'senate'], ['theater', 'library'])
    const free = moves(seen, 0).filter(({ action, by }) => action === BUILD && by === moveCode.CHAIN)
    const [five, six] = ['gardens', 'senate'].map(
      (id) => free.find(({ card }) => rules.pieces[card].id === id) ?? free[0],
    )
    expect(reasonFor(seen, 0, five, six)).toMatchObject({
      instead: [{ points: 6 }, { is: 'free' }],
      isOutweighed: true,
    })
    expect(reasonFor(seen, 0, six, five)).toMatchObject({ gains: [{ points: 6 }, { is: 'free' }] })
    expect(reasonFor(seen, 0, six, five)).not.toHaveProperty('isOutweighed')
  })

  test('name a build from the discard pile', () => {
    const seats = [{ wonder: 'halikarnassos', side: 'night' as const }, {}, {}]
    const g = newGame(sure(compile({ edition: '2e', boxes: [], seats }, BOXES)), 'digs')
    for (const id of ['clay-pit', 'clay-pool']) {
      layDown(g, 0, g.rules.piece(id))
      activate(g, 0, g.rules.piece(id))
    }
    const gains = () => {
      const seen = sight(g, 0)
      return moves(seen, 0)
        .filter(({ action }) => action === STAGE)
        .flatMap((move) => gainsOf(seen, 0, move).map(({ is }) => is))
    }
    expect(gains()).not.toContain('dig')
    state.discard.push(g, 0, g.rules.piece('altar').index)
    expect(gains()).toContain('dig')
  })

  test('count the coins that a move brings, not those that remain after its price', () => {
    const seen = withCards(['haven'], ['clay-pool', 'ore-vein', 'lumber-yard'], ['loom-age-1', 'glassworks-age-1'], [])
    const paid = moves(seen, 0).filter(({ action, pay }) => action === BUILD && moveCode.total(pay) > 0)
    expect(paid.length).toBeGreaterThan(0)
    for (const move of paid) expect(gainsOf(seen, 0, move)).toContainEqual({ is: 'coins', coins: 3 })
  })

  test('deny a card only if it brings the next player clearly more than the rest of the hand', () => {
    const chains = ['theater', 'library']
    const denied = (hand: readonly string[]) => {
      const seen = withCards(hand, chains, chains, chains)
      const gardens = sure(readMove(seen, 0, { action: 'build', card: 'gardens' }))
      return gainsOf(seen, 0, gardens).filter(({ is }) => is === 'denied')
    }
    expect(denied(['gardens', 'altar'])).toMatchObject([{ card: 'gardens', points: 5 }])
    expect(denied(['gardens', 'senate'])).toEqual([])
  })

  test('name the conflict that a card turns, with both results', () => {
    const seen = withCards(['barracks'], ['ore-vein'], ['guard-tower'], [])
    expect(gainsOfBuilding(seen).filter(({ is }) => is === 'conflict' || is === 'shields')).toEqual([
      { is: 'conflict', wonder: 'rhodos', from: -1, to: 0 },
      { is: 'conflict', wonder: 'babylon', from: 0, to: 1 },
    ])
  })

  test('name shields that change no conflict as such', () => {
    const seen = withCards(['barracks'], ['ore-vein'], ['stables'], ['stables'])
    expect(gainsOfBuilding(seen)).toContainEqual({ is: 'shields', shields: 1, ahead: 0, behind: 2 })
  })

  test('say when the shields come too late to change a conflict', () => {
    const seen = withCards(['barracks'], ['ore-vein'], ['stables'], ['stables'])
    state.turn.set(seen, state.turns.get(seen))
    state.age.set(seen, 3)
    expect(gainsOfBuilding(seen)).toContainEqual({ is: 'shields', shields: 1, ahead: 0, behind: 2, isLast: true })
  })

  test('name the card that makes another one free', () => {
    const seen = withCards(['aqueduct'], ['baths'])
    expect(gainsOfBuilding(seen)).toContainEqual({ is: 'free', by: 'baths' })
  })

  test('leave out resources and trade after the last turn', () => {
    const seen = withCards(['loom-age-1'])
    state.turn.set(seen, state.turns.get(seen))
    state.age.set(seen, 3)
    expect(gainsOfBuilding(seen)).toEqual([])
  })

  test('order: points that the other move brings as well decide less than coins', () => {
    const seen = withCards(['altar', 'tavern', 'theater'], [])
    const build = (id: string) => sure(readMove(seen, 0, { action: 'build', card: id }))
    const reason = reasonFor(seen, 0, build('tavern'), build('altar'))
    expect(reason).toMatchObject({ gains: [{ is: 'coins' }], instead: [{ is: 'points' }, { is: 'chains' }] })
  })

  test('name the stronger neighbour that a better payment spares', () => {
    const seen = withCards(['apothecary'], ['tavern'], ['loom-age-1', 'altar'], ['loom-age-1'])
    const paid = moves(seen, 0).filter(({ action, pay }) => action === BUILD && pay > 0)
    const toLeft = paid.find(({ pay }) => moveCode.share(pay, moveCode.LEFT) > 0)
    const toRight = paid.find(({ pay }) => moveCode.share(pay, moveCode.RIGHT) > 0)
    if (!toLeft || !toRight) throw new Error('The card has no two payments.')
    expect(reasonFor(seen, 0, toRight, toLeft)).toMatchObject({ is: 'paid', saved: 0, spared: 'rhodos' })
    expect(reasonFor(seen, 0, toLeft, toRight)).not.toHaveProperty('spared')
  })

  test('rank a card above its twin that makes nothing free later', () => {
    const seen = withCards(['altar', 'baths'], ['stone-pit'])
    const [altar, baths] = ['altar', 'baths'].map((id) => sure(readMove(seen, 0, { action: 'build', card: id })))
    // Both make a card free, so neither is better by the rules alone.
    expect(isBetterTwin(seen, 0, altar, baths)).toBe(false)
    const later = withCards(['walls', 'archery-range'], ['quarry', 'stone-pit', 'sawmill', 'ore-vein'])
    const [walls, range] = ['walls', 'archery-range'].map((id) =>
      sure(readMove(later, 0, { action: 'build', card: id })),
    )
    expect(isBetterTwin(later, 0, walls, range)).toBe(true)
    expect(isBetterTwin(later, 0, range, walls)).toBe(false)
  })

  test('say that a science symbol completes a set', () => {
    const set = withCards(['apothecary'], ['workshop', 'scriptorium', 'loom-age-1'])
    expect(gainsOfBuilding(set)[0]).toEqual({ is: 'points', points: 8, line: 'science', set: true })
    const single = withCards(['apothecary'], ['workshop', 'loom-age-1'])
    expect(gainsOfBuilding(single)).toContainEqual({ is: 'points', points: 1, line: 'science' })
  })

  test('count what a new resource pays for, and name the neighbours who lack it', () => {
    const needed = rules.pieces.filter(
      (piece) => [1, 2].includes(piece.age) && piece.def.cost?.cloth && inGame(rules, piece) > 0,
    )
    const cards = new Set(needed.map(({ title }) => title))
    const goods = gainsOfBuilding(withCards(['loom-age-1'], [], ['loom-age-1'], [])).find(({ is }) => is === 'goods')
    expect(goods).toMatchObject({ goods: ['cloth'], buyers: ['babylon'] })
    expect(goods).toHaveProperty('cards', cards.size)
  })
})
