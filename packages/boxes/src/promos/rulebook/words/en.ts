/** Rule texts of the promos in English. */
import type { Words } from '../../../atom.ts'
import { asked } from '../asked/en.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-promos': '**Promos.** Pictures of the boards and cards, and what players report.',
    'catan-exchange':
      '**[wonder:catan]** makes no resource. Once a turn {@catan.give|word} identical resources of your own count as one resource of your choice; bought resources do not.',
    'catan-loss':
      'When a stage makes all others lose coins, they pay at the end of the turn; coins earned this turn may be used. Players with too few coins lose all they have.',
    'catan-b':
      'The other side of [wonder:catan] draws a leader from the box, and then lets you recruit one at its cost, if you like.',
    'old-manneken':
      'The older **[wonder:manneken-pis]** has stages with costs of their own, and copies only the effects: the first stage on the left, the second on the right, the last of either neighbour.',
    'old-manneken-dig': ', then [wonder:manneken-pis]',
    'esteban-hands':
      '[card:esteban]: once per game, at the end of a turn of your choice, say that the hands stay where they are. If several players may do so, they decide one after another. This is not possible in the Recruitment phase or in the last turn of an Age.',
    'stevie-stage':
      '[card:stevie] costs nothing himself. When you recruit him, you may build a stage at once for a coin in place of each resource; put him under it. A copy of him builds nothing.',
    'catan-laws':
      '**What can [wonder:catan] exchange under the laws of the tower?** Resources that no law silences, and resources that a law gives.',
    'catan-share':
      '**[wonder:catan] takes part in a Great Project with its card?** One exchange serves for the card and for taking part together.',
    'catan-start-lost': '**What if the board of [wonder:catan] has lost its effect?** Then it exchanges nothing.',
    'promos-2e': '**Do these boards fit the second edition?** They were printed for the first. We play them with both.',
    'louis-points':
      '[card:louis] is worth [points:{@louis.points}], one less for each victory token you have, and never less than 0.',
  },
  aid: {
    'step keep-hands': 'Keep the hands, if you may.',
  },
  asked,
  examples: {
    'catan-two-for-one': {
      title: 'Identical resources for another',
      steps: [
        'A [card:sawmill] makes {@sawmill.all.length|word} [res:wood]. In [wonder:catan] they count as the [res:glass] that [card:workshop] needs.',
      ],
    },
    'louis-peace': {
      title: 'Points for peace',
      steps: ['{cities.0.victory.length|Word} victory tokens: [card:louis] is worth {claims.0.points|word} points.'],
    },
    ...cases,
  },
} satisfies Words
