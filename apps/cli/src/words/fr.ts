/** Texts of the command line in French. */
import type { Party } from '@heptapolis/boxes'
import { au, de, form, le, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import type { Measurement } from '../bench/measured.ts'
import { words as analysis } from './analysis/fr.ts'
import { words as commands } from './commands/fr.ts'
import type { CliWords } from './en.ts'
import { words as help, alike as helpAlike } from './help/fr.ts'
import { words as queue } from './queue/fr.ts'
import { words as rethinking } from './rethinking/fr.ts'
import { words as serving } from './serving/fr.ts'

/** Machine and version of a benchmark run. */
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
  analysis,
  commands,
  help,
  serving,
  queue,
  rethinking,
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
    // Names of files keep their capital letter.
    said: (message) => `heptapolis : ${message.replace(/^\p{Lu}\p{Ll}*(?=[ ’])/u, small)}`,
    bug: 'c’est un bogue du programme. Merci de le signaler avec le texte qui suit.',
    newerNode: (version) => `Il faut une version plus récente de Node (24 de préférence) ; celle-ci est la ${version}.`,
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
    noBots: (known) => `--bots nécessite au moins un robot parmi ${known}.`,
    noSuchBot: (name, known) => `Il n’y a pas de robot « ${name} » ; les robots sont ${known}.`,
    noExperience: (name) =>
      `« ${name} » ne peut pas jouer : le fichier est endommagé ou ne contient pas d’expérience (créez-en un avec tools/learning/learn-experience.ts).`,
    noSuchBox: (name) => `Il n’y a pas d’extension « ${name} ».`,
    noSuchMix: 'Cette combinaison n’existe pas.',
    noSuchLanguage: (code, known) => `Il n’y a pas de langue « ${code} » ; les langues sont ${known}.`,
    seatTooHigh: (players) => `--seat doit être inférieur au nombre de joueurs, ${players}.`,
    isRecord: (file) => `${file} est une partie enregistrée ; utilisez « heptapolis replay ${file} ».`,
    noMatch: (query) => `Rien dans cette édition et ces extensions ne correspond à « ${query} ».`,
    noChromium:
      'Pour imprimer en PDF, il faut Chromium ou Chrome : installez-le (sous Debian : apt-get install chromium), ou donnez son chemin dans CHROMIUM.',
    saysNothing: (query) => `Les règles de cette combinaison ne disent rien de « ${query} ».`,
    twoBots: 'Une ligue nécessite au moins deux robots différents.',
    otherLeague: (file, first) =>
      `${file} contient une autre ligue (${first}). Utilisez un nouveau fichier, ou les mêmes robots, combinaisons et graine.`,
    boxNotInPlay: (option, box) => `${option} nécessite l’extension ${box}.`,
    badBoards: (file) => `${file} ne peut pas être utilisé :`,
    more: (count) => `et ${count} de plus`,
    failed: (count) => `${plural(count, 'partie a échoué', 'parties ont échoué')}.`,
    badMix: (mix, why) => `La combinaison « ${mix} » ne peut pas être jouée : ${why}`,
  },
  positionFile: 'une position',
  experienceFile: 'l’expérience d’un robot',
  boardsFile: (box) => `des plateaux ${de(box)}`,

  players: (count) => plural(count, 'joueur'),
  games: (count) => plural(count, 'partie'),
  seed: (seed) => `graine ${seed}`,
  youAre: (city) => `Vous jouez ${city}.`,
  around: (others) => `Autour de la table, en partant de votre gauche : ${others}.`,
  you: 'vous',
  seat: (seat) => `place ${seat}`,
  freeCity: 'cité libre',
  houseRule: (reading) => `Règle maison : ${reading}`,
  leftNeighbour: (who) => `${who}, à gauche`,
  rightNeighbour: (who) => `${who}, à droite`,
  chooseFor: (city) => `Vous choisissez maintenant pour ${city}.`,
  beforeFirstAge: 'Avant le premier Âge',
  beforeAge: (age) => `Avant l’${age}`,
  turnOf: (age, turn, turns) => `${age} · tour ${turn} sur ${turns}`,
  turn: (age, turn) => `${age} · tour ${turn}`,
  passLeft: 'les mains passent à gauche',
  passRight: 'les mains passent à droite',
  lastTurn: 'dernier tour, les mains ne passent plus',
  everyCity: 'Toutes les cités',
  whatHappened: 'Journal',
  conflicts: 'Conflits',
  even: 'égalité',
  left: 'Vous avez quitté la partie.',
  leftWithSeed: (seed) => `Vous avez quitté la partie. Sa graine était ${seed}.`,
  youShare: 'Vous partagez la victoire !',
  youWon: 'Vous gagnez !',
  won: (cities) => `${listed(cities)} ${cities.length > 1 ? 'gagnent' : 'gagne'}.`,
  keepRecord: 'Enregistrer cette partie ? Vous pourrez la revoir et l’analyser.',
  keepIt: 'Enregistrer',
  noThanks: 'Non, merci',
  file: 'Fichier',
  kept: (file) => `Enregistrée dans ${file}. Pour la revoir : heptapolis replay ${file}`,

  lookAround: 'voir toutes les cités',
  leave: 'quitter la partie',
  whatWith: (card) => `${card} : que voulez-vous faire ?`,
  otherWays: 'autres façons de payer',
  anotherCard: 'choisir une autre carte',
  playIt: 'Jouer ce coup',
  changeMind: 'Changer de choix',
  type: (most, keys) => `Tapez ${listed([most === 1 ? 'le nombre 1' : `un nombre de 1 à ${most}`, ...keys], 'ou')}.`,
  notNow: 'impossible',
  obstacle: (why) => `La carte ${why}.`,
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
  next: (stages) => `prochaine : ${stages}`,
  complete: 'achevée',
  fieldIs: (name, text) => `${name} : ${text}`,
  faceDown: (count) => `${count}, face cachée`,
  ofChoice: (count) => plural(count, 'symbole au choix', 'symboles au choix'),

  levels: {
    random: 'au hasard',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    master: 'maître',
    greedy: 'robot glouton',
    'expert-1': 'expert sans expérience',
  },

  sellFor: (card, coins) => `Vendre ${le(card)} pour ${coins}`,
  soldAlong: (sale, along) =>
    `${sale} et ${along.replace(/^navire/, 'avancer le navire')} au lieu de prendre les pièces`,
  buildStage: (stage, effect, card) => `Construire l’étape ${stage} (${effect}) avec ${le(card)}`,
  act: (verb, card) => `${verb} ${le(card)}`,
  actWith: (verb, card) => `${verb} avec ${le(card)}`,
  acts: (verb, how) => `${verb} : ${how}`,
  doesIt: (deed, effect) => `${deed} (${effect})`,
  priced: (move, price) => `${move} : ${price}`,
  payTo: (coins, to) => `${plural(coins, 'pièce')} à ${named(to)}`,
  freeBy: (cards) => `gratuitement grâce ${listed(cards.map(au))}`,
  byPower: 'gratuitement, par un effet',
  ownGoods: 'vos ressources',
  ownAnd: (cards) => `vos ressources et ${listed(cards.map(le))}`,
  free: 'sans coût',

  total: 'Total',
  coinsBreakTies: 'Pièces (départage)',
  coins: 'Pièces',
  team: 'Équipe',
  place: 'Rang',

  rulesChanged: (engine, why) => `Les règles ont changé depuis cette partie (moteur ${engine}) : ${why}`,
  asWritten: (engine) =>
    `Elle a été jouée avec d’autres données (moteur ${engine}) : la donne est montrée telle qu’elle est enregistrée, sans être recalculée depuis la graine.`,
  pointsMayDiffer: 'Les points de la fin ne sont pas enregistrés : ils sont comptés avec les règles d’aujourd’hui.',
  asPlayed: 'Elle est montrée telle qu’elle a été jouée, sans être recalculée.',
  gameOver: 'La partie est terminée.',
  gameGoesOn: (seats) =>
    `La partie n’est pas terminée : ${form(seats.length, 'à la place', 'aux places')} ${listed(seats.map(String))} de jouer.`,

  noEffect: 'aucun effet propre',
  freeWith: (cards) => `· gratuite grâce ${listed(cards.map(au), 'ou')}`,
  leadsTo: (cards) => `· mène ${listed(cards.map(au))}`,
  saved: (title, file) => `${title} : ${file}`,
  pages: (all, rules) => `${plural(all, 'page')}, dont ${rules} de règles et d’exemples`,

  gamesUnit: 'parties',
  movesUnit: (seat) => `coups, place ${seat}`,
  progress: (done, total, unit, perSecond, left) =>
    `${done} ${unit} sur ${total} · ${perSecond} par seconde${left === undefined ? '' : ` · encore ${duration(left)}`}`,
  meanScore: 'Points moyens par catégorie',
  wonders: {
    asks: {
      keep: 'Gardez une de ces merveilles :',
      pick: 'Choisissez une merveille :',
      ban: 'Excluez une merveille :',
      redraw: 'Vous avez',
      side: 'Choisissez la face de votre merveille :',
    },
    keep: 'La garder',
    redraw: 'La rendre pour une autre',
    wish: (place) => `Vœu ${place} :`,
    done: 'pas d’autre vœu',
    bid: (board, most) => `Points pour ${board}, de 0 à ${most}`,
    gets: (name, board, price) => `${name} : ${board}${price > 0 ? `, pour ${plural(price, 'point')}` : ''}`,
  },
  report: {
    bot: 'Robot',
    seat: 'Place',
    wonder: 'Merveille',
    head: ['places', 'points', 'écart', 'victoires'],
    spread: (deviation, low, high) =>
      `Les taux de victoires des merveilles diffèrent de ${deviation} (écart type hors hasard ; 95 % : ${low} à ${high}).`,
  },
  speed: (seconds, perSecond) => `${seconds} s, parties par seconde : ${perSecond}`,
  standIns: (bot, instead, asked) =>
    `${bot} n’a pas répondu correctement : ${instead} de ses ${plural(asked, 'coup')} ${form(instead, 'a été choisi', 'ont été choisis')} par un autre robot.`,
  percent: (share) => `${share} %`,
  league: {
    head: ['robot', 'cote', '95 %', 'parties', 'victoires', '±', 'juste', 'moyenne', 'ms par coup', '95 % sous'],
    allMixes: 'toutes les combinaisons',
    range: (low, high) => `${low} à ${high}`,
  },
  stats: {
    title: (edition, level, games) => `${edition} · robots : ${level} · ${games} parties`,
    head: ['élément', 'identifiant', 'construit ou recruté si distribué', '× taux moyen de victoires', '±', 'cités'],
    turnHead: ['construit à ce tour', '× taux moyen de victoires', '±', 'cités'],
  },
  bench: {
    kinds: {
      'games, every move listed': 'parties, coups listés',
      'games, moves sampled': 'parties, coups tirés',
      copies: 'copies',
      'copies into a kept game': 'copies dans une partie gardée',
      'inputs of a seat': 'entrées d’une place',
      'steps of many at once': 'pas de nombreuses parties à la fois',
    },
    baseGame: 'jeu de base',
    perSecond: (count) => `${count} /s`,
    file: 'une mesure enregistrée avec « bench --json »',
    noRun: (file) => `${file} n’est pas une mesure enregistrée avec « bench --json » : il n’a pas de lignes.`,
    decision: (microseconds) => `${decimals(microseconds)} µs par décision`,
    before: (count, times, isInDoubt) => `avant ${count} /s, × ${decimals(times)}${isInDoubt ? ' (douteux)' : ''}`,
    spread: (share) => `± ${Math.round(100 * share)} %`,
    rows: 'lignes',
    ofRun: (of) => `Mesuré : ${runOf(of)}`,
    ofRunBefore: (of) => `Avant :  ${runOf(of)}`,
    busy: (load, cores) =>
      `La machine est occupée : ${load} processus sur ${plural(cores, 'cœur')}. Les résultats sont trop bas et les comparaisons peu fiables.`,
    noBox: 'sans extension',
    allBoxes: 'toutes les extensions',
    withPlayers: (mix, [few, many, times]) =>
      `  ${mix}, de ${few} à ${many} joueurs : une décision coûte × ${decimals(times)}`,
    withBoxes: (players, times) =>
      `  ${players} joueurs, d’aucune extension à toutes : une décision coûte × ${decimals(times)}`,
    adds: (box, microseconds) => `  ${box} seule ajoute ${decimals(microseconds)} µs à une décision`,
    memory: (games, megabytes) => `${games} parties de suite : ${megabytes} Mo occupés`,
  },
  check: {
    summary: (games, mixes, refused) =>
      `${games} parties sur ${mixes} combinaisons ; ${refused} autres combinaisons sont refusées :`,
    allReached: 'Chaque ligne du déroulement a été atteinte.',
    unreached: (lines) => `Lignes jamais atteintes : ${lines}.`,
    withoutSecond: (boxes) => `Le second calcul ne connaît pas ${listed(boxes)} : il ne vérifie pas ces parties.`,
    mix: (boxes, players, teams) =>
      `${boxes || 'jeu de base'} · ${plural(players, 'joueur')}${teams ? ' en équipes' : ''}`,
    failed: (mix, seed) => `ÉCHEC ${mix} · graine « ${seed} »`,
    outcome: (sound, failed) => `${plural(sound, 'partie réussie', 'parties réussies')}, ${plural(failed, 'échec')}`,
  },

  missing: {
    none: (language) => `${language} : rien ne manque.`,
    count: (count, language) => `${plural(count, 'texte')} à traduire pour ${language} :`,
    noneStale: (language) => `Aucun texte traduit n’est périmé : ${language}.`,
    stale: (count, language) => `${plural(count, 'texte')} à retraduire pour ${language} :`,
    unsealed: (count, language) =>
      `${plural(count, 'texte pas encore enregistré', 'textes pas encore enregistrés')} pour ${language} : lancez words --seal après relecture.`,
    sealed: (count, language) => `${plural(count, 'texte enregistré', 'textes enregistrés')} pour ${language}.`,
    oneOfThem: 'Donnez une option parmi --missing, --stale et --seal.',
  },
}

/** Keys whose texts are equal in English. */
export const alike = [
  ...helpAlike.map((key) => `help.${key}`),
  'league.head.5',
  'levels.expert',
  'rows.science',
  'total',
  'bench.kinds.copies',
  'stats.head.4',
  'stats.turnHead.2',
]
