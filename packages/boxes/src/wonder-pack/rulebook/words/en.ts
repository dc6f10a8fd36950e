/** Rule texts of the Wonder Pack in English. */
import type { Words } from '../../../atom.ts'
import { asked } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-wonder-pack': '**Wonder Pack.** All boards, and their sheet of {print.wonder-pack}.',
    'contents-wonder-pack':
      'In the Wonder Pack:\n- {in.wonder-pack.boards} wonder boards: [wonder:great-wall], [wonder:stonehenge], [wonder:manneken-pis] and, for games with Leaders, [wonder:abu-simbel].',
    'great-wall-order': '; [wonder:great-wall] builds its stages in any order',
    'great-wall-said':
      '**[wonder:great-wall]:** say which stage you build when you choose your card, before anything is revealed.',
    'great-wall-loss':
      'When a stage makes all others lose coins, they pay at the end of the turn; coins earned this turn may be used. Players with too few coins lose all they have.',
    'great-wall-absent':
      'A diplomacy token, from [wonder:great-wall], keeps your city out of the conflicts of this Age. Your neighbours fight each other instead; if only a pair of cities is left, they fight once. Then return the token.',
    'great-wall-teams':
      'A diplomacy token cancels one of the fights with your outer neighbour. Nobody takes the place of the absent city.',
    'great-wall-mask':
      'A stage that copies a symbol takes that of a green card in a neighbouring city when points are counted, even of a card you have yourself.',
    'stonehenge-hidden': ', except for one stage of [wonder:stonehenge]',
    'great-wall-dig': ', then [wonder:great-wall]',
    'manneken-dig': ', then [wonder:manneken-pis]',
    'stonehenge-stones':
      '**[wonder:stonehenge]** counts the stone icons on your brown cards: both on a [card:quarry], one on a card that offers stone or something else. Other cards and the board do not count.',
    'great-wall-lacking':
      '**What does your city lack for the last stage of [wonder:great-wall]?** The resources that your board, brown and grey cards do not make now. This includes the resource of a silenced card, or of a board that has lost its resource.',
    'stonehenge-silenced':
      '**Does [wonder:stonehenge] count the stones of a card that a law silences?** Yes, they are printed there.',
    'stonehenge-marker':
      'The card under the second stage of [wonder:stonehenge], on its other side, stays hidden. Turn it face up at the end: cards of its colour in neighbouring cities count.',
    'stonehenge-leader':
      '**A leader under [wonder:stonehenge]?** It is white, and the neighbours’ leaders are counted.',
    'manneken-copies':
      '**[wonder:manneken-pis]** makes no resource, and starts with [coins:{@manneken-pis.coins}] more. Its stages are those of its neighbours, built there or not: you pay their cost and get their effect.',
    'manneken-last':
      'Its last stage copies the **last** stage of the left neighbour. Beside a wonder built in any order you pick a stage each time, even the same one twice.',
    'manneken-abu-simbel':
      '**[wonder:manneken-pis] copies [wonder:abu-simbel]. Whose leader is buried?** One of its own.',
    'manneken-petra':
      '**[wonder:manneken-pis] copies a stage that costs coins?** It pays them, as [wonder:petra] does.',
    'manneken-carthage': '**[wonder:manneken-pis] copies [wonder:carthage]?** It picks a half of the stage too.',
    'manneken-ur': '**[wonder:manneken-pis] copies [wonder:ur]?** It takes a pawn from the box too.',
    'manneken-double-walls':
      '**The [card:project-double-walls] fail, and [wonder:manneken-pis] took no part?** The penalty concerns the coins it started with: it keeps them, loses nothing else, and takes no penalty token.',
    'wonder-pack-2e':
      '**Do these boards fit the second edition?** We play them with it: side A by day, side B by night.',
  },
  pictures: {
    copies:
      'What each stage of Manneken Pis copies: the first on the left, the second on the right, the last on the left.',
    left: 'left neighbour',
    right: 'right neighbour',
    first: 'first stage',
    second: 'second stage',
    last: 'last stage',
  },
  asked,
  examples: {
    'wall-any-order': {
      title: 'A later stage first',
      steps: [
        '[wonder:great-wall] makes {@great-wall-day-3.cost.stone|word} [res:stone] and builds its third stage before all others: {@great-wall-day-3.shields|word} shields.',
      ],
    },
    'henge-stones': {
      title: 'Counting stones',
      steps: [
        'A [card:quarry] shows {@quarry.all.length|word} [res:stone|stones], a [card:timber-yard] one. Each is worth [points:{@stonehenge-day-3.points}]: {claims.0.of.2} points beside those of the other stages.',
      ],
    },
    'copied-stage': {
      title: 'A copied stage',
      steps: [
        'On the left of [wonder:manneken-pis] lies [city:1]. The first stage costs {@gizah-day-1.cost.wood|word} [res:wood], as there, and is worth [points:{claims.1.points}].',
      ],
    },
    ...cases,
  },
} satisfies Words
