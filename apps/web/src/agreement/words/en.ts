/** Texts of agreements about wonders in English. */
import { listed, plural } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

export const words = {
  title: 'Choose wonders',
  ways: byKey({
    drawn: 'Wonders are dealt at random.',
    fixed: 'The host sets the wonder of each seat.',
    chosen: 'Players pick their wonder before the game starts.',
    pair: 'Everyone gets two wonders and keeps one.',
    draft: 'Players pick a wonder one after another, the last seat first.',
    ban: 'Everyone bans one wonder, then the remaining ones are dealt. A ban that would leave too few wonders does not count.',
    redraw: 'Everyone may return their wonder once and get another one.',
    wishes: 'Everyone ranks wonders. A random draw decides whose wishes come first.',
    bids: 'Everyone bids points for each wonder. The wonders are assigned so that the bids add up to the most. At the end of the game you lose the points you bid for your wonder.',
  }),
  asks: byKey({
    keep: 'Keep one of these wonders',
    pick: 'Pick a wonder',
    ban: 'Ban a wonder',
    redraw: 'Keep this wonder?',
    wishes: 'Rank the wonders you want, the favourite first',
    bids: 'Bid points for each wonder',
    side: 'Choose the side of your wonder',
  }),
  doIt: byKey({ keep: 'Keep', pick: 'Pick', ban: 'Ban', side: 'Choose' }),
  done: byKey({ keep: 'Kept', pick: 'Picked', ban: 'Banned', side: 'Chosen' }),
  keepIt: 'Keep it',
  redrawIt: 'Return it for another one',
  wish: (place: number) => `Wish ${place}`,
  addWish: 'Add as next wish',
  sendWishes: 'Send wishes',
  clearWishes: 'Start over',
  bidFor: (wonder: string, most: number) => `Bid for ${wonder}, 0 to ${most} points`,
  sendBids: 'Send bids',
  answered: 'Your answer is saved. You can change it until everyone has answered.',
  secret: 'Answers are secret until everyone has answered.',
  waitsFor: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
  showQuestion: (name: string) => `Question for ${name}`,
  lookAway: 'Everyone else, please look away.',
  openQuestion: (name: string) => `I am ${name}: show my question`,
  onOffer: 'Wonders on offer',
  history: 'How wonders were assigned',
  step: (n: number) => `Step ${n}`,
  answers: {
    /** `what`: in the past tense, which fits "you" too. */
    line: (who: string, what: string) => `${who} ${what}`,
    wonder: byKey({
      keep: (wonder: string) => `kept ${wonder}`,
      pick: (wonder: string) => `picked ${wonder}`,
      ban: (wonder: string) => `banned ${wonder}`,
    }),
    redraw: (isRedrawn: boolean): string => (isRedrawn ? 'returned the wonder' : 'kept the wonder'),
    wishes: (names: readonly string[]) => `ranked ${listed(names)}`,
    bids: (bids: readonly (readonly [string, number])[]) =>
      bids.length === 0 ? 'bid nothing' : `bid ${listed(bids.map(([wonder, points]) => `${points} for ${wonder}`))}`,
    side: (side: string) => `chose ${side}`,
    of: (offered: readonly string[]) => `(from ${listed(offered)})`,
  },
  gets: (name: string, wonder: string, side: string, price: number) =>
    `${name}: ${wonder}, ${side}${price > 0 ? `, for ${plural(price, 'point')}` : ''}`,
  leftOut: 'Wonders in the game',
  cardsInTheGame: 'Cards in the game',
  leftOutHelp: 'Untick those you want to leave out.',
  atLeast: (needed: number) => `At least ${needed} must stay.`,
  counted: (group: string, left: number, all: number) => `${group}: ${left} of ${all}`,
  cardsOf: (box: string, age: string | undefined) => `${box} cards${age ? `, ${age}` : ''}`,
  inTheGame: (what: string, age: string | undefined) => `${what} in the game${age ? `, ${age}` : ''}`,
}

export type WonderWords = typeof words
