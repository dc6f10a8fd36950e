/** The 24 cards, one line a card. Kinds of resources come from one list; their amounts in Ages II and III are ours. */
import { shorthand } from '@heptapolis/engine'
import { advance, boarding, type CardDef, card, drawIsland, emporium, majority, naval, piracy } from './define.ts'

const { OWN, coins, each, points, shields } = shorthand

export const CARDS: readonly CardDef[] = [
  card('medium', 'eastern-emporium', 'Eastern Emporium', 1, 'yellow', { cloth: 1 }, emporium('farRight', 1, 1)),
  card('medium', 'coastal-defenses', 'Coastal Defenses', 1, 'red', { glass: 1 }, naval(1)),
  card('medium', 'construction-zone', 'Construction Zone', 1, 'blue', {}, advance(1)),
  card('medium', 'dry-hold', 'Dry Hold', 1, 'blue', {}, advance(1)),
  card('low', 'pirate-hideout', 'Pirate Hideout', 1, 'yellow', {}, coins(4), piracy()),
  card('medium', 'cabinet-of-explorers', 'Cabinet of Explorers', 1, 'green', { clay: 1 }, majority()),
  card('medium', 'helmsmans-rest', "Helmsman's Rest", 1, 'green', { stone: 1 }, drawIsland(1)),
  card('medium', 'pontoon', 'Pontoon', 1, 'red', { papyrus: 1 }, shields(1), boarding('farRight')),

  card('low', 'pirates-den', "Pirate's Den", 2, 'yellow', {}, coins(6), piracy()),
  card('low', 'western-emporium', 'Western Emporium', 2, 'yellow', { ore: 1, papyrus: 1 }, emporium('farLeft', 2, 1)),
  card('low', 'ballista', 'Ballista', 2, 'red', { clay: 1, glass: 1, cloth: 1 }, shields(2), boarding('farLeft')),
  card('low', 'cartographers-office', "Cartographer's Office", 2, 'green', { wood: 2, clay: 1 }, drawIsland(2)),
  card('low', 'boathouse', 'Boathouse', 2, 'blue', { wood: 2, cloth: 1 }, advance(1), points(2)),
  card('low', 'ship-repair', 'Ship Repair', 2, 'blue', { ore: 2, glass: 1 }, advance(1), points(2)),
  card('low', 'navigation-firm', 'Navigation Firm', 2, 'green', { stone: 1, ore: 1, glass: 1 }, majority()),
  card('low', 'fortified-port', 'Fortified Port', 2, 'red', { clay: 2, papyrus: 1 }, naval(2)),

  card(
    'low',
    'port-customs',
    'Port Customs',
    3,
    'yellow',
    { ore: 1, stone: 1, clay: 1 },
    each('commercial-level', OWN, { points: 2 }),
  ),
  card(
    'low',
    'circle-of-captains',
    'Circle of Captains',
    3,
    'green',
    { clay: 1, stone: 1, ore: 1, cloth: 1 },
    majority(),
  ),
  card('low', 'pirate-crew', 'Pirate Crew', 3, 'yellow', { wood: 2, glass: 1 }, points(4), piracy()),
  card('low', 'nautical-archives', 'Nautical Archives', 3, 'green', { wood: 2, ore: 1, papyrus: 1 }, drawIsland(3)),
  card(
    'low',
    'harbor-masters-office',
    "Harbor Master's Office",
    3,
    'blue',
    { wood: 1, stone: 1, ore: 1, cloth: 1 },
    advance(1),
    points(4),
  ),
  card('low', 'coastal-fortifications', 'Coastal Fortifications', 3, 'red', { stone: 2, clay: 1, glass: 1 }, naval(3)),
  card('low', 'pier', 'Pier', 3, 'red', { wood: 2, papyrus: 1, cloth: 1 }, shields(3), boarding('farRight')),
  card(
    'low',
    'naval-headquarters',
    'Naval Headquarters',
    3,
    'blue',
    { stone: 1, wood: 1, clay: 1, papyrus: 1 },
    advance(1),
    points(4),
  ),
]
