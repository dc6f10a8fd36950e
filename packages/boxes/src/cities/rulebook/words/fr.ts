/** Rule texts of Cities in French. */
import type { Translation } from '../../../atom.ts'
import { asked, means } from '../asked/fr.ts'
import { cases } from '../cases/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-cities':
      '**Cities.** Toutes les cartes et tous les plateaux, les listes du matériel et les réponses de l’éditeur aux questions. Des livrets de règles, nous n’avons lu que les premières pages.',
    'contents-cities-1e':
      'Dans Cities :\n- {in.cities.black} cartes noires, autant de chaque Âge, et {in.cities.guilds} guildes\n- {in.cities.leaders} leaders pour les parties avec Leaders\n- {in.cities.boards} plateaux de merveille : [boards:cities]\n- {in.cities.debt1} petites dettes et {in.cities.debt5} grandes, {in.cities.diplomacy} jetons Diplomatie.',
    'contents-cities-2e':
      'Dans Cities :\n- {in.cities.black} cartes noires, autant de chaque Âge\n- {in.cities.boards} plateaux de merveille : [boards:cities]\n- {in.cities.debt1} petites dettes et {in.cities.debt5} grandes, {in.cities.diplomacy} jetons Diplomatie\n- {in.cities.coins6} pièces de valeur {coinValues.3}.',
    'cities-cards':
      'Triez les cartes noires par Âge et mélangez-les. Ajoutez-en {citiesCards} de chaque Âge, sans les regarder, au paquet de cet Âge ; les autres ne servent pas.',
    'cities-cards-two':
      'Triez les cartes noires par Âge et mélangez-les. Ajoutez-en {citiesCards} de chaque Âge, une par cité, au paquet de cet Âge ; les autres ne servent pas.',
    'cities-cards-eight':
      'Triez les cartes noires par Âge et mélangez-les. Ajoutez-en {citiesCards} de chaque Âge, sans les regarder, au paquet de cet Âge : autant qu’on peut en distribuer également à {players|word}. Les autres ne servent pas.',
    'cities-guilds-1e': ', les {citiesGuilds|word} de Cities comprises',
    'colour-black':
      'Les cartes **noires** nuisent souvent aux autres cités. Ce sont des cartes Âge : on peut les vendre, les glisser sous une étape et les construire quand elles sont dans la défausse. Elles n’ont pas de chaînage.',
    'loss-everybody':
      'Quand un effet fait perdre des pièces aux autres, il touche **toutes les cités sauf la vôtre**, pas seulement vos voisins. La perte vient à la fin du tour, et les pièces gagnées ce tour-ci peuvent y servir.',
    'loss-choice':
      'Pour chaque pièce perdue, vous choisissez : la donner à la banque, ou prendre à la place une **dette** de [points:−{debt}]. Vous pouvez prendre des dettes même si vous avez les pièces. Prenez une dette pour chaque pièce que vous ne pouvez pas payer.',
    'loss-together': 'Additionnez toutes les pertes d’un tour et réglez-les ensemble.',
    'debt-for-good': 'Les dettes ne se remboursent jamais. Chacune vous coûte [points:{debt}] à la fin.',
    'debt-neighbours':
      'Les cartes qui donnent directement une dette à vos voisins ne leur laissent pas le choix de payer.',
    'diplomacy-absent':
      'Avec un **jeton Diplomatie**, votre cité est absente des prochains conflits : elle n’y gagne rien et n’y perd rien. Rendez ensuite le jeton.',
    'diplomacy-close':
      'Les cités de part et d’autre d’une absente s’affrontent, quel que soit le nombre d’absentes entre elles. S’il ne reste qu’une paire de cités, elles se battent une seule fois.',
    'diplomacy-second':
      'Gardez un second jeton pour l’Âge suivant. S’il reste une seule cité, ou aucune, personne ne se bat.',
    'diplomacy-only-conflicts': 'Pour tout le reste, commerce et guildes compris, vos voisins restent vos voisins.',
    'mask-symbol':
      'Un **masque** vous donne le symbole d’une carte verte d’une cité voisine, choisie au décompte. Il ne copie que des cartes vertes ; les symboles des autres cartes et des merveilles ne se copient pas.',
    'mask-once':
      'Si vous avez plusieurs masques, aucune carte n’est copiée deux fois. Une carte que vous avez vous-même peut être copiée.',
    'warehouse-market':
      'L’[card:secret-warehouse] produit une ressource de plus d’une sorte que produisent votre plateau, vos cartes marron ou grises ; le [card:black-market], une ressource qu’ils ne produisent pas. Les deux ignorent ce que produisent les autres cartes et les étapes.',
    'wharf-coin':
      'Avec un quai clandestin, la première ressource achetée de son côté à chaque tour coûte [coins:{wharfOff}] de moins. Il s’ajoute aux comptoirs et à la carte [card:marketplace] : une ressource peut être gratuite.',
    'smugglers-cache-coin':
      'La [card:smugglers-cache] réduit d’une pièce le prix de la ressource du plateau d’un voisin.',
    'architect-firm-coins':
      'Le [card:architect-firm] vous dispense des ressources de vos étapes. Les pièces qu’une étape coûte restent dues.',
    'memorial-coins':
      'Le [card:memorial] rapporte [coins:{@memorial.coins}] par jeton Défaite que vous avez ; ensuite, défaussez-les.',
    'cities-dig': ', puis l’[card:forging-agency]',
    'cities-not-sold': ', les cartes noires',
    'score-cities': 'Les points de vos cartes noires.',
    'score-debt': '[points:−{debt}] par dette.',
    'teams-diplomacy':
      'Un jeton Diplomatie annule un des combats contre votre voisin extérieur, quel que soit le partenaire qui le possède ; un second jeton annule l’autre. Personne ne prend la place de la cité absente.',
    'cities-free-city':
      'La cité libre paie une perte avec les pièces qu’elle a, et prend des dettes pour le reste. Personne ne choisit.',
    'cities-new-colour':
      '**Le noir est-il une couleur pour [wonder:olympia] ?** Oui. La première carte noire d’une cité qui n’en a pas est gratuite.',
    'cities-eight-2e':
      '**À {players|word} joueurs dans la deuxième édition ?** Les règles imprimées ne le permettent pas. Nous jouons comme dans la première : chacun pour soi, ou en équipes.',
    'cities-loss-order':
      '**Je vends une carte alors qu’un voisin me fait perdre des pièces. Puis-je utiliser celles de la vente ?** Oui.',
    'cities-last-turn-loss': '**Et les pertes du dernier tour d’un Âge ?** Elles se règlent avant les conflits.',
    'cities-leaders-dig':
      '**[card:solomon] et une carte noire construisent tous deux une carte de la défausse au même tour. Qui passe d’abord ?** Le leader, puis la carte.',
  },
  signs: {
    debt: 'Une dette : des points en moins à la fin.',
    diplomacy: 'Un jeton Diplomatie : votre cité évite les conflits de la fin de l’Âge.',
    mask: 'Un masque : le symbole d’une carte verte d’un voisin.',
  },
  glossary: {
    debt: ['Dette', 'Un jeton pour les pièces perdues que vous n’avez pas payées.'],
    diplomacy: ['Diplomatie', 'Un jeton qui tient une cité à l’écart des conflits.'],
    loss: ['Perte', 'Des pièces que les autres doivent verser à la banque.'],
    mask: ['Masque', 'Un symbole emprunté à une carte verte d’un voisin.'],
  },
  asked,
  means,
  pictures: {
    absent: 'La cité du milieu est absente : ses voisines s’affrontent.',
    left: 'à gauche',
    away: 'absente',
    right: 'à droite',
  },
  aid: {
    'step losses': 'Payer les pertes, ou prendre des dettes.',
    'score-cities': 'Cartes noires.',
    'score-debt': '[points:−{debt}] par dette.',
  },
  examples: {
    'hideout-loss': {
      title: 'Une perte pour tous les autres',
      steps: [
        '[city:0] construit la [card:hideout]. Chaque autre cité perd [coins:{@hideout.coins}].',
        '[city:1] paie, [city:2] prend une dette pour garder son argent.',
      ],
    },
    'absent-city': {
      title: 'Une cité absente',
      steps: [
        '[city:0] a un jeton Diplomatie. Ses voisins s’affrontent entre eux, une seule fois.',
        'Le jeton est rendu.',
      ],
    },
    'mask-best': {
      title: 'Un masque complète la série',
      steps: [
        '[city:0] a un compas, un rouage et le [card:pigeonhole]. Un voisin a l’[card:school].',
        'Sa tablette complète la série : {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}.',
      ],
    },
    'wharf-first': {
      title: 'Un quai clandestin',
      steps: [
        'Avec le [card:west-clandestine-wharf], la première ressource achetée à gauche coûte [coins:{claims.0.can.pay.left}] au lieu de [coins:{price}].',
      ],
    },
    'cache-board': {
      title: 'La ressource d’un plateau',
      steps: [
        '[city:1] a un [res:ore] sur son plateau. Avec la [card:smugglers-cache], la ressource coûte [coins:{claims.0.can.pay.left}] au lieu de [coins:{price}] à [city:0].',
      ],
    },
    'memorial-pays': {
      title: 'Des pièces pour des défaites',
      steps: [
        '[city:0] a {cities.0.defeat|word} jetons Défaite et construit le [card:memorial] : [coins:{claims.0.has.coins}], et les jetons sont défaussés.',
      ],
    },
    'firm-stage': {
      title: 'Une étape sans ressources',
      steps: [
        '[city:0] ne produit aucune des ressources de sa première étape. Le [card:architect-firm] l’en dispense.',
      ],
    },
    'black-points': {
      title: 'Cartes noires et dettes sur la feuille',
      steps: [
        'Le [card:capitol] et les [card:city-gates] font {claims.0.points} points ; {cities.0.debt|feminine} dettes ont leur propre ligne : {claims.1.points}.',
      ],
    },
    'partners-fight': {
      title: 'Un combat qui compte double',
      steps: [
        'Les partenaires sont côte à côte. [city:0] est plus forte que la cité de l’autre côté, et prend {claims.0.has.victory.length|word} jetons ; elle ne combat pas sa partenaire.',
      ],
    },
    'raider-debt': {
      title: 'Des dettes sans choix',
      steps: ['Le [card:raider-camp] donne à [city:0] un jeton Victoire, et à chaque voisin une dette.'],
    },
    ...cases,
  },
}
