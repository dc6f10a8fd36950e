/** Help texts of the commands in French. */
import type { CliWords } from '../en.ts'
import { words as queue } from '../queue/fr.ts'
import { words as serving } from '../serving/fr.ts'

export const words: CliWords['commands'] = {
  play: {
    summary: 'jouer une partie contre des robots',
    description: 'Jouer une partie contre des robots dans le terminal.',
    options: {
      bots: 'vos adversaires, dans l’ordre autour de la table',
      players: 'nombre de joueurs, vous compris, de 2 à 8',
      seed: 'la même graine distribue les mêmes cartes',
      wonder: 'votre merveille (par défaut : au hasard)',
      side: 'face de votre merveille : a ou b en 1e, day ou night en 2e',
      wonders: 'attribution des merveilles : vous et les robots répondez avant la partie',
      seat: 'votre place, à partir de 0 ; la suivante est celle de votre voisin de gauche',
      name: 'votre nom',
      teams: 'jouer en équipes de deux, si une extension le permet',
      quick: 'jouer votre choix tout de suite, sans confirmation',
      plain: 'utiliser des listes numérotées au lieu de menus',
      save: 'enregistrer la partie dans ce fichier (.txt pour un texte lisible)',
    },
    examples: [
      ['play --lang fr', 'quatre joueurs, deuxième édition'],
      ['play --edition 1e --players 3 --wonder gizah --side b', 'votre plateau préféré'],
      ['play --bots greedy,random --seed mardi', 'mardi, la même donne pour tous'],
    ],
  },
  simulate: {
    summary: 'jouer de nombreuses parties entre robots',
    description:
      'Jouer de nombreuses parties entre robots et afficher des statistiques : points par catégorie, victoires par merveille, place et robot.',
    options: {
      bots: 'robots dans l’ordre autour de la table ; ils changent de place à chaque partie',
      games: 'nombre de parties',
      players: 'nombre de joueurs, de 2 à 8',
      seed: 'la même graine donne les mêmes parties',
      side: 'face de toutes les merveilles : a ou b en 1e, day ou night en 2e',
      wonders: 'comment les robots se partagent les merveilles',
      threads: 'cœurs de processeur à utiliser (les résultats sont les mêmes)',
      teams: 'jouer en équipes de deux, si une extension le permet',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['simulate --games 1000', 'mille parties de quatre robots gloutons'],
      ['simulate --bots greedy,random --players 3', 'deux robots l’un contre l’autre, places équilibrées'],
      ['simulate --edition 1e --side b --seed x --json', 'des chiffres pour un autre programme'],
      ['simulate --bots medium --games 20000 --wonders bids', 'à quel point les mises équilibrent les merveilles'],
    ],
  },
  score: {
    summary: 'compter les points d’une position',
    description: 'Compter les points d’une position et montrer d’où ils viennent.',
    argument: 'une position en JSON (voir docs/protocol.md) ; « - » lit l’entrée standard',
    options: {
      json: 'écrire du JSON au lieu de tableaux',
      lenient: 'accepter aussi des positions impossibles, avec plus de cartes ou de jetons qu’il n’en existe',
    },
    examples: [
      ['score table.json', 'la feuille de score'],
      ['score - --json < table.json', 'pour un autre programme'],
    ],
  },
  replay: {
    summary: 'afficher une partie enregistrée',
    description: 'Afficher une partie enregistrée tour par tour et compter ses points.',
    argument: 'une partie en JSON ou en texte (voir docs/protocol.md) ; « - » lit l’entrée standard',
    options: {
      upto: 's’arrêter après ce nombre de coups',
      json: 'écrire du JSON : coups, événements, position finale et points',
    },
    examples: [
      ['replay partie.json', 'toute la partie'],
      ['replay partie.txt --upto 12', 'les douze premiers coups'],
    ],
  },
  cards: {
    summary: 'chercher des cartes, des merveilles et d’autres éléments',
    description:
      'Lister tous les éléments : cartes, guildes, merveilles avec leurs étapes, et éléments des extensions.',
    argument:
      'des mots qui doivent tous figurer dans le nom, l’identifiant, l’extension, le type, la couleur ou l’effet',
    options: { json: 'écrire du JSON au lieu d’un tableau' },
    examples: [
      ['cards --lang fr', 'tout le jeu de base'],
      ['cards vert compas --lang fr', 'les cartes vertes à compas'],
      ['cards guilde --edition 1e --boxes all --lang fr', 'les guildes de toutes les extensions, première édition'],
      ['cards --boxes all --json', 'pour un autre programme'],
    ],
  },
  rules: {
    summary: 'afficher les règles de votre partie',
    description:
      'Afficher les règles d’une édition et de ses extensions pour un nombre de joueurs : seulement celles qui s’appliquent, avec leurs numéros.',
    options: {
      players: 'nombre de joueurs, de 2 à 8',
      teams: 'en équipes de deux',
      search: 'seulement les règles qui contiennent ces mots',
      html: 'écrire une page HTML qui fonctionne hors ligne',
      pdf: 'écrire un PDF (nécessite Chromium)',
      paper: 'format du papier du PDF',
    },
    examples: [
      ['rules --boxes leaders,edifice --players 5', 'les règles de cette partie'],
      ['rules --boxes cities --search dette --lang fr', 'les règles sur les dettes'],
      ['rules --boxes armada --html rules.html', 'les mêmes en page web'],
      ['rules --boxes armada --pdf rules.pdf --paper Letter', 'les mêmes sur papier'],
    ],
  },
  check: {
    summary: 'vérifier les règles sur toutes les combinaisons d’extensions',
    description:
      'Jouer des parties, au hasard et entre robots gloutons, sur toutes les combinaisons d’extensions, d’éditions, de nombres de joueurs et d’équipes, ' +
      'et vérifier ce qui doit toujours être vrai : cartes et pièces conservées, vues qui ne révèlent rien, positions et vues ' +
      'qu’on peut recharger, partie rejouée égale à la partie jouée, feuilles de score justes. ' +
      'Dans certaines parties, un second calcul des points et des paiements, indépendant, doit donner le même résultat que le moteur.',
    options: {
      games: 'nombre de parties, réparties sur toutes les combinaisons',
      mix: 'seulement les combinaisons d’exactement ces extensions, séparées par des virgules ; « base » pour aucune',
      seed: 'la même graine donne les mêmes parties',
      second: 'nombre de parties vérifiées par le second calcul (par défaut : une sur dix)',
      threads: 'cœurs de processeur à utiliser',
      json: 'écrire du JSON au lieu de texte',
    },
    examples: [
      ['check --games 50000', 'dix parties de chaque combinaison'],
      ['check --mix leaders,armada --games 500', 'une combinaison, tous les nombres de joueurs'],
      ['check --games 2000 --second 2000', 'le second calcul vérifie chaque partie'],
    ],
  },
  engine: {
    summary: 'faire jouer un programme par lignes JSON',
    description:
      'Répondre à des requêtes JSON sur l’entrée standard : une requête par ligne, une réponse par ligne. Voir docs/protocol.md.',
    options: { batch: 'jouer des centaines de parties à la fois, pour l’apprentissage automatique' },
    examples: [],
  },
  bench: {
    summary: 'mesurer la vitesse',
    description: 'Mesurer les parties et les copies par seconde sur un cœur, et la mémoire occupée.',
    options: {
      seconds: 'durée de mesure de chaque ligne',
      games: 'parties jouées de suite pour mesurer la mémoire',
      cost: 'mesurer le coût d’une décision : avec chaque nombre de joueurs, chaque extension et toutes les extensions',
      beside: 'une mesure enregistrée avec --json, par exemple d’une autre version : afficher les deux côte à côte',
      json: 'écrire du JSON au lieu d’un tableau',
    },
    examples: [
      ['bench', 'afficher le tableau'],
      ['bench --seconds 5 --json', 'plus régulier, pour un programme'],
      ['bench --cost', 'le coût par nombre de joueurs et par extension'],
      ['bench --json > avant.json', 'enregistrer une mesure, et plus tard :'],
      ['bench --beside avant.json', 'les deux côte à côte'],
    ],
  },
  league: {
    summary: 'classer des robots entre eux',
    description:
      'Faire jouer des robots les uns contre les autres, places équilibrées : classement, victoires, points moyens, temps de réflexion.',
    options: {
      bots: 'au moins deux ; « expert@FICHIER » pour d’autres poids, « cmd:PROGRAMME » pour votre programme',
      mixes: 'combinaisons comme 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4',
      games: 'parties par combinaison',
      one: 'le premier robot seul contre une table entière de chacun des autres',
      threads: 'cœurs de processeur à utiliser',
      seed: 'la même graine donne les mêmes donnes',
      file: 'enregistrer les parties dans ce fichier, et continuer la ligue à partir de lui',
      timeout: 'temps limite d’un programme extérieur pour un coup',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['league --bots easy,medium,hard --games 40', 'tous contre tous'],
      ['league --bots expert,hard --one --games 400', 'un robot expert contre trois de niveau difficile'],
      ['league --bots expert,expert@avant.json --file parties.jsonl', 'd’autres poids ; reprend où elle s’est arrêtée'],
      ['league --bots hard,"cmd:python3 monrobot.py"', 'votre propre programme'],
    ],
  },
  stats: {
    summary: 'statistiques de chaque carte et de chaque merveille dans les parties de robots',
    description:
      'Montrer à quelle fréquence les robots construisent chaque carte et chaque étape, à quel tour, et le taux de victoires des cités ' +
      'qui le font, par rapport à la moyenne. Les nombres viennent de nombreuses parties de trois à sept joueurs, sans extension, avec chacune et avec toutes.',
    argument: 'mots à chercher : un nom, un identifiant, une extension, un type d’élément',
    options: {
      level: 'niveau des robots',
      sort: 'ordre de tri',
      turns: 'afficher aussi le détail tour par tour',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['stats --edition 1e', 'les meilleures cartes de la première édition'],
      ['stats altar', 'une carte, tour par tour'],
      [
        'stats --level hard --boxes leaders leader --sort built',
        'les leaders que les robots de niveau difficile choisissent le plus',
      ],
    ],
  },
  analyse: {
    summary: 'analyser une partie enregistrée',
    description:
      'Analyser une partie enregistrée : les meilleurs coups de chaque décision, ce que le coup joué a perdu, et pourquoi.',
    argument: 'une partie en JSON ou en texte (voir docs/protocol.md) ; « - » lit l’entrée standard',
    options: {
      seat: 'seulement cette place, à partir de 0',
      playouts: 'parties simulées pour chaque décision',
      best: 'nombre de meilleurs coups listés',
      all: 'lister aussi les décisions où rien n’a été perdu',
      json: 'écrire du JSON',
    },
    examples: [
      ['analyse partie.json --seat 0', 'des conseils pour la première place'],
      ['analyse partie.json --json', 'pour les programmes'],
    ],
  },
  words: {
    summary: 'lister les textes qui manquent à une traduction',
    description:
      'Lister les textes qui manquent à une langue, fichier par fichier, avec le texte anglais. La langue peut ne pas ' +
      'exister encore : docs/translating.md explique comment en commencer une.',
    options: {
      missing: 'lister les textes qui manquent à une langue, par son code, « de » par exemple',
      stale: 'lister ses textes dont le texte anglais a changé depuis',
      seal: 'noter que ses textes nouveaux ou changés sont à jour',
      all: 'avec --seal : noter tous ses textes',
      json: 'écrire du JSON au lieu de texte',
    },
    examples: [
      ['words --missing fr', 'textes qui manquent en français'],
      ['words --missing de', 'tout ce qu’il faut pour une traduction allemande'],
      ['words --stale de', 'textes à retraduire'],
      ['words --seal de', 'après avoir traduit, pour retrouver les textes anglais qui changeront'],
    ],
  },
  ...serving.commands,
  ...queue.commands,
}
