/** The words of the book itself in French. */
import { BASE } from '@heptapolis/boxes'
import { beforeName, capital, form, listed, ordinal, plural, spelled } from '@heptapolis/boxes/grammar/fr'
import type { BookWords } from '../book-words.ts'

export const words: BookWords = {
  title: 'Règles du jeu',
  subtitle({ edition, boxes, players, teams }, say) {
    const chosen = boxes.filter((box) => box !== BASE).map(say.boxName)
    return [
      say.terms.editions[edition],
      chosen.length === 0 ? 'jeu de base' : chosen.join(', '),
      `${plural(players, 'joueur')}${teams ? ' en équipes' : ''}`,
    ].join(' · ')
  },
  contents: 'Sommaire',
  houseRules: 'Règles maison de cette table',
  tableSaid: (players, hand) =>
    `La table mise en place pour ${spelled(players)} : plateaux et mains de ${spelled(hand)} cartes autour ; au milieu, les jetons et les paquets, celui de l’Âge I déjà distribué.`,
  freeCity: 'Cité libre',
  you: 'vous',
  before: 'avant',
  after: 'après',
  glossary: 'Glossaire',
  index: 'Index',
  indexNumbers: 'Les numéros sont ceux des règles ; un numéro sans point est un chapitre.',
  continued: (title) => `${title}, suite`,
  search: 'Chercher ou demander',
  noHits: 'Rien trouvé.',
  close: 'Fermer',
  night: 'Clair ou sombre',
  readAs: 'lu comme',
  stops:
    'un une le la les l de du des d au aux en dans sur pour par avec et ou est sont a ai as on je j tu il elle m nous vous ils mon ma mes ton ta tes son sa ses votre vos qu que qui quoi quel quelle quels quelles quand comment si peut puis dois faut il y ce cette ces se me ne pas n s t ça passe arrive c cest est-ce suis sommes etre avoir ont avons avez leur leurs eux lui elles notre nos tous tout toute toutes chacun chaque meme aussi encore deja alors donc mais plus tres bien juste marche fonctionne fait faire font va vais veut veux veulent peuvent peux pouvoir doit doivent sert servent quelqu quelque ca cela celui celle ceux dont ni sans sous entre vers chez regle regles expliquer dire droit sais sait savoir possible permis autorise truc chose vraiment exactement fais faites dis dit vas sera serait aurait ait soit avais avait aura pourra pourrait pourrais voudrais faudra faudrait parce car afin ici pourquoi facon maniere moi toi possede possedes coup ainsi ceci',
  endings: 'issent ements ement aient erons erez ions iez ent ant ait ais ons ez er ir re ee ie it u e',
  playerCount: '(?:a|avec|pour) (?:[2-8]|deux|trois|quatre|cinq|six|sept|huit)(?: joueurs?| personnes?)',
  counts: {
    asks: 'combien',
    numbers: '\\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze',
  },
  script: {
    welcome: {
      when: 'Avant de distribuer',
      show: 'Mettez d’abord la table en place, pour que chacun la voie. Montrez votre plateau, puis vos deux voisins.',
    },
    cards: {
      when: 'Une carte à la main',
      show: 'Montrez une carte de l’Âge I : coût, effet, couleur et nom. Chacun cherche la ressource de son plateau.',
    },
    turn: {
      when: 'Au premier tour, cartes visibles',
      show: 'Distribuez l’Âge I et jouez ce tour cartes visibles. Chacun dit à voix haute ce qu’il fait de sa carte : la construire, bâtir une étape ou la vendre. Dès le deuxième tour, jouez en secret.',
    },
    expansion: {
      when: 'Avant de distribuer les cartes de l’Âge I',
      show: 'Montrez le matériel de l’extension en parlant. Une phrase par élément suffit.',
    },
    trade: {
      when: 'Quand il manque une ressource à quelqu’un',
      show: 'Attendez que cela arrive, souvent au deuxième ou au troisième tour. Achetez une ressource ensemble et déplacez les pièces.',
    },
    chains: {
      when: 'Au début de l’Âge II',
      show: 'Montrez les chaînages sur des cartes qui sont déjà dans une cité.',
    },
    'age-end': {
      when: 'Au dernier tour de l’Âge I',
      show: 'Comptez les boucliers à voix haute, une paire de voisins après l’autre, et distribuez les jetons.',
    },
    guilds: {
      when: 'Au début de l’Âge III',
      show: 'Montrez une guilde et comptez ensemble ce qu’elle rapporterait maintenant.',
    },
    score: {
      when: 'Après l’Âge III',
      show: 'Comptez ligne par ligne, tous ensemble. Annoncez le vainqueur à la fin, pas avant.',
    },
  },
  labels: {
    with: (boxes) => (boxes.length === 1 ? `avec ${boxes[0]}` : `${boxes[0]} avec ${listed(boxes.slice(1))}`),
    instead: (boxes) => `changé par ${listed(boxes)}`,
    was: (value) => `${value} dans le jeu de base`,
    sources: {
      official: 'officiel',
      reported: 'd’après des joueurs qui ont la boîte',
      licensed: 'jeu en ligne sous licence',
      house: 'page des joueurs',
      ours: 'notre décision',
      table: 'règle maison de cette table',
      advice: 'notre conseil',
    },
    reconstructed: 'Notre reconstitution : nous n’avons pas vu la pièce imprimée.',
    printed: (year, said) => `officiel, ${year}${said === undefined ? '' : `, « ${said} »`}`,
    lastTurn: 'seulement au dernier tour d’un Âge',
    again: (from, to) =>
      `puis de nouveau les étapes ${from} à ${to} pour ces cartes, avec toutes les ressources et les nouvelles pièces`,
    sameAs: (step) => `comme l’étape ${step}, encore une fois`,
    resolved: 'puis les mêmes étapes que dans un tour, sans nouvelles cartes',
    copies: (count) => `${count} exemplaires`,
    chainFrom: 'gratuite avec',
    chainTo: 'mène à',
    either: (halves) =>
      halves.length < 2 ? halves.join() : halves.map((half) => `soit ${half.replaceAll(/\s; /g, ' et ')}`).join(', '),
    start: 'Dès le départ',
    anyOrder: 'étapes dans n’importe quel ordre',
    example: 'Exemple',
    labelled: (head, text) => `${head} : ${text}`,
    results: 'Ce qui s’ensuit',
    colours: 'Les couleurs montrent de quelle extension vient une règle.',
    legend:
      'Une règle sans mention, ou marquée « officiel », vient des textes officiels nommés sous « Sources » au chapitre R ; toutes les autres nomment leur source. Les numéros sont les mêmes dans toutes les versions de ce livre ; ceux qui manquent appartiennent à d’autres versions.',
    city: (number) => `Cité ${number}`,
  },
  counting: {
    form,
    spelled: {
      word: spelled,
      Word: (count) => capital(spelled(count)),
      ordinal,
      feminine: (count) => (count === 1 ? 'une' : spelled(count)),
    },
  },
  beforeName,
  signs: { shield: 'boucliers', compass: 'compas', gear: 'rouage', tablet: 'tablette' },
}

/** The same in both languages. */
export const alike = ['index']
