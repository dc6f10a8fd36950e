/** Black cards, one line each: Age, cost, effects. The box of 2012 has 27, the Anniversary Pack 15 more. */
import { type Age, type Cost, type Effect, type PieceDef, shorthand } from '@heptapolis/engine/box'
import { diplomacyToken } from '../parts/diplomacy.ts'
import { neighboursTake, othersTake } from '../parts/gifts.ts'
import { othersLose } from '../parts/losses.ts'
import { mask } from '../parts/masks.ts'
import { lackedGood, ownedGood } from '../parts/spare-goods.ts'

const { NEIGHBOURS, OWN, ability, coins, dig, each, points, shields, victory } = shorthand

const black = (id: string, age: Age, cost: Cost, ...effects: Effect[]): PieceDef => ({
  id,
  sort: 'card',
  age,
  colour: 'black',
  scoreLine: 'cities',
  cost,
  effects,
})

export const BLACK: readonly PieceDef[] = [
  black('pigeonhole', 1, { coins: 1, ore: 1 }, mask()),
  black('militia', 1, { coins: 3 }, shields(2)),
  black('hideout', 1, {}, points(2), othersLose(1)),
  black('residence', 1, { clay: 1 }, points(1), diplomacyToken()),
  black('dive', 1, {}, coins(6), neighboursTake(1)),
  black('west-clandestine-wharf', 1, { coins: 1 }, { kind: 'wharf', from: 'left' }),
  black('east-clandestine-wharf', 1, { coins: 1 }, { kind: 'wharf', from: 'right' }),
  black('secret-warehouse', 1, { coins: 2 }, ownedGood()),
  black('city-gates', 1, { coins: 1, wood: 1 }, points(4)),
  black('band-of-spies', 2, { coins: 2, stone: 1, clay: 1 }, mask()),
  black('mercenaries', 2, { coins: 4, papyrus: 1 }, shields(3)),
  black('lair', 2, { wood: 1, glass: 1 }, points(3), othersLose(2)),
  black('consulate', 2, { clay: 1, papyrus: 1 }, points(2), diplomacyToken()),
  black('gambling-den-age-2', 2, { coins: 1 }, coins(9), neighboursTake(2)),
  black('black-market', 2, { ore: 1, cloth: 1 }, lackedGood()),
  black('sepulcher', 2, { stone: 1, glass: 1, cloth: 1 }, points(4), othersLose(1, 'victory')),
  black('architect-firm', 2, { coins: 1, papyrus: 1 }, points(2), ability('architects')),
  black('tabularium', 2, { coins: 2, wood: 1, ore: 1, cloth: 1 }, points(6)),
  black('chamber-of-builders', 3, { wood: 1, clay: 1, glass: 1, papyrus: 1 }, points(4), othersLose(1, 'stage')),
  black('torture-chamber', 3, { coins: 3, ore: 2, glass: 1 }, mask()),
  black('contingent', 3, { coins: 5, cloth: 1 }, shields(5)),
  black('brotherhood', 3, { wood: 2, ore: 1, cloth: 1 }, points(4), othersLose(3)),
  black('embassy', 3, { stone: 1, cloth: 1, papyrus: 1 }, points(3), diplomacyToken()),
  black('cenotaph', 3, { clay: 2, stone: 1, glass: 1, cloth: 1 }, points(5), othersLose(1, 'victory')),
  black('secret-network', 3, { stone: 1, papyrus: 1 }, each('black', OWN, { coins: 1, points: 1 })),
  black('slave-market', 3, { wood: 2, ore: 2 }, each('victory', OWN, { coins: 1, points: 1 })),
  black('capitol', 3, { coins: 2, stone: 2, clay: 2, glass: 1, papyrus: 1 }, points(8)),
]

export const ANNIVERSARY: readonly PieceDef[] = [
  black('smugglers-cache', 1, {}, { kind: 'smugglersCache' }),
  black('customs', 1, {}, points(4), othersTake(1)),
  black('opium-stash', 1, {}, coins(3), othersLose(1)),
  black('raider-camp', 1, {}, victory(1), { kind: 'neighboursOwe', debt: 1 }),
  black('cells', 1, {}, each('victory-1', OWN, { points: 2 })),
  black('trade-center', 2, { stone: 1, clay: 1, papyrus: 1 }, points(6), othersTake(2)),
  black('opium-den', 2, { papyrus: 1 }, coins(4), othersLose(3)),
  black('raider-fort', 2, { coins: 1, ore: 1, clay: 1 }, victory(3), { kind: 'neighboursOwe', debt: 1 }),
  black('guardhouse', 2, { coins: 2, wood: 1, ore: 1 }, each('victory-3', OWN, { points: 3 })),
  black('forging-agency', 2, { coins: 2 }, dig('forging-agency')),
  black('mint', 3, { wood: 2, clay: 1, glass: 1, cloth: 1 }, points(8), othersTake(3)),
  black('opium-distillery', 3, { wood: 1, glass: 1 }, coins(5), othersLose(5)),
  black('raider-garrison', 3, { coins: 2, stone: 2, cloth: 1 }, victory(5), {
    kind: 'neighboursOwe',
    debt: 1,
  }),
  black('prison', 3, { coins: 2, ore: 2, clay: 1, papyrus: 1 }, each('victory-5', OWN, { points: 4 })),
  black('memorial', 3, { stone: 1, wood: 1, cloth: 1 }, { kind: 'memorial', coins: 2 }),
]

const guild = (id: string, cost: Cost, ...effects: Effect[]): PieceDef => ({
  id,
  sort: 'guild',
  age: 3,
  colour: 'purple',
  cost,
  effects,
})

/** Only the first edition's box has guilds. */
export const GUILDS: readonly PieceDef[] = [
  guild('counterfeiters-guild', { ore: 3, glass: 1, cloth: 1 }, points(5), othersLose(3)),
  guild('guild-of-shadows', { stone: 2, wood: 1, papyrus: 1 }, each('black', NEIGHBOURS, { points: 1 })),
  guild('mourners-guild', { clay: 2, wood: 1, glass: 1, cloth: 1 }, each('victory', NEIGHBOURS, { points: 1 })),
]

/** Cards with another name in the first edition, under `<id>-1e` in the texts. */
export const RENAMED: readonly string[] = [
  'pigeonhole',
  'dive',
  'west-clandestine-wharf',
  'east-clandestine-wharf',
  'city-gates',
  'band-of-spies',
  'gambling-den-age-2',
  'architect-firm',
  'chamber-of-builders',
  'secret-network',
  'forging-agency',
]
