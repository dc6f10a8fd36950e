/** The black cards, one line a card: Age, cost, effects. The first box of 2012 has 27, the Anniversary Pack 15 more. */
import { type Age, type Cost, type Effect, type PieceDef, shorthand } from '@heptapolis/engine'
import { diplomacyToken } from '../parts/diplomacy.ts'
import { neighboursTake, othersTake } from '../parts/gifts.ts'
import { othersLose } from '../parts/losses.ts'
import { mask } from '../parts/masks.ts'
import { lackedGood, ownedGood } from '../parts/spare-goods.ts'

const { NEIGHBOURS, OWN, ability, coins, dig, each, points, shields, victory } = shorthand

const black = (id: string, name: string, age: Age, cost: Cost, ...effects: Effect[]): PieceDef => ({
  id,
  name,
  sort: 'card',
  age,
  colour: 'black',
  scoreLine: 'cities',
  cost,
  effects,
})

export const BLACK: readonly PieceDef[] = [
  black('pigeonhole', 'Pigeonhole', 1, { coins: 1, ore: 1 }, mask()),
  black('militia', 'Militia', 1, { coins: 3 }, shields(2)),
  black('hideout', 'Hideout', 1, {}, points(2), othersLose(1)),
  black('residence', 'Residence', 1, { clay: 1 }, points(1), diplomacyToken()),
  black('dive', 'Dive', 1, {}, coins(6), neighboursTake(1)),
  black('west-clandestine-wharf', 'West Clandestine Wharf', 1, { coins: 1 }, { kind: 'wharf', from: 'left' }),
  black('east-clandestine-wharf', 'East Clandestine Wharf', 1, { coins: 1 }, { kind: 'wharf', from: 'right' }),
  black('secret-warehouse', 'Secret Warehouse', 1, { coins: 2 }, ownedGood()),
  black('city-gates', 'City Gates', 1, { coins: 1, wood: 1 }, points(4)),
  black('band-of-spies', 'Band of Spies', 2, { coins: 2, stone: 1, clay: 1 }, mask()),
  black('mercenaries', 'Mercenaries', 2, { coins: 4, papyrus: 1 }, shields(3)),
  black('lair', 'Lair', 2, { wood: 1, glass: 1 }, points(3), othersLose(2)),
  black('consulate', 'Consulate', 2, { clay: 1, papyrus: 1 }, points(2), diplomacyToken()),
  black('gambling-den-age-2', 'Gambling Den', 2, { coins: 1 }, coins(9), neighboursTake(2)),
  black('black-market', 'Black Market', 2, { ore: 1, cloth: 1 }, lackedGood()),
  black('sepulcher', 'Sepulcher', 2, { stone: 1, glass: 1, cloth: 1 }, points(4), othersLose(1, 'victory')),
  black('architect-firm', 'Architect Firm', 2, { coins: 1, papyrus: 1 }, points(2), ability('architects')),
  black('tabularium', 'Tabularium', 2, { coins: 2, wood: 1, ore: 1, cloth: 1 }, points(6)),
  black(
    'chamber-of-builders',
    'Chamber of Builders',
    3,
    { wood: 1, clay: 1, glass: 1, papyrus: 1 },
    points(4),
    othersLose(1, 'stage'),
  ),
  black('torture-chamber', 'Torture Chamber', 3, { coins: 3, ore: 2, glass: 1 }, mask()),
  black('contingent', 'Contingent', 3, { coins: 5, cloth: 1 }, shields(5)),
  black('brotherhood', 'Brotherhood', 3, { wood: 2, ore: 1, cloth: 1 }, points(4), othersLose(3)),
  black('embassy', 'Embassy', 3, { stone: 1, cloth: 1, papyrus: 1 }, points(3), diplomacyToken()),
  black('cenotaph', 'Cenotaph', 3, { clay: 2, stone: 1, glass: 1, cloth: 1 }, points(5), othersLose(1, 'victory')),
  black('secret-network', 'Secret Network', 3, { stone: 1, papyrus: 1 }, each('black', OWN, { coins: 1, points: 1 })),
  black('slave-market', 'Slave Market', 3, { wood: 2, ore: 2 }, each('victory', OWN, { coins: 1, points: 1 })),
  black('capitol', 'Capitol', 3, { coins: 2, stone: 2, clay: 2, glass: 1, papyrus: 1 }, points(8)),
]

