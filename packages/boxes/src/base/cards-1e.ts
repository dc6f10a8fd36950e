/**
 * Age cards and guilds of the first edition. The list is complete, so changes of the second edition never affect it.
 */
import { type PieceDef, shorthand } from '@heptapolis/engine/box'
import { card, guild } from './define.ts'

const {
  ALL_THREE,
  NEIGHBOURS,
  OWN,
  anyManufactured,
  anyRaw,
  coins,
  each,
  either,
  make,
  points,
  science,
  shields,
  trade,
} = shorthand

export const CARDS_1E: readonly PieceDef[] = [
  // Age I
  card('lumber-yard', 1, 'brown', [3, 4], {}, make('wood')),
  card('stone-pit', 1, 'brown', [3, 5], {}, make('stone')),
  card('clay-pool', 1, 'brown', [3, 5], {}, make('clay')),
  card('ore-vein', 1, 'brown', [3, 4], {}, make('ore')),
  card('tree-farm', 1, 'brown', [6], { coins: 1 }, either('wood', 'clay')),
  card('excavation', 1, 'brown', [4], { coins: 1 }, either('stone', 'clay')),
  card('clay-pit', 1, 'brown', [3], { coins: 1 }, either('clay', 'ore')),
  card('timber-yard', 1, 'brown', [3], { coins: 1 }, either('stone', 'wood')),
  card('forest-cave', 1, 'brown', [5], { coins: 1 }, either('wood', 'ore')),
  card('mine', 1, 'brown', [6], { coins: 1 }, either('ore', 'stone')),
  card('loom-age-1', 1, 'grey', [3, 6], {}, make('cloth'), { title: 'loom' }),
  card('glassworks-age-1', 1, 'grey', [3, 6], {}, make('glass'), { title: 'glassworks' }),
  card('press-age-1', 1, 'grey', [3, 6], {}, make('papyrus'), { title: 'press' }),
  card('baths', 1, 'blue', [3, 7], { stone: 1 }, points(3)),
  card('altar', 1, 'blue', [3, 5], {}, points(2)),
  card('theater', 1, 'blue', [3, 6], {}, points(2)),
  card('tavern', 1, 'yellow', [4, 5, 7], {}, coins(5)),
  card('east-trading-post', 1, 'yellow', [3, 7], {}, trade('raw', 'right')),
  card('west-trading-post', 1, 'yellow', [3, 7], {}, trade('raw', 'left')),
  card('marketplace', 1, 'yellow', [3, 6], {}, trade('manufactured', 'left', 'right')),
  card('stockade', 1, 'red', [3, 7], { wood: 1 }, shields(1)),
  card('barracks', 1, 'red', [3, 5], { ore: 1 }, shields(1)),
  card('guard-tower', 1, 'red', [3, 4], { clay: 1 }, shields(1)),
  card('apothecary', 1, 'green', [3, 5], { cloth: 1 }, science('compass')),
  card('workshop', 1, 'green', [3, 7], { glass: 1 }, science('gear')),
  card('scriptorium', 1, 'green', [3, 4], { papyrus: 1 }, science('tablet')),

  // Age II
  card('sawmill', 2, 'brown', [3, 4], { coins: 1 }, make('wood', 'wood')),
  card('quarry', 2, 'brown', [3, 4], { coins: 1 }, make('stone', 'stone')),
  card('brickyard', 2, 'brown', [3, 4], { coins: 1 }, make('clay', 'clay')),
  card('foundry', 2, 'brown', [3, 4], { coins: 1 }, make('ore', 'ore')),
  card('loom-age-2', 2, 'grey', [3, 5], {}, make('cloth'), { title: 'loom' }),
  card('glassworks-age-2', 2, 'grey', [3, 5], {}, make('glass'), { title: 'glassworks' }),
  card('press-age-2', 2, 'grey', [3, 5], {}, make('papyrus'), { title: 'press' }),
  card('aqueduct', 2, 'blue', [3, 7], { stone: 3 }, points(5), { chain: ['baths'] }),
  card('statue', 2, 'blue', [3, 7], { ore: 2, wood: 1 }, points(4), { chain: ['theater'] }),
  card('courthouse', 2, 'blue', [3, 5], { clay: 2, cloth: 1 }, points(4), { chain: ['scriptorium'] }),
  card('temple', 2, 'blue', [3, 6], { wood: 1, clay: 1, glass: 1 }, points(3), { chain: ['altar'] }),
  card('forum', 2, 'yellow', [3, 6, 7], { clay: 2 }, anyManufactured(), {
    chain: ['east-trading-post', 'west-trading-post'],
  }),
  card('caravansery', 2, 'yellow', [3, 5, 6], { wood: 2 }, anyRaw(), { chain: ['marketplace'] }),
  card('vineyard', 2, 'yellow', [3, 6], {}, each('brown', ALL_THREE, { coins: 1 })),
  card('bazar', 2, 'yellow', [4, 7], {}, each('grey', ALL_THREE, { coins: 2 })),
  card('walls', 2, 'red', [3, 7], { stone: 3 }, shields(2)),
  card('training-ground', 2, 'red', [4, 6, 7], { ore: 2, wood: 1 }, shields(2)),
  card('stables', 2, 'red', [3, 5], { ore: 1, clay: 1, wood: 1 }, shields(2), { chain: ['apothecary'] }),
  card('archery-range', 2, 'red', [3, 6], { wood: 2, ore: 1 }, shields(2), { chain: ['workshop'] }),
  card('dispensary', 2, 'green', [3, 4], { ore: 2, glass: 1 }, science('compass'), {
    chain: ['apothecary'],
  }),
  card('laboratory', 2, 'green', [3, 5], { clay: 2, papyrus: 1 }, science('gear'), {
    chain: ['workshop'],
  }),
  card('library', 2, 'green', [3, 6], { stone: 2, cloth: 1 }, science('tablet'), { chain: ['scriptorium'] }),
  card('school', 2, 'green', [3, 7], { wood: 1, papyrus: 1 }, science('tablet')),

  // Age III
  card('pantheon', 3, 'blue', [3, 6], { clay: 2, ore: 1, papyrus: 1, cloth: 1, glass: 1 }, points(7), {
    chain: ['temple'],
  }),
  card('gardens', 3, 'blue', [3, 4], { wood: 1, clay: 2 }, points(5), { chain: ['statue'] }),
  card('palace', 3, 'blue', [3, 7], { glass: 1, papyrus: 1, cloth: 1, clay: 1, wood: 1, ore: 1, stone: 1 }, points(8)),
  card('senate', 3, 'blue', [3, 5], { ore: 1, stone: 1, wood: 2 }, points(6), { chain: ['library'] }),
  card('town-hall', 3, 'blue', [3, 5, 6], { glass: 1, ore: 1, stone: 2 }, points(6)),
  card('haven', 3, 'yellow', [3, 4], { cloth: 1, ore: 1, wood: 1 }, each('brown', OWN, { coins: 1, points: 1 }), {
    chain: ['forum'],
  }),
  card('lighthouse', 3, 'yellow', [3, 6], { glass: 1, stone: 1 }, each('yellow', OWN, { coins: 1, points: 1 }), {
    chain: ['caravansery'],
  }),
  card('chamber-of-commerce', 3, 'yellow', [4, 6], { clay: 2, papyrus: 1 }, each('grey', OWN, { coins: 2, points: 2 })),
  card('arena', 3, 'yellow', [3, 5, 7], { ore: 1, stone: 2 }, each('stage', OWN, { coins: 3, points: 1 }), {
    chain: ['dispensary'],
  }),
  card('siege-workshop', 3, 'red', [3, 5], { wood: 1, clay: 3 }, shields(3), {
    chain: ['laboratory'],
  }),
  card('fortifications', 3, 'red', [3, 7], { stone: 1, ore: 3 }, shields(3), { chain: ['walls'] }),
  card('circus', 3, 'red', [4, 5, 6], { stone: 3, ore: 1 }, shields(3), { chain: ['training-ground'] }),
  card('arsenal', 3, 'red', [3, 4, 7], { ore: 1, wood: 2, cloth: 1 }, shields(3)),
  card('lodge', 3, 'green', [3, 6], { clay: 2, cloth: 1, papyrus: 1 }, science('compass'), {
    chain: ['dispensary'],
  }),
  card('observatory', 3, 'green', [3, 7], { ore: 2, glass: 1, cloth: 1 }, science('gear'), {
    chain: ['laboratory'],
  }),
  card('university', 3, 'green', [3, 4], { wood: 2, papyrus: 1, glass: 1 }, science('tablet'), {
    chain: ['library'],
  }),
  card('academy', 3, 'green', [3, 7], { stone: 3, glass: 1 }, science('compass'), { chain: ['school'] }),
  card('study', 3, 'green', [3, 5], { wood: 1, papyrus: 1, cloth: 1 }, science('gear'), { chain: ['school'] }),

  // Guilds
  guild('workers-guild', { ore: 2, clay: 1, stone: 1, wood: 1 }, each('brown', NEIGHBOURS, { points: 1 })),
  guild('craftsmens-guild', { ore: 2, stone: 2 }, each('grey', NEIGHBOURS, { points: 2 })),
  guild('traders-guild', { cloth: 1, papyrus: 1, glass: 1 }, each('yellow', NEIGHBOURS, { points: 1 })),
  guild('philosophers-guild', { clay: 3, cloth: 1, papyrus: 1 }, each('green', NEIGHBOURS, { points: 1 })),
  guild('spies-guild', { clay: 3, glass: 1 }, each('red', NEIGHBOURS, { points: 1 })),
  guild('shipowners-guild', { wood: 3, papyrus: 1, glass: 1 }, each(['brown', 'grey', 'purple'], OWN, { points: 1 })),
  guild('scientists-guild', { wood: 2, ore: 2, papyrus: 1 }, science()),
  guild('magistrates-guild', { wood: 3, stone: 1, cloth: 1 }, each('blue', NEIGHBOURS, { points: 1 })),
  guild('builders-guild', { stone: 2, clay: 2, glass: 1 }, each('stage', ALL_THREE, { points: 1 })),

  // Only in this edition
  card('pawnshop', 1, 'blue', [4, 7], {}, points(3)),
  guild('strategists-guild', { ore: 2, stone: 1, cloth: 1 }, each('defeat', NEIGHBOURS, { points: 1 })),
]
