/** What the command line says in French. */
import type { Party } from '@heptapolis/boxes'
import { de, form, listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { CliWords } from './en.ts'
import { words as serving } from './serving/fr.ts'

const commands: CliWords['commands'] = {
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
    summary: 'jouer beaucoup de parties entre robots',
    description:
      'Jouer beaucoup de parties entre robots et les résumer : points par catégorie, victoires par merveille, siège et robot.',
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
    argument: 'une position en JSON (voir docs/protocol.md) ; - lit l’entrée standard',
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
    argument: 'une partie en JSON ou en texte (voir docs/protocol.md) ; - lit l’entrée standard',
    options: {
      upto: 's’arrêter après tant de coups',
      json: 'écrire du JSON : coups, événements, position finale et points',
    },
    examples: [
      ['replay game.json', 'toute la partie'],
      ['replay game.txt --upto 12', 'les douze premiers coups'],
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
      'Écrire le livre de règles d’une édition et de ses boîtes pour tant de joueurs : seulement ce qui s’applique, avec ses nombres.',
    options: {
      players: 'joueurs à la table, de 2 à 8',
      teams: 'en équipes de deux',
      search: 'seulement ce qui parle de ces mots',
      html: 'écrire une page qui marche sans réseau, à garder ou à imprimer',
      pdf: 'les imprimer en PDF, à l’aide de Chromium',
      paper: 'le papier du PDF',
    },
    examples: [
      ['rules --boxes leaders,edifice --players 5', 'les règles de cette table'],
      ['rules --boxes cities --search dette --lang fr', 'ce qu’elles disent des dettes'],
      ['rules --boxes armada --html rules.html', 'la même chose en page'],
      ['rules --boxes armada --pdf rules.pdf --paper Letter', 'les mêmes sur papier'],
    ],
  },
  check: {
    summary: 'vérifier les règles sur tous les mélanges de boîtes',
    description:
      'Jouer des parties au hasard et régulières sur tous les mélanges de boîtes, d’éditions, de nombres de joueurs et d’équipes, ' +
      'et vérifier ce qui doit toujours tenir : cartes et pièces conservées, vues qui ne trahissent rien, positions et vues ' +
      'qu’on peut reprendre, partie rejouée égale à la partie jouée, feuilles de score justes. ' +
      'Dans certaines, un compteur et un payeur écrits une seconde fois doivent être d’accord avec le moteur.',
    options: {
      games: 'nombre de parties, réparties sur tous les mélanges',
      mix: 'seulement les mélanges d’exactement ces boîtes, avec des virgules ; « base » pour aucune',
      seed: 'la même graine donne les mêmes parties',
      second: 'dans combien d’entre elles le second compteur et payeur regarde (par défaut : un dixième)',
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
      'Répondre à des demandes JSON sur l’entrée standard, une par ligne, par une ligne chacune. docs/protocol.md dit tout.',
    options: { batch: 'avancer des centaines de parties à la fois, pour les programmes qui apprennent' },
    examples: [],
  },
  bench: {
    summary: 'mesurer la vitesse',
    description: 'Mesurer les parties et les copies par seconde sur un cœur, et la mémoire occupée.',
    options: {
      seconds: 'durée de mesure de chaque ligne',
      games: 'parties de suite pour la mémoire',
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
      bots: 'au moins deux de ceux-ci, ou "cmd:PROGRAMME"',
      mixes: 'des mélanges comme 2e:4, 1e:b:3, 2e:leaders+cities:5, 2e:all:4',
      games: 'parties dans chaque mélange',
      one: 'le premier robot seul contre des tables de chacun des autres',
      threads: 'cœurs de processeur à utiliser',
      seed: 'la même graine donne les mêmes donnes',
      file: 'garder les parties ici, et reprendre la ligue d’ici',
      timeout: 'temps de réflexion d’un programme extérieur',
      json: 'écrire du JSON au lieu de tableaux',
    },
    examples: [
      ['league --bots easy,medium,hard --games 40', 'tous contre tous'],
      ['league --bots expert,hard --one --games 400', 'un expert contre trois difficiles'],
      ['league --bots hard,"cmd:python3 mybot.py"', 'un programme à vous'],
    ],
  },
  analyse: {
    summary: 'examiner une partie enregistrée',
    description:
      'Examiner une partie enregistrée : pour chaque décision les meilleurs coups, ce que le coup joué a abandonné, et pourquoi.',
    argument: 'une partie en JSON ou en texte (voir docs/protocol.md) ; - lit l’entrée standard',
    options: {
      seat: 'seulement ce siège, à partir de 0',
      playouts: 'parties jouées jusqu’au bout pour chaque décision',
      best: 'nombre de meilleurs coups listés',
      all: 'aussi les décisions où rien n’a été abandonné',
      json: 'écrire du JSON',
    },
    examples: [
      ['analyse game.json --seat 0', 'des conseils pour le premier siège'],
      ['analyse game.json --json', 'pour les programmes'],
    ],
  },
  words: {
    summary: 'ce qui manque encore à une traduction',
    description:
      'Lister ce pour quoi une langue n’a pas encore de mots, boîte par boîte et clé par clé, avec les mots à traduire. ' +
      'La langue peut ne pas exister encore : docs/languages.md dit comment en ajouter une.',
    options: { missing: 'le code de la langue, comme de', json: 'écrire du JSON au lieu de texte' },
    examples: [
      ['words --missing fr', 'ce qui manque au français'],
      ['words --missing de', 'tout ce qu’il faut pour une traduction allemande'],
    ],
  },
  ...serving.commands,
}

const named = ({ name, isYou }: Party): string => (isYou ? 'vous' : name)

export const words: CliWords = {
  commands,
  serving,
  help: {
    description:
      'Jouer à 7 Wonders avec n’importe quel mélange de ses boîtes : dans le terminal, en masse, ou par votre propre programme.',
    version: 'écrire la version',
    help: 'écrire cette aide',
    helpCommand: 'écrire l’aide d’une commande',
    afterError: '(ajoutez --help pour les options et des exemples)',
    exitCodes: 'Codes de sortie : 0 tout va bien, 1 quelque chose de donné était faux, 2 la ligne de commande l’était.',
    examples: (count) => form(count, 'Exemple :', 'Exemples :'),
    firstExamples: [
      ['play --lang fr', 'une partie contre trois robots'],
      ['simulate --games 1000 --players 5', 'comment les robots s’en tirent'],
      ['cards tablette --edition 1e --lang fr', 'toutes les cartes qui parlent de tablettes'],
      ['help play', 'toutes les options d’une commande'],
    ],
    titles: {
      'Usage:': 'Usage :',
      'Arguments:': 'Arguments :',
      'Options:': 'Options :',
      'Commands:': 'Commandes :',
    },
    choices: (choices) => `au choix : ${choices.join(', ')}`,
    default: (value) => `par défaut : ${value}`,
    language: 'la langue de tout ce qui est écrit',
    edition: 'édition imprimée des cartes',
    boxes: (ids) => `extensions en plus du jeu de base, avec des virgules, ou « all » : ${ids}`,
    none: 'aucune',
    option: 'un souhait d’une extension ; peut être donné plusieurs fois',
    boards: (box, docs) => `ce qui est imprimé sur vos plateaux ${de(box)} (voir ${docs})`,
  },
  usage: {
    'commander.unknownCommand': (name) => `commande inconnue : « ${name} »`,
    'commander.unknownOption': (name) => `option inconnue : « ${name} »`,
    'commander.missingArgument': (name) => `il manque l’argument « ${name} »`,
    'commander.optionMissingArgument': (name) => `il manque une valeur à l’option « ${name} »`,
    'commander.excessArguments': () => 'trop d’arguments',
    'commander.invalidArgument': (name, value, why) => `la valeur « ${value} » de « ${name} » ne convient pas. ${why}`,
  },
  expected: {
    wholeNumber: (least, most) => `Il faut un nombre entier de ${least} à ${most}.`,
    nameAndValue: 'Il faut nom=valeur.',
    choices: (choices) => `Au choix : ${choices.join(', ')}.`,
  },
  errors: {
    bug: 'c’est une erreur du programme, pas de vous. Merci de la signaler avec ce qui suit.',
    cannotRead: (file, why) => `Impossible de lire ${file} : ${why}.`,
    cannotWrite: (file, why) => `Impossible d’écrire ${file} : ${why}.`,
    stdin: 'l’entrée standard',
    notJson: (file, expected, why) => `${file} n’est pas du JSON (il faut ${expected}) : ${why}`,
    files: {
      ENOENT: 'ce fichier n’existe pas',
      EISDIR: 'c’est un dossier',
      EACCES: 'l’accès est refusé',
    },
    noBots: (known) => `--bots demande au moins un robot parmi ${known}.`,
    noSuchBot: (name, known) => `Il n’y a pas de robot « ${name} » ; les robots sont ${known}.`,
    noSuchBox: (name) => `Il n’y a pas de boîte « ${name} ».`,
    noSuchMix: 'Ce mélange n’existe pas.',
    noSuchLanguage: (code, known) => `Il n’y a pas de langue « ${code} » ; il y a ${known}.`,
    seatTooHigh: (players) => `--seat doit être en dessous du nombre de joueurs, ${players}.`,
    isRecord: (file) => `${file} est une partie enregistrée ; utilisez « heptapolis replay ${file} ».`,
    noMatch: (query) => `Rien dans cette édition et ces boîtes ne correspond à « ${query} ».`,
    noChromium:
      'Pour imprimer en PDF, il faut Chromium ou Chrome : installez-le (sous Debian : apt-get install chromium), ou donnez son chemin dans CHROMIUM.',
    saysNothing: (query) => `Les règles de cette table ne disent rien de « ${query} ».`,
    twoBots: 'Une ligue demande au moins deux robots différents.',
    otherLeague: (file, first) =>
      `${file} contient une autre ligue (${first}) ; nommez un nouveau fichier, ou les mêmes robots, mélanges et graine.`,
    boxNotInPlay: (option, box) => `${option} est pour les parties avec la boîte ${box}.`,
    badBoards: (file) => `${file} ne peut pas servir :`,
    more: (count) => `et ${count} de plus`,
    failed: (count) => `${plural(count, 'partie a échoué', 'parties ont échoué')}.`,
    badMix: (mix, why) => `Le mélange « ${mix} » ne peut pas être joué : ${why}`,
  },
  positionFile: 'une position',
  boardsFile: (box) => `des plateaux ${de(box)}`,

  players: (count) => plural(count, 'joueur'),
  games: (count) => plural(count, 'partie'),
  seed: (seed) => `graine ${seed}`,
  youAre: (city) => `Vous êtes ${city}.`,
  around: (others) => `Vers la gauche autour de la table : ${others}.`,
  you: 'vous',
  seat: (seat) => `siège ${seat}`,
  freeCity: 'cité libre',
  leftNeighbour: (who) => `${who}, à gauche`,
  rightNeighbour: (who) => `${who}, à droite`,
  chooseFor: (city) => `Vous choisissez maintenant pour ${city}.`,
  beforeFirstAge: 'Avant le premier Âge',
  beforeAge: (age) => `Avant l’${age}`,
  turnOf: (age, turn, turns) => `${age} · tour ${turn} sur ${turns}`,
  turn: (age, turn) => `${age} · tour ${turn}`,
  passLeft: 'les mains passent à gauche',
  passRight: 'les mains passent à droite',
  everyCity: 'Toutes les cités',
  whatHappened: 'Ce qui s’est passé',
  conflicts: 'Conflits',
  even: 'égalité',
  left: 'Vous avez quitté la partie.',
  leftWithSeed: (seed) => `Vous avez quitté la partie. Sa graine était ${seed}.`,
  youShare: 'Vous partagez la victoire !',
  youWon: 'Vous avez gagné !',
  won: (cities) => `${listed(cities)} ${cities.length > 1 ? 'ont' : 'a'} gagné.`,
  keepRecord: 'Garder cette partie ? On peut la revoir et l’analyser.',
  keepIt: 'La garder',
  noThanks: 'Non, merci',
  file: 'Fichier',
  kept: (file) => `Gardée dans ${file}. Pour la revoir : heptapolis replay ${file}`,

  lookAround: 'voir toutes les cités',
  leave: 'quitter la partie',
  whatWith: (card) => `${card} : qu’en faites-vous ?`,
  otherWays: 'autres façons de payer',
  anotherCard: 'choisir une autre carte',
  playIt: 'Jouer ce coup',
  changeMind: 'Changer d’avis',
  type: (most, keys) => `Tapez ${[most === 1 ? 'le nombre 1' : `un nombre de 1 à ${most}`, ...keys].join(' ou ')}.`,
  notNow: 'pas maintenant',
  orElse: (price) => `${price}, ou autrement`,
  or: ', ou ',

  rows: {
    makes: 'produit',
    sells: 'vend',
    science: 'science',
    wonder: 'merveille',
    cards: 'cartes',
    hand: 'main',
  },
  tokens: (all) => `jetons ${all}`,
  sellsAt: (goods, price) => `${goods} à ${price}`,
  nothing: 'rien',
  none: 'aucun',
  madeGoodsAt: (raw, price) => `${raw}, produits manufacturés à ${price}`,
  stageFor: (stage, cost, effect) => `${stage} pour ${cost} (${effect})`,
  next: (stages) => `ensuite ${stages}`,
  complete: 'achevée',
  faceDown: (count) => `${count} face cachée`,
  ofChoice: (count) => `${count} au choix`,

  levels: {
    random: 'au hasard',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    greedy: 'régulier',
    'expert-1': 'expert sans expérience',
  },

  sellFor: (card, coins) => `Vendre ${card} pour ${coins}`,
  giveUp: (card) => `Défausser ${card}`,
  buildStage: (stage, effect, card) => `Construire l’étape ${stage} (${effect}) avec ${card}`,
  act: (verb, card) => `${verb} ${card}`,
  actWith: (verb, card) => `${verb} avec ${card}`,
  acts: (verb, how) => `${verb} : ${how}`,
  doesIt: (deed, effect) => `${deed} (${effect})`,
  priced: (move, price) => `${move} : ${price}`,
  payTo: (coins, to) => `${coins} à ${named(to)}`,
  freeBy: (card) => `gratuit, grâce à ${card}`,
  chain: 'un chaînage',
  byPower: 'gratuit par votre pouvoir',
  ownGoods: 'vos biens',
  free: 'gratuit',

  total: 'Total',
  coinsBreakTies: 'Pièces (départagent)',
  coins: 'Pièces',
  team: 'Équipe',
  place: 'Rang',

  rulesChanged: (engine, why) => `Les règles ont changé depuis cette partie (moteur ${engine}) : ${why}`,
  asWritten: (engine) =>
    `Elle a été jouée avec d’autres données (moteur ${engine}) : ce que le hasard a donné est montré tel qu’il est écrit, sans être recalculé depuis la graine.`,
  pointsMayDiffer: 'Personne n’a noté comment elle a fini : les points sont ceux des règles d’aujourd’hui.',
  asPlayed: 'Elle est montrée telle qu’elle a été jouée, sans être recomptée.',
  gameOver: 'La partie est terminée.',
  gameGoesOn: (seats) =>
    `La partie continue : ${form(seats.length, 'au siège', 'aux sièges')} ${listed(seats.map(String))} de jouer.`,

  noEffect: 'aucun effet propre',
  freeWith: (cards) => `· gratuit avec ${cards}`,
  leadsTo: (cards) => `· mène à ${cards}`,
  saved: (title, file) => `${title} : ${file}`,
  pages: (all, rules) => `${plural(all, 'page')}, dont ${rules} de règles et d’exemples`,

  gamesUnit: 'parties',
  movesUnit: (seat) => `coups, siège ${seat}`,
  progress: (done, total, unit, perSecond) => `${done} ${unit} sur ${total} · ${perSecond} par seconde`,
  meanScore: 'Points moyens par catégorie',
  report: {
    bot: 'Robot',
    seat: 'Siège',
    wonder: 'Merveille',
    head: ['sièges', 'points', '± ét', 'victoires'],
  },
  speed: (seconds, perSecond) => `${seconds} s, ${perSecond} parties par seconde`,
  percent: (share) => `${share} %`,
  league: {
    head: ['robot', 'cote', '95 %', 'parties', 'victoires', '±', 'juste', 'moyenne', 'ms par coup', '95 % sous'],
    allMixes: 'tous les mélanges',
    range: (low, high) => `${low} à ${high}`,
  },
  bench: {
    kinds: {
      'games, every move listed': 'parties, coups listés',
      'games, moves sampled': 'parties, coups tirés',
      copies: 'copies',
      'copies into a kept game': 'copies dans une partie gardée',
      'inputs of a seat': 'entrées d’une place',
      'steps of many at once': 'pas de plusieurs à la fois',
    },
    baseGame: 'jeu de base',
    perSecond: (count) => `${count} /s`,
    file: 'une mesure gardée par « bench --json »',
    noRun: (file) => `${file} n’est pas une mesure gardée par « bench --json » : il y manque les lignes de chiffres.`,
    decision: (microseconds) => `${microseconds.toFixed(2)} µs par décision`,
    before: (count, times) => `avant ${count} /s, × ${times.toFixed(2)}`,
    withPlayers: (isBase, [few, many, times]) =>
      `  ${isBase ? 'sans boîte' : 'toutes les boîtes'}, de ${few} à ${many} joueurs : une décision coûte × ${times.toFixed(2)}`,
    withBoxes: (players, times) =>
      `  ${players} joueurs, d’aucune boîte à toutes : une décision coûte × ${times.toFixed(2)}`,
    adds: (box, microseconds) => `  ${box} seule ajoute ${microseconds.toFixed(2)} µs à une décision`,
    memory: (games, megabytes) => `${games} parties de suite : ${megabytes} Mo occupés`,
  },
  check: {
    summary: (games, mixes, refused) =>
      `${games} parties sur ${mixes} mélanges ; ${refused} autres mélanges sont refusés :`,
    allReached: 'Chaque ligne du déroulement a été atteinte.',
    unreached: (lines) => `Lignes jamais atteintes : ${lines}.`,
    withoutSecond: (boxes) =>
      `Le second compteur et payeur ne connaît pas ${listed(boxes)} : il n’a pas regardé les parties qui s’en servent.`,
    mix: (boxes, players, teams) =>
      `${boxes || 'jeu de base'} · ${plural(players, 'joueur')}${teams ? ' en équipes' : ''}`,
    failed: (mix, seed) => `ÉCHEC ${mix} · graine « ${seed} »`,
    outcome: (sound, failed) => `${plural(sound, 'partie saine', 'parties saines')}, ${plural(failed, 'échec')}`,
  },

  analysis: {
    seat: (city, name, seat) => `${city}${name ? ` (${name})` : ''}, siège ${seat}`,
    summary: (decisions, points) => `${plural(decisions, 'décision')}, ${points} points abandonnés en tout.`,
    turningPoints: (when) => `Tournants : ${when}.`,
    beforeAges: 'avant l’Âge I',
    when: (age, turn) => `${age}, tour ${turn}`,
    gaveUp: (points, chance) => ` ; abandonné : ${plural(points, 'point')}, ${chance} de chances de gagner`,
    played: (move) => `joué : ${move}`,
    outlook: (points, chance) => ` : ${plural(points, 'point')}, ${chance} de chances de gagner`,
    stageWith: (stage, card) => `${stage} avec ${card}`,
    by: (way) => `par ${way}`,
    paying: (coins) => `payer ${coins}`,
    quoted: (move) => `« ${move} »`,
    good: (gains) => `Un bon choix : ${gains}.`,
    right: (move, how, along) =>
      `${move} était juste, mais mieux ${how}${along ? ', et avec ce qui peut l’accompagner' : ''}.`,
    withoutPaying: 'sans payer',
    payingSides: (left, right) => `avec ${plural(left, 'pièce')} à gauche et ${right} à droite`,
    stronger: (better, gains, played, weakness) => `${better} était plus fort : ${gains}. ${played} ${weakness}.`,
    lessElse: 'les autres cartes apportent encore moins',
    dear: (coins) => `coûte ${plural(coins, 'pièce')} pour ce que cela donne`,
    onlyCoins: 'n’apporte que des pièces',
    gives: (gains) => `donne ${gains}`,
    little: 'apporte peu en soi',
    gains: {
      points: (points, line) => `${plural(points, 'point')} (${line.toLowerCase()})`,
      shields: (shields, ahead) =>
        `${plural(shields, 'bouclier')} (${['encore derrière les deux voisins', 'devant un voisin', 'devant les deux voisins'][ahead]})`,
      goods: (turns) => `des biens pour ${form(turns, 'le tour', `les ${turns} tours`)} à venir`,
      trade: 'un commerce moins cher désormais',
      power: 'un pouvoir durable',
      chains: (cards) => `${listed(cards)} ${form(cards.length, 'gratuit', 'gratuits')} plus tard`,
      denied: (city, card, has) =>
        `${city}, qui reçoit cette main, ne peut pas avoir ${card}${has === undefined ? '' : ` (cette cité a ${has})`}`,
    },
  },

  missing: {
    none: (language) => `Rien ne manque : ${language}.`,
    count: (count, language) => `${plural(count, 'texte')} à traduire pour ${language} :`,
  },
}

/** The same in English. */
export const alike = ['league.head.2', 'league.head.5', 'levels.expert', 'rows.science', 'total', 'bench.kinds.copies']
