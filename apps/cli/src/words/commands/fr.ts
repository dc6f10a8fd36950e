/** Help texts of the commands in French. */
import type { CliWords } from '../en.ts'
import { words as queue } from '../queue/fr.ts'
import { words as serving } from '../serving/fr.ts'

export const words: CliWords['commands'] = {
  play: {
    summary: 'jouer une partie contre des robots',
    description: 'Jouer une partie contre des robots dans le terminal.',
    options: {
      bots: 'les robots que vous affrontez, assis tour à tour',
      players: 'joueurs à la table, vous compris, de 2 à 8',
      seed: 'la même graine distribue la même partie',
      wonder: 'votre merveille (au hasard si elle n’est pas donnée)',
      side: 'face de votre merveille : a ou b en 1e, day ou night en 2e',
      seat: 'votre siège, à partir de 0 ; le suivant est votre voisin de gauche',
      name: 'votre nom',
      teams: 'jouer en équipes de deux, si une extension le permet',
      quick: 'jouer tout de suite ce que vous choisissez, sans demander confirmation',
      plain: 'demander par lignes numérotées au lieu de menus',
      save: 'écrire la partie dans ce fichier (.txt pour la forme lisible)',
    },
    examples: [
      ['play --lang fr', 'quatre joueurs, deuxième édition'],
      ['play --edition 1e --players 3 --wonder gizah --side b', 'votre plateau préféré'],
      ['play --bots greedy,random --seed mardi', 'la même donne pour tous mardi'],
    ],
  },
  simulate: {
    summary: 'jouer de nombreuses parties entre robots',
    description:
      'Jouer de nombreuses parties entre robots et les résumer : points par catégorie, victoires par merveille, siège et robot.',
    options: {
      bots: 'les robots tour à tour autour de la table, un siège plus loin à chaque partie',
      games: 'nombre de parties',
      players: 'joueurs à la table, de 2 à 8',
      seed: 'la même graine donne les mêmes parties',
      side: 'face de toutes les merveilles : a ou b en 1e, day ou night en 2e',
      threads: 'cœurs de processeur à utiliser (les résultats sont les mêmes)',
      teams: 'jouer en équipes de deux, si une extension le permet',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['simulate --games 1000', 'mille parties de quatre robots réguliers'],
      ['simulate --bots greedy,random --players 3', 'l’un contre l’autre, sièges équilibrés'],
      ['simulate --edition 1e --side b --seed x --json', 'des chiffres pour un autre programme'],
    ],
  },
  score: {
    summary: 'compter les points d’une position',
    description: 'Compter les points d’une position et dire d’où vient chacun.',
    argument: 'une position en JSON (voir docs/protocol.md) ; « - » lit l’entrée standard',
    options: {
      json: 'écrire du JSON au lieu de tableaux',
      lenient: 'compter aussi ce qui ne peut pas arriver : plus de cartes ou de jetons qu’il n’y en a',
    },
    examples: [
      ['score table.json', 'la feuille de score'],
      ['score - --json < table.json', 'pour un autre programme'],
    ],
  },
  replay: {
    summary: 'raconter une partie enregistrée',
    description: 'Raconter une partie enregistrée tour par tour et compter ses points.',
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
    summary: 'chercher cartes, merveilles et tout le reste',
    description:
      'Lister tous les éléments : cartes, guildes, merveilles avec leurs étapes, et ce qu’apportent les boîtes.',
    argument: 'des mots qui doivent tous figurer dans le nom, l’id, la boîte, la sorte, la couleur ou l’effet',
    options: { json: 'écrire du JSON au lieu d’un tableau' },
    examples: [
      ['cards --lang fr', 'tout le jeu de base'],
      ['cards vert compas --lang fr', 'les cartes vertes à compas'],
      ['cards guilde --edition 1e --boxes all --lang fr', 'les guildes de toutes les boîtes, première édition'],
      ['cards --boxes all --json', 'pour un autre programme'],
    ],
  },
  rules: {
    summary: 'lire les règles de votre table',
    description:
      'Écrire les règles d’une édition et de ses boîtes pour votre nombre de joueurs : seulement ce qui s’applique, avec les bons nombres.',
    options: {
      players: 'joueurs à la table, de 2 à 8',
      teams: 'en équipes de deux',
      search: 'seulement ce qui parle de ces mots',
      html: 'écrire une page qui marche sans réseau, à garder ou à imprimer',
      pdf: 'imprimer les règles en PDF, à l’aide de Chromium',
      paper: 'le papier du PDF',
    },
    examples: [
      ['rules --boxes leaders,edifice --players 5', 'les règles de cette table'],
      ['rules --boxes cities --search dette --lang fr', 'ce qu’elles disent des dettes'],
      ['rules --boxes armada --html rules.html', 'les mêmes en page web'],
      ['rules --boxes armada --pdf rules.pdf --paper Letter', 'les mêmes sur papier'],
    ],
  },
  check: {
    summary: 'vérifier les règles sur tous les mélanges de boîtes',
    description:
      'Jouer des parties, au hasard et entre robots réguliers, sur tous les mélanges de boîtes, d’éditions, de nombres de joueurs et d’équipes, ' +
      'et vérifier ce qui doit toujours être vrai : cartes et pièces conservées, vues qui ne trahissent rien, positions et vues ' +
      'qu’on peut reprendre, partie rejouée égale à la partie jouée, feuilles de score justes. ' +
      'Dans certaines, un second calcul des points et des paiements, écrit à part, doit être d’accord avec le moteur.',
    options: {
      games: 'nombre de parties, réparties sur tous les mélanges',
      mix: 'seulement les mélanges d’exactement ces boîtes, séparées par des virgules ; « base » pour aucune',
      seed: 'la même graine donne les mêmes parties',
      second: 'dans combien d’entre elles le second calcul est fait (par défaut : une sur dix)',
      threads: 'cœurs de processeur à utiliser',
      json: 'écrire du JSON au lieu de texte',
    },
    examples: [
      ['check --games 50000', 'dix parties de chaque mélange'],
      ['check --mix leaders,armada --games 500', 'un mélange, tous les nombres de joueurs'],
      ['check --games 2000 --second 2000', 'chaque partie avec un second avis'],
    ],
  },
  engine: {
    summary: 'laisser jouer un programme, par lignes de JSON',
    description:
      'Répondre à des demandes en JSON sur l’entrée standard, une par ligne, chacune par une ligne. docs/protocol.md dit tout.',
    options: { batch: 'faire avancer des centaines de parties à la fois, pour les programmes qui apprennent' },
    examples: [],
  },
  bench: {
    summary: 'mesurer la vitesse',
    description: 'Mesurer les parties et les copies par seconde sur un cœur, et la mémoire occupée.',
    options: {
      seconds: 'durée de mesure de chaque ligne',
      games: 'parties jouées de suite pour mesurer la mémoire',
      cost: 'mesurer le coût d’une décision : à chaque table, avec chaque boîte et avec toutes',
      beside: 'une mesure gardée par --json, peut-être d’une autre version : écrire les deux côte à côte',
      json: 'écrire du JSON au lieu d’un tableau',
    },
    examples: [
      ['bench', 'le tableau'],
      ['bench --seconds 5 --json', 'plus régulier, pour un programme'],
      ['bench --cost', 'ce que coûte chaque joueur et chaque boîte'],
      ['bench --json > avant.json', 'garder une mesure, et plus tard :'],
      ['bench --beside avant.json', 'les deux côte à côte'],
    ],
  },
  league: {
    summary: 'classer des robots entre eux',
    description:
      'Faire jouer des robots les uns contre les autres, sièges équilibrés : classement, victoires, points moyens, temps de réflexion.',
    options: {
      bots: 'au moins deux de ceux-ci, "expert@FICHIER" pour d’autres poids, ou "cmd:PROGRAMME"',
      mixes: 'des mélanges comme 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4',
      games: 'parties dans chaque mélange',
      one: 'le premier robot, seul à des tables où jouent les autres, un à la fois',
      threads: 'cœurs de processeur à utiliser',
      seed: 'la même graine distribue les mêmes parties',
      file: 'garder les parties dans ce fichier, et reprendre la ligue où il s’arrête',
      timeout: 'temps de réflexion d’un programme extérieur',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['league --bots easy,medium,hard --games 40', 'tous contre tous'],
      ['league --bots expert,hard --one --games 400', 'un expert contre trois difficiles'],
      ['league --bots expert,expert@avant.json --file parties.jsonl', 'd’autres poids ; reprend où elle s’est arrêtée'],
      ['league --bots hard,"cmd:python3 monrobot.py"', 'un programme à vous'],
    ],
  },
  stats: {
    summary: 'comment les robots s’en tirent avec chaque carte et merveille',
    description:
      'À quelle fréquence les robots construisent chaque carte et étape, à quel tour, et combien plus ou moins souvent que les autres ' +
      'gagnent les cités qui le font. Compté d’avance sur beaucoup de parties de trois à sept joueurs, sans boîte, avec chaque boîte et avec toutes.',
    argument: 'mots à chercher : un nom, un identifiant, une boîte, une sorte de pièce',
    options: {
      level: 'parties de quel niveau',
      sort: 'ce qui vient d’abord',
      turns: 'aussi tour par tour',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['stats --edition 1e', 'ce qui gagne dans la première édition'],
      ['stats altar', 'une carte, tour par tour'],
      ['stats --level hard --boxes leaders leader --sort built', 'les leaders que préfèrent les robots difficiles'],
    ],
  },
  analyse: {
    summary: 'examiner une partie enregistrée',
    description:
      'Examiner une partie enregistrée : pour chaque décision les meilleurs coups, ce que le coup joué a coûté, et pourquoi.',
    argument: 'une partie en JSON ou en texte (voir docs/protocol.md) ; « - » lit l’entrée standard',
    options: {
      seat: 'seulement ce siège, à partir de 0',
      playouts: 'parties jouées jusqu’au bout pour chaque décision',
      best: 'nombre de meilleurs coups listés',
      all: 'aussi les décisions où rien n’a été perdu',
      json: 'écrire du JSON',
    },
    examples: [
      ['analyse partie.json --seat 0', 'des conseils pour le premier siège'],
      ['analyse partie.json --json', 'pour les programmes'],
    ],
  },
  words: {
    summary: 'ce qui manque encore à une traduction',
    description:
      'Lister ce pour quoi une langue n’a pas encore de mots, boîte par boîte et clé par clé, avec les mots à traduire. ' +
      'La langue peut ne pas exister encore : docs/translating.md dit comment en commencer une.',
    options: {
      missing: 'lister les textes qui manquent à une langue, par son code, « de » par exemple',
      stale: 'lister ses textes dont le texte anglais a changé depuis',
      seal: 'noter que ses textes nouveaux ou changés sont à jour',
      all: 'avec --seal : le noter de tous ses textes',
      json: 'écrire du JSON au lieu de texte',
    },
    examples: [
      ['words --missing fr', 'ce qui manque au français'],
      ['words --missing de', 'tout ce qu’il faut pour une traduction allemande'],
      ['words --stale de', 'ce qui est à retraduire'],
      ['words --seal de', 'après avoir traduit, pour retrouver les textes anglais qui changeront'],
    ],
  },
  ...serving.commands,
  ...queue.commands,
}
