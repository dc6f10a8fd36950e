/** Rule texts of the Wonder Pack in French. */
import type { Translation } from '../../../atom.ts'
import { asked } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-wonder-pack': '**Wonder Pack.** Tous les plateaux, et leur feuillet de {print.wonder-pack}.',
    'contents-wonder-pack':
      'Dans Wonder Pack :\n- {in.wonder-pack.boards} plateaux de merveille : [wonder:great-wall], [wonder:stonehenge], [wonder:manneken-pis] et, pour les parties avec Leaders, [wonder:abu-simbel].',
    'great-wall-order': ' ; la [wonder:great-wall] choisit librement l’ordre des siennes',
    'great-wall-said':
      '**[wonder:great-wall] :** annoncez l’étape que vous construisez quand vous choisissez votre carte, avant la révélation.',
    'great-wall-loss':
      'Quand une étape fait perdre des pièces à tous les autres, ils paient à la fin du tour ; les pièces gagnées ce tour-ci peuvent servir. Les joueurs qui en ont trop peu perdent tout ce qu’ils ont.',
    'great-wall-absent':
      'Un jeton Diplomatie, venu de la [wonder:great-wall], tient votre cité à l’écart des conflits de cet Âge. Vos voisins s’affrontent à la place ; s’il ne reste qu’une paire de cités, elles se battent une seule fois. Le jeton est rendu.',
    'great-wall-teams':
      'Un jeton Diplomatie annule un des combats contre votre voisin extérieur. Personne ne prend la place de la cité absente.',
    'great-wall-mask':
      'Une étape qui copie un symbole prend au décompte celui d’une carte verte d’une cité voisine, même d’une carte que vous avez vous-même.',
    'stonehenge-hidden': ', sauf pour une étape de [wonder:stonehenge]',
    'great-wall-dig': ', puis la [wonder:great-wall]',
    'manneken-dig': ', puis [wonder:manneken-pis]',
    'stonehenge-stones':
      '**[wonder:stonehenge]** compte les symboles de pierre de vos cartes marron : les deux de la [card:quarry], un sur une carte qui offre de la pierre ou autre chose. Les autres cartes et le plateau ne comptent pas.',
    'great-wall-lacking':
      '**Que manque-t-il à votre cité pour la dernière étape de la [wonder:great-wall] ?** Les ressources que votre plateau et vos cartes marron et grises ne produisent pas maintenant. Cela comprend la ressource d’une carte inopérante, ou d’un plateau qui a perdu la sienne.',
    'stonehenge-silenced':
      '**[wonder:stonehenge] compte-t-il les pierres d’une carte qu’une loi rend inopérante ?** Oui, elles y sont imprimées.',
    'stonehenge-marker':
      'La carte sous la deuxième étape de [wonder:stonehenge], sur son autre face, reste cachée. À la fin, retournez-la : les cartes de sa couleur chez vos voisins comptent.',
    'stonehenge-leader':
      '**Un leader sous [wonder:stonehenge] ?** Il est blanc, et l’on compte les leaders des voisins.',
    'manneken-copies':
      '**[wonder:manneken-pis]** ne produit rien, et commence avec [coins:{@manneken-pis.coins}] de plus. Ses étapes sont celles de ses voisins, construites là-bas ou non : vous payez leur coût et recevez leur effet.',
    'manneken-last':
      'Sa dernière étape copie la **dernière** étape du voisin de gauche. À côté d’une merveille qui se construit dans n’importe quel ordre, vous choisissez chaque fois une étape, éventuellement la même.',
    'manneken-abu-simbel':
      '**[wonder:manneken-pis] copie [wonder:abu-simbel]. Quel leader est mis au tombeau ?** Un des siens.',
    'manneken-petra':
      '**[wonder:manneken-pis] copie une étape qui coûte des pièces ?** Il les paie, comme [wonder:petra].',
    'manneken-carthage':
      '**[wonder:manneken-pis] copie [wonder:carthage] ?** Il choisit lui aussi une moitié de l’étape.',
    'manneken-ur': '**[wonder:manneken-pis] copie [wonder:ur] ?** Il prend lui aussi un pion dans la boîte.',
    'manneken-double-walls':
      '**La [card:project-double-walls] échoue, et [wonder:manneken-pis] n’a pas participé ?** La pénalité concerne les pièces du départ : il les garde, ne perd rien d’autre, et ne prend pas de jeton Pénalité.',
    'wonder-pack-2e':
      '**Peut-on jouer ces plateaux avec la deuxième édition ?** Nous les jouons avec elle : la face A de jour, la face B de nuit.',
  },
  pictures: {
    copies:
      'Ce que copie chaque étape de Manneken Pis : la première à gauche, la deuxième à droite, la dernière à gauche.',
    left: 'voisin de gauche',
    right: 'voisin de droite',
    first: 'première étape',
    second: 'deuxième étape',
    last: 'dernière étape',
  },
  asked,
  examples: {
    'wall-any-order': {
      title: 'Une étape plus haute d’abord',
      steps: [
        'La [wonder:great-wall] produit {@great-wall-day-3.cost.stone|feminine} [res:stone|pierres] et construit sa troisième étape avant toutes les autres : {@great-wall-day-3.shields|word} boucliers.',
      ],
    },
    'henge-stones': {
      title: 'Compter les pierres',
      steps: [
        'La [card:quarry] montre {@quarry.all.length|word} [res:stone|pierres], l’[card:timber-yard] une. Chaque pierre vaut [points:{@stonehenge-day-3.points}] : {claims.0.of.2} points en plus de ceux des autres étapes.',
      ],
    },
    'copied-stage': {
      title: 'Une étape copiée',
      steps: [
        'À gauche de [wonder:manneken-pis] se trouve [city:1]. La première étape coûte {@gizah-day-1.cost.wood|word} [res:wood], comme là-bas, et vaut [points:{claims.1.points}].',
      ],
    },
    ...cases,
  },
}
