/** Disputed rules of the base game. The first reading of each is the standard. */
import {
  Counter,
  digging,
  discardOtherHands,
  form,
  type Game,
  type HouseRule,
  List,
  state,
  type Terms,
} from '@heptapolis/engine/box'

/** Cards that this turn put on the discard pile, while players build from it at once. */
const MOST_SOLD = 16
const soldNow = new List('soldNow', MOST_SOLD, false, {
  aside: true,
  position: form.quiet(form.pieces(['card', 'guild'])),
})
const pileBefore = new Counter('pileBefore', { sees: 'all' })

function setSoldAside(g: Game): void {
  const before = pileBefore.get(g)
  while (state.discard.size(g, 0) > before) soldNow.push(g, 0, state.discard.removeAt(g, 0, before))
  pileBefore.set(g, 0)
}

function discardSold(g: Game): void {
  while (soldNow.size(g, 0) > 0) state.discard.push(g, 0, soldNow.removeAt(g, 0, 0))
}

const digAtOnce: HouseRule = {
  id: 'digging',
  readings: [
    { id: 'after-all' },
    {
      id: 'at-once',
      rules: {
        id: 'dig-at-once',
        columns: [soldNow, pileBefore],
        script: [
          {
            part: 'resolve',
            before: 'place',
            line: { id: 'before-sales', run: (g) => pileBefore.set(g, state.discard.size(g, 0)) },
          },
          { part: 'resolve', after: 'place', line: { id: 'set-sold-aside', run: setSoldAside } },
          { part: 'resolve', after: 'activate', line: digging },
          { part: 'resolve', after: 'dig', line: { id: 'discard-sold', run: discardSold } },
        ],
      },
    },
  ],
}

const lastCard: HouseRule = {
  id: 'last-card',
  readings: [
    { id: 'before-digging' },
    {
      id: 'after-digging',
      rules: {
        id: 'last-card-after-digging',
        script: [
          { part: 'lastCard', before: 'last-card', line: discardOtherHands },
          { part: 'lastCard', before: 'last-card', line: digging },
        ],
      },
    },
  ],
}

const answers: HouseRule = {
  id: 'answers',
  readings: [{ id: 'together' }, { id: 'in-turn', rules: { id: 'answers-in-turn', asksInTurn: true } }],
  // The base game alone asks several players nothing but the choice of a turn.
  applies: ({ boxes }) => boxes.length > 0,
}

const ties: HouseRule = {
  id: 'ties',
  readings: [{ id: 'coins' }, { id: 'shared', rules: { id: 'shared-ties', modifiers: { tieCoins: () => 0 } } }],
}

const discardPile: HouseRule = {
  id: 'discard-pile',
  readings: [{ id: 'closed' }, { id: 'open', rules: { id: 'open-discard-pile', opens: [state.discard] } }],
}

/** Programs that show a game follow it; the rules are the same. */
const aids: HouseRule = { id: 'aids', readings: [{ id: 'on' }, { id: 'off' }] }

/** Whether programs may give hints, forecasts, explanations of prices, and points before the end. */
export const hasAids = ({ setup }: { setup: Pick<Terms, 'houseRules'> }): boolean => setup.houseRules?.aids !== 'off'

export const houseRules: readonly HouseRule[] = [lastCard, digAtOnce, answers, ties, discardPile, aids]
