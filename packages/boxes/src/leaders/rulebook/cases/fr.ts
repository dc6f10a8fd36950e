/** Texts of the screen-only examples in French. */
import type { ExampleWords } from '../../../atom.ts'
import type { cases as en } from './en.ts'

export const cases: Readonly<Record<keyof typeof en, ExampleWords>> = {
  'leader-returned': {
    title: 'Le dernier leader',
    steps: ['À l’Âge III, [city:0] recrute [card:hannibal]. [card:sappho] retourne dans la boîte sans être montrée.'],
  },
  'xenophon-from-now': {
    title: 'Rien pour le passé',
    steps: [
      '[city:0] a déjà des cartes jaunes. Elles ne rapportent rien avec [card:xenophon] : seules comptent celles qui viendront.',
    ],
  },
  'maecenas-not-later': {
    title: 'Pas hors de la phase',
    steps: [
      'Une étape permet à [city:0] de recruter [card:pericles] pendant un tour. Il coûte [coins:{romeOff}] de moins, mais il n’est pas gratuit : [card:maecenas] n’aide que pendant la phase de recrutement.',
    ],
  },
  'solomon-digs': {
    title: 'Une carte de la défausse',
    steps: [
      '[city:0] paie [coins:{@solomon.cost.coins}] pour [card:solomon] et construit gratuitement la [card:walls], prise dans la défausse.',
    ],
  },
  'solomon-second': {
    title: 'La merveille d’abord',
    steps: [
      '[city:1] construit sa deuxième étape pendant que [city:0] recrute [card:solomon]. [city:1] prend la [card:walls] ; il reste l’[card:altar] pour [card:solomon].',
    ],
  },
  'copied-solomon-last': {
    title: 'La copie en dernier',
    steps: [
      '[city:0] copie le [card:solomon] de son voisin, [city:2] construit sa deuxième étape. La merveille prend d’abord la [card:walls], puis la copie a le [card:theater].',
    ],
  },
  'telesilla-tokens': {
    title: 'Des jetons qui s’en vont',
    steps: [
      '[card:telesilla] débarrasse [city:0] de ses défaites. [city:1] rend un jeton Victoire ; [city:2] n’en a pas à rendre.',
    ],
  },
  'courtesans-copy': {
    title: 'Un leader copié',
    steps: [
      '[city:0] construit la [card:courtesans-guild] et choisit [card:caesar]. Les deux cités ont maintenant ses boucliers ; [city:0] n’a toujours aucun leader.',
    ],
  },
  'rome-fourth': {
    title: 'Un leader grâce à une étape',
    steps: [
      'Face nuit, la deuxième étape de [city:0] recrute tout de suite. [card:cleopatra] coûte [coins:{romeOff}] de moins que les [coins:{@cleopatra.cost.coins}] imprimées, et s’ajoute aux leaders des {ages|word} Âges.',
    ],
  },
  'rome-keeps': {
    title: 'Des leaders gardés en main',
    steps: [
      'Il reste à [city:0], face B, une étape qui recrute. Elle garde donc les leaders qu’elle n’utilise pas à l’Âge III.',
    ],
  },
  'bury-amytis': {
    title: 'Une mise au tombeau',
    steps: [
      'La dernière étape de [city:0] met [card:amytis] au tombeau. Elle rapporte {burialTimes|word} fois les [coins:{@amytis.cost.coins}] imprimées, et plus rien pour les étapes.',
    ],
  },
  'buried-cost-of-age': {
    title: 'Un coût de A au tombeau',
    steps: ['[card:phryne] coûte A. Au tombeau, elle compte comme à l’Âge III : [points:{claims.0.points}].'],
  },
  'berenice-each-turn': {
    title: 'Payée pendant la phase et pendant le tour',
    steps: ['[city:0] vend un leader, puis une carte au tour suivant. Chaque fois, [card:berenice] ajoute une pièce.'],
  },
  'hatshepsut-free-good': {
    title: 'Une ressource gratuite',
    steps: [
      'Avec un comptoir et un quai, le [res:wood] de gauche ne coûte rien. [card:hatshepsut] rapporte tout de même [coins:{commission}].',
    ],
  },
  'hatshepsut-not-far': {
    title: 'Trop loin',
    steps: [
      'Grâce à son emporium, [city:0] achète du [res:glass] à [city:3]. Ce n’est pas une voisine : [card:hatshepsut] ne rapporte rien.',
    ],
  },
  'xenophon-pile': {
    title: 'Une carte jaune de la défausse',
    steps: [
      '[card:solomon] construit le [card:marketplace], pris dans la défausse. La carte est construite comme une autre : [card:xenophon] rapporte [coins:{@xenophon.coins}].',
    ],
  },
  'add-then-swap': {
    title: 'Ajouter et échanger',
    steps: [
      'Une paire de compas et un rouage. [card:enheduanna] ajoute un compas, [card:aganice] change le rouage en un autre : rien que des compas, [points:{claims.0.points}].',
    ],
  },
  'borrowed-stays': {
    title: 'Ce qui est emprunté reste tel quel',
    steps: [
      'Le compas du masque ne peut pas être échangé. [card:aganice] change un rouage de la cité en tablette : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
    ],
  },
  'any-kind-of-none': {
    title: 'Un symbole à partir de rien',
    steps: ['[city:0] n’a aucun symbole. [card:enheduanna] en ajoute un au choix : [points:{claims.0.points}].'],
  },
  'agrippina-copied': {
    title: 'Seule dans les deux cités',
    steps: [
      '[city:0] a copié [card:agrippina] et n’a recruté personne : elle y rapporte [points:{claims.0.points}], et autant dans sa propre cité.',
    ],
  },
  'hiram-no-copy': {
    title: 'Une étape n’est pas une carte violette',
    steps: [
      'L’étape de [city:0] copie la [card:spies-guild], qui compte avec la merveille. [card:hiram] n’a rien à compter.',
    ],
  },
  'olympia-copies-courtesans': {
    title: 'Rien à copier',
    steps: [
      'La seule guilde à côté de [city:0] est la [card:courtesans-guild]. Ses points viennent du leader : la dernière étape n’ajoute rien aux [points:{claims.0.points}] de la merveille.',
    ],
  },
  'courtesans-before-rome': {
    title: 'Recruté trop tard',
    steps: [
      'À ce tour, [city:1] va recruter [card:caesar] grâce à une étape. La guilde de [city:0] choisit avant : [card:sappho] ou [card:zenobia], pas lui.',
    ],
  },
  'copy-outlives-leader': {
    title: 'La copie reste',
    steps: [
      '[city:1] met au tombeau [card:caesar], que [city:0] a copié. [city:0] garde ses boucliers ; [city:1] n’en a plus, et la [card:diplomats-guild] ne le compte plus.',
    ],
  },
  'no-burial-of-copies': {
    title: 'Pas de tombeau pour une copie',
    steps: [
      'L’étape de [city:0] met un leader au tombeau. La cité n’a qu’une copie de [card:caesar] : elle garde la copie et ses boucliers.',
    ],
  },
  'enheduanna-borrowed': {
    title: 'Les symboles empruntés comptent',
    steps: [
      'Un compas à soi et des rouages empruntés : les rouages sont les plus nombreux, [card:enheduanna] en ajoute un. {claims.0.of.0} + {claims.0.of.1}.',
    ],
  },
  'plato-again': {
    title: 'Encore une fois chaque couleur',
    steps: [
      'Chaque couleur est là en double. [card:plato] rapporte pour chaque série : {claims.0.of.0} + {claims.0.of.1}.',
    ],
  },
  'imhotep-no-coins': {
    title: 'Les pièces sont dues en entier',
    steps: [
      'La deuxième étape de [city:0] coûte [coins:{@petra-day-2.cost.coins}]. [card:imhotep] réduit les ressources, jamais les pièces : [coins:{cities.0.coins}] ne suffisent pas.',
    ],
  },
}
