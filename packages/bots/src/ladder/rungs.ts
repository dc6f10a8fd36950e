/** The rungs of the ladder, easiest first by `npm run ladder`. */
import type { Rung } from './rung.ts'

export const RUNGS: readonly Rung[] = [
  {
    id: 'first-win',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'giza-tall',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'night',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'stages',
        age: 3,
      },
    ],
  },
  {
    id: 'early-wonder',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'stages',
        age: 2,
      },
    ],
  },
  {
    id: 'no-green',
    edition: '2e',
    boxes: [],
    wonder: 'rhodos',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'most',
        colour: 'green',
        cards: 0,
      },
    ],
  },
  {
    id: 'lead-ten',
    edition: '2e',
    boxes: [],
    wonder: 'olympia',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'lead',
        points: 10,
      },
    ],
  },
  {
    id: 'twenty-coins',
    edition: '2e',
    boxes: [],
    wonder: 'ephesos',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'coins',
        least: 20,
      },
    ],
  },
  {
    id: 'never-beaten-easy',
    edition: '2e',
    boxes: [],
    wonder: 'halikarnassos',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'defeats',
        most: 0,
      },
    ],
  },
  {
    id: 'builder',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'least',
        colour: 'blue',
        cards: 6,
      },
    ],
  },
  {
    id: 'scholar',
    edition: '2e',
    boxes: [],
    wonder: 'babylon',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'least',
        colour: 'green',
        cards: 7,
      },
    ],
  },
  {
    id: 'no-red',
    edition: '2e',
    boxes: [],
    wonder: 'alexandria',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'most',
        colour: 'red',
        cards: 0,
      },
    ],
  },
  {
    id: 'no-brown',
    edition: '2e',
    boxes: [],
    wonder: 'alexandria',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'most',
        colour: 'brown',
        cards: 0,
      },
    ],
  },
  {
    id: 'general',
    edition: '2e',
    boxes: [],
    wonder: 'rhodos',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'least',
        colour: 'red',
        cards: 6,
      },
    ],
  },
  {
    id: 'guilds',
    edition: '2e',
    boxes: [],
    wonder: 'olympia',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'least',
        colour: 'purple',
        cards: 3,
      },
    ],
  },
  {
    id: 'trader',
    edition: '2e',
    boxes: [],
    wonder: 'ephesos',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'least',
        colour: 'yellow',
        cards: 5,
      },
    ],
  },
  {
    id: 'lead-fifteen',
    edition: '2e',
    boxes: [],
    wonder: 'ephesos',
    side: 'day',
    bots: ['easy', 'easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'lead',
        points: 15,
      },
    ],
  },
  {
    id: 'early-rhodos',
    edition: '2e',
    boxes: [],
    wonder: 'rhodos',
    side: 'night',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'stages',
        age: 2,
      },
    ],
  },
  {
    id: 'early-babylon',
    edition: '2e',
    boxes: [],
    wonder: 'babylon',
    side: 'night',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'stages',
        age: 2,
      },
    ],
  },
  {
    id: 'monuments',
    edition: '2e',
    boxes: [],
    wonder: 'olympia',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'line',
        line: 'civil',
        least: 25,
      },
    ],
  },
  {
    id: 'seven-conflicts',
    edition: '2e',
    boxes: [],
    wonder: 'rhodos',
    side: 'day',
    bots: ['easy', 'easy', 'easy', 'easy', 'easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'defeats',
        most: 2,
      },
    ],
  },
  {
    id: 'sixty',
    edition: '2e',
    boxes: [],
    wonder: 'rhodos',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'points',
        least: 60,
      },
    ],
  },
  {
    id: 'rome',
    edition: '2e',
    boxes: ['leaders'],
    wonder: 'rome',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'petra',
    edition: '2e',
    boxes: ['cities'],
    wonder: 'petra',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'no-black',
    edition: '2e',
    boxes: ['cities'],
    wonder: 'gizah',
    side: 'day',
    bots: ['easy', 'easy'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'most',
        colour: 'black',
        cards: 0,
      },
    ],
  },
  {
    id: 'edifice',
    edition: '2e',
    boxes: ['edifice'],
    wonder: 'gizah',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'siracusa',
    edition: '2e',
    boxes: ['armada'],
    wonder: 'siracusa',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'stonehenge',
    edition: '2e',
    boxes: ['wonder-pack'],
    wonder: 'stonehenge',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'tower',
    edition: '2e',
    boxes: ['babel-tower'],
    wonder: 'babylon',
    side: 'day',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'no-yellow',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'night',
    bots: ['medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
      {
        is: 'most',
        colour: 'yellow',
        cards: 0,
      },
    ],
  },
  {
    id: 'five',
    edition: '2e',
    boxes: [],
    wonder: 'gizah',
    side: 'day',
    bots: ['medium', 'medium', 'medium', 'medium'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
  {
    id: 'babylon-hard',
    edition: '2e',
    boxes: [],
    wonder: 'babylon',
    side: 'night',
    bots: ['hard', 'hard', 'hard'],
    deal: 1,
    task: [
      {
        is: 'win',
      },
    ],
  },
]
