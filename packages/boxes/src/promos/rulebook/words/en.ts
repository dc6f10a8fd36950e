/** The words of the promos in English. */
import type { Words } from '../../../atom.ts'
import { cases } from '../cases/en.ts'

export const words = {
  rules: {
    'sources-promos': '**Promos.** Pictures of the boards and cards, and what players report.',
    'catan-exchange':
      '**[wonder:catan]** makes nothing. Once a turn {@catan.give|word} equal goods of your own count as one good of your choice; bought goods do not.',
    'catan-loss':
      'When a stage makes all others lose coins, they give them at the end of the turn, those earned in it included. Whoever has too few gives what there is.',
    'catan-b':
      'The other side of [wonder:catan] draws a leader from the box, and then lets you recruit one at its cost, if you like.',
    'old-manneken':
      'The older **[wonder:manneken-pis]** has stages with costs of their own, and copies only the effects: the first stage on the left, the second on the right, the last of either neighbour.',
    'old-manneken-dig': ', then [wonder:manneken-pis]',
    'esteban-hands':
      '[card:esteban]: once in the game, at the end of a turn of your choice, say that the hands stay where they are. Where several may, one is asked after the other. Not in the Recruitment phase, and not in the last turn of an Age.',
    'stevie-stage':
      '[card:stevie] costs nothing himself. When you recruit him, build a stage at once for a coin in place of each good, if you like; he lies under it as its marker. A copy of him builds nothing.',
    'catan-laws':
      '**What can [wonder:catan] exchange under the laws of the tower?** What they leave it, and what they give.',
    'catan-share':
      '**[wonder:catan] joins a Great Project with its card?** One exchange serves the card and the share together.',
    'catan-start-lost': '**[wonder:catan] has lost what its board gives from the start?** Then it exchanges nothing.',
    'promos-2e': '**Do these boards fit the second edition?** They were printed for the first. We play them with both.',
    'louis-points':
      '[card:louis] is worth [points:{@louis.points}], one less for each victory token you have, and never less than nothing.',
  },
  examples: {
    'catan-two-for-one': {
      title: 'Equal goods for another',
      steps: [
        'A [card:sawmill] makes [res:wood] [res:wood]. In [wonder:catan] they count as the [res:glass] that [card:workshop] needs.',
      ],
    },
    'louis-peace': {
      title: 'Points for peace',
      steps: ['{cities.0.victory.length|Word} victory tokens: [card:louis] is worth {claims.0.points|word} points.'],
    },
    ...cases,
  },
} satisfies Words
