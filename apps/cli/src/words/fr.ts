/** What the command line says in French. */
import type { Party } from '@heptapolis/boxes'
import { de, form, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import type { Measurement } from '../bench/measured.ts'
import { words as commands } from './commands/fr.ts'
import type { CliWords } from './en.ts'
import { words as queue } from './queue/fr.ts'
import { words as rethinking } from './rethinking/fr.ts'
import { words as serving } from './serving/fr.ts'

/** Where and of what figures are. */
const runOf = ({ commit, node, processor, cores }: Measurement): string =>
  [...(commit ? [commit] : []), `Node ${node}`, processor, plural(cores, 'cœur')].join(', ')

const decimals = (value: number): string => value.toFixed(2).replace('.', ',')

const named = ({ name, isYou }: Party): string => (isYou ? 'vous' : name)

const duration = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`

export const words: CliWords = {
  commands,
  serving,
  queue,
  rethinking,
  help: {
    description:
      'Jouer à 7 Wonders avec n’importe quel mélange de ses boîtes : dans le terminal, en masse, ou par votre propre programme.',
    version: 'afficher la version',
    help: 'afficher cette aide',
    helpCommand: 'afficher l’aide d’une commande',
    afterError: '(ajoutez --help pour les options et des exemples)',
    exitCodes:
      'Codes de sortie : 0 si tout va bien, 1 si ce qui a été donné est faux, 2 si la ligne de commande l’est.',
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
    placeholders: {
      act: 'acte',
      about: 'sujet',
      options: 'options',
      command: 'commande',
      query: 'recherche',
      boxes: 'boîtes',
      order: 'ordre',
      code: 'code',
      count: 'nombre',
      edition: 'édition',
      file: 'fichier',
      folder: 'dossier',
      games: 'parties',
      id: 'id',
      level: 'niveau',
      list: 'liste',
      moves: 'coups',
      ms: 'ms',
      name: 'nom',
      number: 'numéro',
      seat: 'siège',
      seconds: 'secondes',
      side: 'face',
      size: 'format',
      text: 'texte',
      place: 'lieu',
      url: 'url',
      words: 'mots',
      'name=value': 'nom=valeur',
    },
    choices: (choices) => `au choix : ${choices.join(', ')}`,
    default: (value) => `par défaut : ${value}`,
    language: 'la langue de tout ce qui s’affiche',
    edition: 'édition imprimée des cartes',
    boxes: (ids) => `extensions en plus du jeu de base, séparées par des virgules, ou « all » : ${ids}`,
    none: 'aucune',
    option: 'un réglage d’une extension ; peut être donné plusieurs fois',
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
    newerNode: (version) => `Il faut pour cela un Node plus récent, au mieux 24 ; celui-ci est ${version}.`,
    about: (file, why) => `${file} : ${why}`,
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
    noExperience: (name) =>
      `« ${name} » ne peut pas jouer : le fichier est abîmé, ou ne contient pas d’expérience (tools/learn-experience.ts en fait un).`,
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
  experienceFile: 'l’expérience d’un robot',
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
  type: (most, keys) => `Tapez ${listed([most === 1 ? 'le nombre 1' : `un nombre de 1 à ${most}`, ...keys], 'ou')}.`,
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
  fieldIs: (name, text) => `${name} : ${text}`,
  faceDown: (count) => `${count}, face cachée`,
  ofChoice: (count) => `${count} au choix`,

  levels: {
    random: 'au hasard',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    master: 'maître',
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
  progress: (done, total, unit, perSecond, left) =>
    `${done} ${unit} sur ${total} · ${perSecond} par seconde${left === undefined ? '' : ` · encore ${duration(left)}`}`,
  meanScore: 'Points moyens par catégorie',
  report: {
    bot: 'Robot',
    seat: 'Siège',
    wonder: 'Merveille',
    head: ['sièges', 'points', 'écart', 'victoires'],
  },
  speed: (seconds, perSecond) => `${seconds} s, ${plural(perSecond, 'partie')} par seconde`,
  standIns: (bot, instead, asked) =>
    `${bot} n’a pas répondu comme il faut : ${instead} de ses ${plural(asked, 'coup')} ${form(instead, 'a été choisi', 'ont été choisis')} par un autre robot.`,
  percent: (share) => `${share} %`,
  league: {
    head: ['robot', 'cote', '95 %', 'parties', 'victoires', '±', 'juste', 'moyenne', 'ms par coup', '95 % sous'],
    allMixes: 'tous les mélanges',
    range: (low, high) => `${low} à ${high}`,
  },
  stats: {
    title: (edition, level, games) => `${edition} · robots : ${level} · ${games} parties`,
    head: ['pièce', 'identifiant', 'construite (distribuées)', '× part juste de victoires', '±', 'cités'],
    turnHead: ['construite alors', '× part juste de victoires', '±', 'cités'],
  },
  bench: {
    kinds: {
      'games, every move listed': 'parties, coups listés',
      'games, moves sampled': 'parties, coups tirés',
      copies: 'copies',
      'copies into a kept game': 'copies dans une partie gardée',
      'inputs of a seat': 'entrées d’un siège',
      'steps of many at once': 'pas de nombreuses parties à la fois',
    },
    baseGame: 'jeu de base',
    perSecond: (count) => `${count} /s`,
    file: 'une mesure gardée par « bench --json »',
    noRun: (file) => `${file} n’est pas une mesure gardée par « bench --json » : il y manque les lignes de chiffres.`,
    decision: (microseconds) => `${decimals(microseconds)} µs par décision`,
    before: (count, times, isInDoubt) => `avant ${count} /s, × ${decimals(times)}${isInDoubt ? ' (douteux)' : ''}`,
    spread: (share) => `± ${Math.round(100 * share)} %`,
    rows: 'lignes',
    ofRun: (of) => `Mesuré : ${runOf(of)}`,
    ofRunBefore: (of) => `Avant :  ${runOf(of)}`,
    busy: (load, cores) =>
      `La machine est occupée : ${load} processus pour ${plural(cores, 'cœur')}. Les chiffres sont trop bas, et les comparaisons douteuses.`,
    noBox: 'sans boîte',
    allBoxes: 'toutes les boîtes',
    withPlayers: (mix, [few, many, times]) =>
      `  ${mix}, de ${few} à ${many} joueurs : une décision coûte × ${decimals(times)}`,
    withBoxes: (players, times) =>
      `  ${players} joueurs, d’aucune boîte à toutes : une décision coûte × ${decimals(times)}`,
    adds: (box, microseconds) => `  ${box} seule ajoute ${decimals(microseconds)} µs à une décision`,
    memory: (games, megabytes) => `${games} parties de suite : ${megabytes} Mo occupés`,
  },
  check: {
    summary: (games, mixes, refused) =>
      `${games} parties sur ${mixes} mélanges ; ${refused} autres mélanges sont refusés :`,
    allReached: 'Chaque ligne du déroulement a été atteinte.',
    unreached: (lines) => `Lignes jamais atteintes : ${lines}.`,
    withoutSecond: (boxes) =>
      `Le second calcul ne connaît pas ${listed(boxes)} : il n’est pas fait dans les parties qui s’en servent.`,
    mix: (boxes, players, teams) =>
      `${boxes || 'jeu de base'} · ${plural(players, 'joueur')}${teams ? ' en équipes' : ''}`,
    failed: (mix, seed) => `ÉCHEC ${mix} · graine « ${seed} »`,
    outcome: (sound, failed) => `${plural(sound, 'partie saine', 'parties saines')}, ${plural(failed, 'échec')}`,
  },

  analysis: {
    seat: (city, name, seat) => `${city}${name ? ` (${name})` : ''}, siège ${seat}`,
    summary: (decisions, points) =>
      `${plural(decisions, 'décision')}, ${plural(points, 'point perdu', 'points perdus')} en tout.`,
    order: 'Les coups numérotés sont rangés par points et chances de gagner pesés ensemble.',
    turningPoints: (when) => `Tournants : ${when}.`,
    beforeAges: 'avant l’Âge I',
    when: (age, turn) => `${age}, tour ${turn}`,
    gaveUp: (parts) => ` ; perdu : ${parts.join(', ')}`,
    points: (points) => plural(points, 'point'),
    ofWinning: (chance) => `${chance} de chances de gagner`,
    played: (move) => `joué : ${move}`,
    outlook: (points, chance) => ` : ${plural(points, 'point')}, ${chance} de chances de gagner`,
    givenFor: (deed, card) => `${deed} avec ${card}`,
    by: (way) => `par ${way}`,
    paying: (coins) => `payer ${coins}`,
    quoted: (move) => `« ${move} »`,
    good: (gains) => `Un bon choix : ${gains}.`,
    noWorse: 'Un bon choix : les parties imaginées n’en trouvent aucun de meilleur à coup sûr.',
    right: (move, how, along) =>
      `${move} était juste, mais mieux ${how}${along ? ', et avec ce qui peut l’accompagner' : ''}.`,
    withoutPaying: 'sans payer',
    payingSides: (total, left, right) => {
      const sides = [
        ...(left > 0 ? [`${plural(left, 'pièce')} à gauche`] : []),
        ...(right > 0 ? [`${plural(right, 'pièce')} à droite`] : []),
      ]
      return `avec ${sides.length > 0 ? listed(sides) : plural(total, 'pièce')}`
    },
    stronger: (better, gains, played) =>
      gains ? `${better} était plus fort : ${gains}.` : `${better} était plus fort que ${played}.`,
    instead: (played, gains, dearer) =>
      gains
        ? `${played} apporte ${gains}${dearer > 0 ? `, pour ${plural(dearer, 'pièce')} de plus` : ''}.`
        : `${played} coûte ${plural(dearer, 'pièce')} de plus.`,
    led: (to) => `Dans les parties imaginées, le meilleur coup a mené à ${to}.`,
    ledOver: (over, to) => `Dans les parties imaginées, comparé à ${over}, ce coup a mené à ${to}.`,
    but: (pros, cons) => [listed(pros), ...(cons.length > 0 ? [`mais à ${listed(cons)}`] : [])].join(', '),
    ledTo: (points, isMore, line) => `${plural(points, 'point')} de ${isMore ? 'plus' : 'moins'} (${small(line)})`,
    ledRival: (points, isMore) => `${plural(points, 'point')} de ${isMore ? 'plus' : 'moins'} au meilleur rival`,
    gains: {
      points: (points, line) => `${plural(points, 'point')} (${small(line)})`,
      shields: (shields, ahead, behind) => {
        const standing = {
          ahead: ahead === 2 ? 'devant les deux voisins' : 'devant un voisin',
          level: behind === 0 ? 'à égalité avec les deux voisins' : 'à égalité avec un voisin',
          behind: 'encore derrière les deux voisins',
        }
        return `${plural(shields, 'bouclier')} (${standing[ahead > 0 ? 'ahead' : behind < 2 ? 'level' : 'behind']})`
      },
      goods: (goods, turns) => `${listed(goods, 'ou')} pour ${form(turns, 'le tour', `les ${turns} tours`)} à venir`,
      trade: 'un commerce moins cher désormais',
      power: 'un pouvoir durable',
      chains: (cards) => `${listed(cards)} gratuitement plus tard`,
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
export const alike = [
  ...['code', 'id', 'ms', 'options', 'url'].map((name) => `help.placeholders.${name}`),
  'league.head.2',
  'league.head.5',
  'levels.expert',
  'rows.science',
  'total',
  'bench.kinds.copies',
  'stats.head.4',
  'stats.turnHead.2',
]
