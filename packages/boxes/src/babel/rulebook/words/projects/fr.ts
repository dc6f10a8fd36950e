/** Rule texts of the Great Projects in French. */
import type { Translation } from '../../../../atom.ts'
import { cases } from '../../cases/projects/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-babel-projects':
      '**Babel, les projets.** Toutes les cartes, des critiques et la page de règles écrite par des joueurs. Nous n’avons lu aucun livret de règles.',
    'contents-babel-projects':
      'Dans Babel, pour les projets :\n- {in.babel-projects.projects} projets, autant de chaque Âge\n- {in.babel-projects.participation} marqueurs Participation\n- {in.babel-projects.tokens} jetons de récompense et de pénalité.',
    'project-supply':
      'Triez les cartes de projet par Âge. Gardez à portée les marqueurs Participation et les jetons de récompense.',
    'project-reveal':
      'Au début d’un Âge, on révèle au hasard un projet de cet Âge. Posez-y des marqueurs Participation, un de moins que de joueurs : **{projectTokens}**.',
    'project-reveal-ours':
      'Au début d’un Âge, on révèle au hasard un projet de cet Âge. Posez-y des marqueurs Participation : **{projectTokens}**. À {players} joueurs, ce nombre est le nôtre.',
    'project-join':
      'Si votre carte a la **couleur du projet** et qu’il y reste un jeton, vous pouvez participer : payez les pièces et les ressources du projet avec la carte, et prenez un jeton.',
    'project-join-again':
      'Vous pouvez participer de nouveau avec une autre carte de la couleur, tant qu’il reste des jetons.',
    'project-short':
      'Si plus de joueurs participent au même tour qu’il ne reste de jetons, chacun en reçoit un tout de même.',
    'project-dig': 'Une carte de la défausse ne participe pas au projet.',
    'project-success':
      '**Plus de jeton sur le projet :** il réussit. Vous recevez sa récompense une fois pour chaque jeton pris.',
    'project-failure':
      '**Il reste un jeton :** il échoue. Qui a participé ne gagne rien et ne perd rien. Tous les autres subissent la pénalité et choisissent, s’il y a un choix, quelle carte ou quel jeton s’en va.',
    'project-penalty-token':
      'Qui ne peut pas subir toute la pénalité ne perd rien, et prend le jeton de pénalité de l’Âge : [points:{@project-token-penalty-1.points}], [points:{@project-token-penalty-2.points}] ou [points:{@project-token-penalty-3.points}].',
    'project-tokens-back':
      'Ensuite tous les marqueurs Participation sont rendus, ceux des joueurs et ceux de la carte. L’Âge suivant a son propre projet.',
    'project-tokens':
      'Les jetons de **bâtiment gratuit** et d’**étape gratuite** servent une fois, quand vous voulez, et sont rendus. Les boucliers et les points vous restent.',
    'project-token-coins':
      'Une étape gratuite dispense des ressources ; les pièces de l’étape restent dues. Un bâtiment gratuit dispense de tout le coût de la carte, mais pas de celui de la participation.',
    'project-bag':
      'Un **sac** permet à une carte de n’importe quelle couleur de participer, une fois, et il est rendu. Le coût de la participation reste dû.',
    'project-victories':
      'Un jeton Victoire venu d’un projet compte en tout, une fois que vous l’avez, comme un jeton gagné dans un conflit.',
    'score-projects': 'Les points de vos jetons de projet, pénalités comprises.',
    'project-start-lost':
      'Un plateau qui a perdu ce qu’il donne ne produit rien, ni pour vous ni pour vos voisins, l’[card:secret-warehouse] ne double donc pas sa ressource, et le [card:black-market] peut la donner.',
    'project-free-city': 'La cité libre ne participe jamais, n’est jamais récompensée ni punie.',
    'project-armada': 'Avec une carte, **ou bien** vous naviguez, **ou bien** vous participez, jamais les deux.',
    'project-not-edifice':
      '**Une étape peut-elle participer au projet, ou une carte à l’édifice ?** Ni l’un ni l’autre. Une carte participe au projet, une étape à l’édifice.',
    'project-edifice': '**Un projet et un édifice se terminent au même Âge. Lequel d’abord ?** Le projet.',
    'project-discounts':
      '**Un leader ôte une ressource à la carte. Et à la part dans le projet ?** Non, à la carte seulement.',
    'project-nero': '**[card:nero] paie-t-il pour le jeton Victoire d’un projet ?** Oui.',
    'project-penalty-coins':
      '**Une pénalité prend toutes mes pièces. Puis-je prendre des dettes de Cities à la place ?** Non. Une pénalité n’est pas une perte de cette sorte.',
    'project-2e':
      '**Les grands projets vont-ils avec la deuxième édition ?** Ils ont été imprimés pour la première. Nous les jouons avec toutes deux.',
    'project-law-victories': '**La loi qui réduit les jetons Victoire touche-t-elle ceux des projets ?** Non.',
  },
  signs: { project: 'Un projet, ou un de ses jetons.' },
  pictures: {
    project:
      'Un projet : ce que coûte la participation, ce qu’un jeton rapporte s’il réussit, ce que l’on perd s’il échoue.',
    pile: 'projets',
    success: 'il ne reste aucun jeton',
    failure: 'il reste un jeton',
    each: 'par jeton pris',
    without: 'sans jeton',
  },
  glossary: {
    project: ['Grand projet', 'Un bâtiment commun d’un Âge.'],
  },
  asked: {
    'project-join': 'comment participer à un projet | comment marche un projet',
    'project-failure': 'si un projet échoue | pénalité d’un projet | projet inachevé | le projet échoue',
    'project-success': 'récompense d’un projet | quand un projet est-il achevé',
    'project-reveal': 'combien de marqueurs Participation',
  },
  examples: {
    'project-part': {
      title: 'Participer',
      steps: [
        'Le projet est bleu. [city:0] construit l’[card:altar] et paie [coins:{@project-belvedere.cost.coins}] et {@project-belvedere.cost.clay|feminine} [res:clay] pour sa part : l’argile est achetée [coins:{price}].',
      ],
    },
    'project-last-token': {
      title: 'La carte est vide',
      steps: [
        'Il n’y a plus de jeton sur le [card:project-rampart-road] quand l’Âge se termine : il réussit. [city:0] en a pris un et a maintenant [coins:{claims.0.has.coins}]. [city:1], qui n’en a pas, ne perd rien.',
      ],
    },
    'project-fails': {
      title: 'Un projet manqué',
      steps: [
        'Il reste un jeton sur le [card:project-rampart-road] quand l’Âge se termine. [city:0] a participé et garde ses pièces ; les autres perdent toutes les leurs.',
      ],
    },
    'project-no-coins': {
      title: 'Rien à perdre',
      steps: [
        'La pénalité est de toutes les pièces, et [city:1] n’en a pas. Elle prend à la place le jeton de pénalité de l’Âge.',
      ],
    },
    'project-score': {
      title: 'Les jetons sur la feuille',
      steps: [
        'Un jeton de pénalité de l’Âge II compte {claims.0.of.0} ; {cities.0.stages|word} étapes avec le jeton des étapes rapportent {claims.0.of.1}.',
      ],
    },
    ...cases,
  },
}