export const ANNIVERSARY: readonly PieceDef[] = [
  black('smugglers-cache', "Smuggler's Cache", 1, {}, { kind: 'smugglersCache' }),
  black('customs', 'Customs', 1, {}, points(4), othersTake(1)),
  black('opium-stash', 'Opium Stash', 1, {}, coins(3), othersLose(1)),
  black('raider-camp', 'Raider Camp', 1, {}, victory(1), { kind: 'neighboursOwe', debt: 1 }),
  black('cells', 'Cells', 1, {}, each('victory-1', OWN, { points: 2 })),
  black('trade-center', 'Trade Center', 2, { stone: 1, clay: 1, papyrus: 1 }, points(6), othersTake(2)),
  black('opium-den', 'Opium Den', 2, { papyrus: 1 }, coins(4), othersLose(3)),
  black('raider-fort', 'Raider Fort', 2, { coins: 1, ore: 1, clay: 1 }, victory(3), { kind: 'neighboursOwe', debt: 1 }),
  black('guardhouse', 'Guardhouse', 2, { coins: 2, wood: 1, ore: 1 }, each('victory-3', OWN, { points: 3 })),
  black('forging-agency', 'Forging Agency', 2, { coins: 2 }, dig('forging-agency')),
  black('mint', 'Mint', 3, { wood: 2, clay: 1, glass: 1, cloth: 1 }, points(8), othersTake(3)),
  black('opium-distillery', 'Opium Distillery', 3, { wood: 1, glass: 1 }, coins(5), othersLose(5)),
  black('raider-garrison', 'Raider Garrison', 3, { coins: 2, stone: 2, cloth: 1 }, victory(5), {
    kind: 'neighboursOwe',
    debt: 1,
  }),
  black('prison', 'Prison', 3, { coins: 2, ore: 2, clay: 1, papyrus: 1 }, each('victory-5', OWN, { points: 4 })),
  black('memorial', 'Memorial', 3, { stone: 1, wood: 1, cloth: 1 }, { kind: 'memorial', coins: 2 }),
]

const guild = (id: string, name: string, cost: Cost, ...effects: Effect[]): PieceDef => ({
  id,
  name,
  sort: 'guild',
  age: 3,
  colour: 'purple',
  cost,
  effects,
})

/** Only the first edition's box has guilds. */
export const GUILDS: readonly PieceDef[] = [
  guild('counterfeiters-guild', 'Counterfeiters Guild', { ore: 3, glass: 1, cloth: 1 }, points(5), othersLose(3)),
  guild(
    'guild-of-shadows',
    'Guild of Shadows',
    { stone: 2, wood: 1, papyrus: 1 },
    each('black', NEIGHBOURS, { points: 1 }),
  ),
  guild(
    'mourners-guild',
    'Mourners Guild',
    { clay: 2, wood: 1, glass: 1, cloth: 1 },
    each('victory', NEIGHBOURS, { points: 1 }),
  ),
]

/** Names of the first edition. Mind the Gambling Den: here it is the card of Age I, in the second edition that of Age II. */
export const FIRST_NAMES: Readonly<Record<string, string>> = {
  pigeonhole: 'Pigeon Loft',
  dive: 'Gambling Den',
  'west-clandestine-wharf': 'Clandestine Dock West',
  'east-clandestine-wharf': 'Clandestine Dock East',
  'city-gates': 'Gates of the City',
  'band-of-spies': 'Spy Ring',
  'gambling-den-age-2': 'Gambling House',
  'architect-firm': 'Architect Cabinet',
  'chamber-of-builders': "Builders' Union",
  'secret-network': 'Secret Society',
  'forging-agency': "Counterfeiter's Office",
}
