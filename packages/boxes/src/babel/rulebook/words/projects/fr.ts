/** Rule texts of the Great Projects in French. */
import type { Translation } from '../../../../atom.ts'
import { asked, means } from '../../asked/projects/fr.ts'
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
      'Au début d’un Âge, révélez au hasard un projet de cet Âge. Posez-y des marqueurs Participation, un de moins que le nombre de joueurs : **{projectTokens}**.',
    'project-reveal-ours':
      'Au début d’un Âge, révélez au hasard un projet de cet Âge. Posez-y des marqueurs Participation : **{projectTokens}**. À {players} joueurs, c’est nous qui avons fixé ce nombre.',
    'project-join':
      'Si votre carte a la **couleur du projet** et qu’il y reste un marqueur, vous pouvez participer : payez les pièces et les ressources du projet avec la carte, et prenez un marqueur.',
    'project-join-again':
      'Vous pouvez participer de nouveau avec une autre carte de la couleur, tant qu’il reste des marqueurs.',
    'project-short':
      'Si, au même tour, les participants sont plus nombreux que les marqueurs restants, chacun en reçoit un tout de même.',
    'project-dig': 'Une carte de la défausse ne peut pas participer au projet.',
    'project-success':
      '**Aucun marqueur sur le projet :** il réussit. Vous recevez sa récompense une fois pour chaque marqueur pris.',
    'project-failure':
      '**Il reste un marqueur :** il échoue. Les joueurs qui ont participé ne gagnent rien et ne perdent rien. Tous les autres subissent la pénalité. S’il y a plusieurs possibilités, vous choisissez la carte ou le jeton que vous perdez.',
    'project-penalty-token':
      'Si vous ne pouvez pas subir toute la pénalité, vous ne perdez rien et prenez le jeton Pénalité de l’Âge : [points:{@project-token-penalty-1.points}], [points:{@project-token-penalty-2.points}] ou [points:{@project-token-penalty-3.points}].',
    'project-tokens-back':
      'Ensuite tous les marqueurs Participation sont rendus, ceux des joueurs et ceux de la carte. L’Âge suivant a son propre projet.',
    'project-tokens':
      'Les jetons de **bâtiment gratuit** et d’**étape gratuite** servent une fois, quand vous voulez, puis sont rendus. Vous gardez les boucliers et les points.',
    'project-token-coins':
      'Une étape gratuite vous dispense des ressources ; les pièces de l’étape restent dues. Un bâtiment gratuit vous dispense de tout le coût de la carte, mais pas de celui de la participation.',
    'project-bag':
      'Un **sac** permet à une carte de n’importe quelle couleur de participer, une fois, puis il est rendu. Le coût de la participation reste dû.',
    'project-victories':
      'Une fois que vous l’avez, un jeton Victoire venu d’un projet compte en tout point comme un jeton gagné dans un conflit.',
    'score-projects': 'Les points de vos jetons de projet, pénalités comprises.',
    'project-start-lost':
      'Un plateau qui a perdu sa ressource ne produit rien, ni pour vous ni pour vos voisins : l’[card:secret-warehouse] ne double pas cette ressource, et le [card:black-market] peut la donner.',
    'project-free-city': 'La cité libre ne participe jamais, ne reçoit pas de récompense et ne subit pas de pénalité.',
    'project-armada':
      'Avec une carte, **soit** vous faites avancer un navire, **soit** vous participez, jamais les deux.',
    'project-not-edifice':
      '**Une étape peut-elle participer au projet, ou une carte à l’édifice ?** Ni l’un ni l’autre. Une carte participe au projet, une étape à l’édifice.',
    'project-edifice': '**Un projet et un édifice se terminent au même Âge. Lequel passe d’abord ?** Le projet.',
    'project-discounts':
      '**Un leader réduit le coût d’une carte d’une ressource. Réduit-il aussi celui de la participation ?** Non, seulement celui de la carte.',
    'project-nero': '**[card:nero] rapporte-t-il des pièces pour le jeton Victoire d’un projet ?** Oui.',
    'project-penalty-coins':
      '**Une pénalité prend toutes mes pièces. Puis-je prendre des dettes de Cities à la place ?** Non. Une pénalité ne compte pas comme une perte.',
    'project-2e':
      '**Peut-on jouer les grands projets avec la deuxième édition ?** Ils ont été imprimés pour la première. Nous les jouons avec les deux.',
    'project-law-victories': '**La loi qui réduit les jetons Victoire touche-t-elle ceux des projets ?** Non.',
  },
  signs: { project: 'Un projet, ou un de ses jetons.' },
  pictures: {
    project:
      'Un projet : le coût de la participation, la récompense par marqueur s’il réussit, la pénalité s’il échoue.',
    pile: 'projets',
    success: 'aucun marqueur ne reste',
    failure: 'il reste un marqueur',
    each: 'par marqueur pris',
    without: 'sans marqueur',
  },
  glossary: {
    project: ['Grand projet', 'Un bâtiment commun d’un Âge.'],
  },
  asked,
  means,
  aid: {
    'step reveal-project': 'Révéler un projet ; poser les marqueurs.',
    'step join-project': 'Prendre un marqueur si vous participez.',
    'step project': 'Plus de marqueur : récompenses. Sinon, pénalités.',
    'score-projects': 'Jetons de projet.',
  },
  examples: {
    'project-part': {
      title: 'Participer',
      steps: [
        'Le projet est bleu. [city:0] construit l’[card:altar] et paie [coins:{@project-belvedere.cost.coins}] et {@project-belvedere.cost.clay|feminine} [res:clay] pour participer ; elle achète l’argile pour [coins:{price}].',
      ],
    },
    'project-last-token': {
      title: 'La carte est vide',
      steps: [
        'Il n’y a plus de marqueur sur le [card:project-rampart-road] à la fin de l’Âge : il réussit. [city:0] en a pris un et a maintenant [coins:{claims.0.has.coins}]. [city:1], qui n’en a pas pris, ne perd rien.',
      ],
    },
    'project-fails': {
      title: 'Un projet qui échoue',
      steps: [
        'Il reste un marqueur sur le [card:project-rampart-road] à la fin de l’Âge. [city:0] a participé et garde ses pièces ; les autres perdent toutes les leurs.',
      ],
    },
    'project-no-coins': {
      title: 'Rien à perdre',
      steps: [
        'La pénalité prend toutes les pièces, et [city:1] n’en a pas. Elle prend à la place le jeton Pénalité de l’Âge.',
      ],
    },
    'project-score': {
      title: 'Les jetons sur la feuille',
      steps: [
        'Un jeton Pénalité de l’Âge II compte {claims.0.of.0} ; {cities.0.stages|word} étapes, avec le jeton des étapes, rapportent {claims.0.of.1}.',
      ],
    },
    ...cases,
  },
}
