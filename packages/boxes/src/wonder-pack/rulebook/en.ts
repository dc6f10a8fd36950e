/** The words of the Wonder Pack in English. */
import type { Words } from '../../atom.ts'

export const en: Words = {
  rules: {
    'great-wall-order': '; the Great Wall builds its stages in any order',
    'great-wall-said':
      '**The Great Wall:** say which stage you build when you choose your card, before anything is revealed.',
    'great-wall-loss':
      'When a stage makes all others lose coins, they give them at the end of the turn, those earned in it included. Whoever has too few gives what there is.',
    'great-wall-absent':
      'A diplomacy token, from the Great Wall, keeps your city out of the conflicts of this Age. Your neighbours meet each other instead; if only two cities are left, they fight once. The token goes back.',
    'great-wall-teams': 'A diplomacy token cancels one of the two fights with your outer neighbour. Nobody moves up.',
    'great-wall-mask':
      'A stage that copies a symbol takes that of a green card in a neighbouring city when points are counted, even of a card you have yourself.',
    'stonehenge-hidden': ', but for one stage of Stonehenge',
    'great-wall-dig': ', then the Great Wall',
    'manneken-dig': ', then Manneken Pis',
    'stonehenge-stones':
      '**Stonehenge** counts the stone signs on your brown cards: two on a Quarry, one on a card that offers stone or something else. Other cards and the board do not count.',
    'great-wall-lacking':
      '**What does your city lack for the fourth stage of the Great Wall?** What your board, brown and grey cards do not make now: the good of a silenced card or of a board that has lost its own is lacking.',
    'stonehenge-silenced':
      '**Does Stonehenge count the stones of a card that a law silences?** Yes, they are printed there.',
    'stonehenge-marker':
      'The card under Stonehenge’s second stage on its other side stays hidden. At the end it is turned up, and its colour counts next door.',
    'stonehenge-leader': '**A leader under Stonehenge?** It is white, and the neighbours’ leaders are counted.',
    'manneken-copies':
      '**Manneken Pis** makes nothing, and starts with four coins more. Its stages are those of its neighbours, built there or not: you pay their cost and get their effect.',
    'manneken-last':
      'Its third stage copies the **last** stage of the left neighbour. Beside a wonder built in any order you pick a stage each time, even the same one twice.',
    'manneken-abu-simbel': '**Manneken Pis copies Abu Simbel. Whose leader is buried?** One of its own.',
    'manneken-petra': '**Manneken Pis copies a stage that costs coins?** It pays them, as Petra does.',
    'manneken-carthage': '**Manneken Pis copies Carthage?** It picks a half of the stage, as Carthage does.',
    'manneken-ur': '**Manneken Pis copies Ur?** It takes a pawn from the box, as Ur does.',
    'manneken-double-walls':
      '**Double Walls fail, and Manneken Pis took no part?** The penalty covers the coins it started with: it keeps them, loses nothing else, and takes no penalty token.',
    'wonder-pack-2e':
      '**Do these boards fit the second edition?** We play them with it: side A by day, side B by night.',
  },
  examples: {
    'wall-any-order': {
      title: 'The third stage first',
      steps: ['The Great Wall makes three [res:stone] and builds its third stage before all others: two shields.'],
    },
    'henge-stones': {
      title: 'Stones of Stonehenge',
      steps: ['A [card:quarry] shows two stones, a [card:timber-yard] one: three stones, two points each.'],
    },
    'copied-stage': {
      title: 'A copied stage',
      steps: [
        'On the left of Manneken Pis lies Gizah. The first stage costs two [res:wood], as there, and is worth three points.',
      ],
    },
  },
}
