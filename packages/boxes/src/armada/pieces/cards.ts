/** The 24 cards, one line each. Kinds of resources come from one list; amounts in Ages II and III are ours. */
import { shorthand } from '@heptapolis/engine/box'
import { advance, boarding, type CardDef, card, drawIsland, emporium, majority, naval, piracy } from './define.ts'

const { OWN, coins, each, points, shields } = shorthand

export const CARDS: readonly CardDef[] = [
  card('medium', 'eastern-emporium', 1, 'yellow', { cloth: 1 }, emporium('farRight', 1, 1)),
  card('medium', 'coastal-defenses', 1, 'red', { glass: 1 }, naval(1)),
  card('medium', 'construction-zone', 1, 'blue', {}, advance(1)),
  card('medium', 'dry-hold', 1, 'blue', {}, advance(1)),
  card('low', 'pirate-hideout', 1, 'yellow', {}, coins(4), piracy()),
  card('medium', 'cabinet-of-explorers', 1, 'green', { clay: 1 }, majority()),
  card('medium', 'helmsmans-rest', 1, 'green', { stone: 1 }, drawIsland(1)),
  card('medium', 'pontoon', 1, 'red', { papyrus: 1 }, shields(1), boarding('farRight')),

  card('low', 'pirates-den', 2, 'yellow', {}, coins(6), piracy()),
  card('low', 'western-emporium', 2, 'yellow', { ore: 1, papyrus: 1 }, emporium('farLeft', 2, 1)),
  card('low', 'ballista', 2, 'red', { clay: 1, glass: 1, cloth: 1 }, shields(2), boarding('farLeft')),
  card('low', 'cartographers-office', 2, 'green', { wood: 2, clay: 1 }, drawIsland(2)),
  card('low', 'boathouse', 2, 'blue', { wood: 2, cloth: 1 }, advance(1), points(2)),
  card('low', 'ship-repair', 2, 'blue', { ore: 2, glass: 1 }, advance(1), points(2)),
  card('low', 'navigation-firm', 2, 'green', { stone: 1, ore: 1, glass: 1 }, majority()),
  card('low', 'fortified-port', 2, 'red', { clay: 2, papyrus: 1 }, naval(2)),

  card('low', 'port-customs', 3, 'yellow', { ore: 1, stone: 1, clay: 1 }, each('commercial-level', OWN, { points: 2 })),
  card('low', 'circle-of-captains', 3, 'green', { clay: 1, stone: 1, ore: 1, cloth: 1 }, majority()),
  card('low', 'pirate-crew', 3, 'yellow', { wood: 2, glass: 1 }, points(4), piracy()),
  card('low', 'nautical-archives', 3, 'green', { wood: 2, ore: 1, papyrus: 1 }, drawIsland(3)),
  card('low', 'harbor-masters-office', 3, 'blue', { wood: 1, stone: 1, ore: 1, cloth: 1 }, advance(1), points(4)),
  card('low', 'coastal-fortifications', 3, 'red', { stone: 2, clay: 1, glass: 1 }, naval(3)),
  card('low', 'pier', 3, 'red', { wood: 2, papyrus: 1, cloth: 1 }, shields(3), boarding('farRight')),
  card('low', 'naval-headquarters', 3, 'blue', { stone: 1, wood: 1, clay: 1, papyrus: 1 }, advance(1), points(4)),
]
