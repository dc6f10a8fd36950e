/** What the app itself says in French. */
import type { Party } from '@heptapolis/boxes'
import { de, form, listed, ordinal, plural, que } from '@heptapolis/boxes/grammar/fr'
import type { Words } from './en.ts'

export const words: Words = {
  labelled: (head, text) => `${head} : ${text}`,
  ageCoins: 'Â',
  stagesBuilt: (built, of) => `${plural(built, 'étape construite', 'étapes construites')} sur ${of}`,

  newGame: 'Nouvelle partie',
  yourGames: 'Vos parties',
  home: 'Accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  menu: 'Menu',
  cityToLeft: 'La cité à gauche',
  cityToRight: 'La cité à droite',
  theme: 'Aspect',
  themes: { system: 'comme le système', light: 'clair', dark: 'sombre' },
  speed: 'Rythme',
  speeds: { calm: 'calme', quick: 'vif', still: 'sans mouvement' },
  languageName: 'Langue',
  onItsWay: 'Un instant…',
  notFound: 'Il n’y a rien à cette adresse.',
  broken: 'Quelque chose s’est mal passé.',
  brokenHelp: 'Vos parties sont conservées. Revenez en arrière pour continuer, ou rechargez la page.',

  tagline: 'Sept merveilles, toutes les extensions, une seule table.',
  play: 'Jouer',
  edition: 'Édition',
  boxes: 'Extensions',
  players: 'Joueurs',
  seats: 'Sièges',
  seat: (n) => `Siège ${n}`,
  whoSits: { you: 'Vous', person: 'Quelqu’un ici', bot: 'Robot' },
  levels: {
    random: 'au hasard',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    master: 'maître',
    greedy: 'régulier',
  },
  level: 'Niveau',
  name: 'Nom',
  wonder: 'Merveille',
  side: 'Face',
  atRandom: 'au hasard',
  teams: 'Équipes de deux',
  seed: 'Graine',
  seedHelp: 'La même graine et la même table distribuent les mêmes cartes.',
  newSeed: 'Autre graine',
  moreChoices: 'Joueurs, bots, merveilles et graine',
  cannotPlay: 'Cette table ne peut pas être jouée :',
  startOver: 'Recommencer',
  copyLink: 'Copier un lien vers cette table',
  copied: 'Copié',

  shelf: {
    title: 'Pour toutes les tables',
    learn: 'Apprendre à jouer',
    puzzles: 'Problèmes',
    rules: 'Livre de règles',
    cards: 'Toutes les cartes',
    score: 'Feuille de score',
  },
  neverPlayed: 'Jamais joué ? La première partie l’apprend, tour par tour.',
  itsRule: 'Sa règle',

  table: 'La table',
  city: (city, where, status) => [city, where, status].filter(Boolean).join(', '),
  conflictTokens: 'jetons de conflit',
  place: { left: 'à gauche', right: 'à droite', across: 'en face', you: 'vous' },
  partner: 'partenaire',
  partnerAt: (where) => `partenaire, ${where}`,
  team: 'équipe',
  neverFights: (city) => `${city} ne vous combat jamais`,
  openHand: (name) => `Main ${de(name)}, ouverte pour vous`,
  ready: 'prêt',
  choosing: 'choisit',
  lineLost: 'ligne perdue',
  sitsIn: 'un robot remplace',
  beforeAges: 'avant l’Âge I',
  turnOf: (turn, turns) => `tour ${turn} sur ${turns}`,
  passLeft: (to) => `les mains passent à gauche, vers ${to}`,
  passRight: (to) => `les mains passent à droite, vers ${to}`,
  waiting: (people) =>
    `${parties(people, true)} ${
      people.some(({ isYou }) => isYou) ? 'choisissez' : form(people.length, 'choisit', 'choisissent')
    }`,
  youChoose: 'à vous de choisir',
  coinsLabel: 'pièces',
  shieldsLabel: 'boucliers',
  lead: (n) => (n > 0 ? `vous menez de ${n}` : n < 0 ? `vous êtes derrière de ${-n}` : 'vous êtes à égalité'),
  sellsYou: 'vous vend',
  raw: 'brut',
  made: 'ouvré',
  makes: 'produit',
  youMake: 'vous produisez',
  nothingYet: 'rien encore',
  discarded: (n) => plural(n, 'défaussée'),
  ifAgeEnded: 'si l’Âge finissait là',
  noFights: 'paix : aucun combat',
  fight: (foe, mine, theirs, points) =>
    `${foe} ${theirs}, vous ${mine} : ${
      points > 0
        ? `vous gagnez ${plural(points, 'point')}`
        : points < 0
          ? `vous perdez ${plural(-points, 'point')}`
          : 'personne ne gagne'
    }`,
  showCity: (city) => `Montrer tout ${de(city)}`,
  stageState: { built: 'construite', next: 'la prochaine', later: 'plus tard' },
  handOf: (n) => plural(n, 'carte en main', 'cartes en main'),
  buried: 'Cartes sous la merveille',
  log: 'Ce qui s’est passé',
  logEmpty: 'Rien ne s’est encore passé.',
  undo: 'Reprendre',
  replay: 'Revoir',
  skip: 'Passer l’animation',
  free: 'gratuit',
  ownGoods: 'vos biens',

  prompt: {
    choose: (side, to) => `Choisissez une carte ; les autres vont ${side}, chez ${to}`,
    chooseLast: 'Choisissez une carte ; l’autre est défaussée',
    joins: (card) => `${card} rejoint votre cité`,
    lifts: (card, stage) => `${card}, face cachée, construit l’${stage.toLowerCase()}`,
    sold: (card) => `${card} est vendue pour 3 pièces`,
    rest: (count, side, to) => `${form(count, 'l’autre va', `les ${count} autres vont`)} ${side}, chez ${to}`,
    restDiscarded: 'l’autre est défaussée',
  },
  because: (causes) => `La perte vient de : ${listed(causes)}.`,
  ownPiece: (name, piece) => `${piece} (${name})`,
  help: 'Touches et légende',
  yourHand: 'Votre main',
  actFor: (action, coins) => (coins > 0 ? `${action}, payer ${coins}` : action),
  layDown: 'La poser face cachée',
  pay: 'payer',
  take: 'prendre',
  doWith: (action, card) => `${action} ${card}`,
  doneWith: (deed, card) => `${deed} avec ${card}`,
  otherWays: 'autres façons de payer',
  fromFor: (sellers) => `de ${listed(sellers)}, pour rien`,
  howToPay: 'Comment payer',
  alongLabel: 'Ce qui l’accompagne',
  nothingAlong: 'rien de plus',
  byChainShort: 'gratuit par chaînage',
  byPower: 'gratuit par un pouvoir',
  cannotBuild: 'Impossible à construire :',
  builtAlready: 'déjà construite',
  coinsOf: (needed, held) => `${plural(needed, 'pièce')}, vous en avez ${held}`,
  notNow: 'pas ce tour-ci',
  notBuilt: (card) => `${card}, impossible ce tour-ci :`,
  cannotStage: (n) => `Étape ${n} impossible :`,
  brings: (parts) => `Rapporte ${listed(parts)} en l’état.`,
  whatChanges: 'ce qui change',
  becomes: 'devient',
  against: (mine, theirs, foe) => `vous ${mine} : ${theirs} ${foe}`,
  pointsNow: 'points à ce jour',
  sciencePoints: 'points de science',
  yourCoins: 'vos pièces',
  gets: (city) => `${city} reçoit`,
  freeLater: (cards) => `gratuit plus tard : ${listed(cards)}`,
  toGo: (left) => (left > 0 ? `il en manque encore ${left}` : 'complet avec vous'),
  ifItFails: (coins) =>
    coins > 0
      ? `en cas d’échec, ${form(coins, 'la pièce payée est perdue', `les ${coins} pièces payées sont perdues`)}`
      : 'en cas d’échec, rien n’en sort',
  needs: 'demande',
  orFreeWith: 'ou gratuit avec',
  freesLater: 'gratuit plus tard :',
  inPlayFrom: (players) => `en jeu à partir de ${players} joueurs`,
  hint: 'Conseil',
  law: (name) => `loi : ${name}`,
  lawAllows: (name) => `seulement par la loi ${name}`,
  suggested: 'Proposée par le conseil.',
  taught: 'Le guide en parle.',
  changeMind: 'Choisir de nouveau',
  answerFor: (city) => `pour ${city}`,

  onTheTable: 'Sur la table',
  leftOf: (left, of) => `${left} sur ${of}`,

  passTo: (name) => `Passez l’écran à ${name}`,
  passHelp: 'Les autres détournent les yeux. La main apparaît quand vous touchez le bouton.',
  choosesAgain: (name) => `${name} choisit de nouveau`,
  showHand: (name) => `Je suis ${name} : montrer ma main`,

  stand: (cities) => `${listed(cities)} ${form(cities.length, 'domine', 'dominent')} le monde`,
  tied: (cities) => `${listed(cities)} se partagent le sommet`,
  winsBy: (first, points, margin, second) =>
    `${parties(first, true)} ${winning(first)} avec ${plural(points, 'point')}, ${
      margin > 0 ? `${margin} devant ${parties(second)}` : `avec plus de pièces ${que(parties(second))}`
    }.`,
  youAre: (rank, points, inTeam) => `${inTeam ? 'Votre équipe est' : 'Vous êtes'} ${ordinal(rank)} avec ${points}.`,
  shareWin: (points) => `Victoire partagée avec ${plural(points, 'point')}.`,
  total: 'Total',
  each: 'Chacun',
  teamTotal: 'Équipe',
  scoreSheet: 'Feuille de score',
  chart: 'Points par origine, une tour par cité',
  towersHelp:
    'Ce qui dépasse du sol est le total ; les points perdus enfoncent la tour. L’égalité va à la cité la plus riche.',
  teamsHelp:
    'Les partenaires partagent un même sol : leurs points font un seul total. Les combats extérieurs ont eu lieu deux fois.',
  whereFrom: 'D’où viennent les points',
  playAgain: 'Rejouer',
  lookAtCities: 'Voir les cités',
  saveRecord: 'Enregistrer la partie',
  recordTells: 'Elle révèle la main de chacun : ouvrez-la après la fin.',
  analyseGame: 'Analyser cette partie',
  gameStory: 'Le cours de la partie',

  step: (n, of) => `Étape ${n} sur ${of}`,
  playOn: 'Lire',
  pause: 'Mettre en pause',
  seenBy: 'Vu par',
  allOpen: 'tous, cartes ouvertes',
  onlyPublic: 'ce que tous voient',
  first: 'Au début',
  previous: 'Un tour en arrière',
  next: 'Un tour en avant',

  noGames: 'Aucune partie encore. La première est à deux clics.',
  resume: 'Reprendre',
  remove: 'Supprimer',
  removed: 'Supprimée.',
  sound: 'Son',
  sounds: { off: 'coupé', on: 'activé' },
  bringBack: 'La reprendre',
  importRecord: 'Ouvrir une partie',
  over: 'terminée',
  inAge: (age) => `à l’Âge ${'I'.repeat(age)}`,
  corrupt: 'Cette partie est illisible',
  asItWas: 'Les règles ont changé depuis cette partie : elle est montrée telle qu’elle a été jouée, mains face cachée.',
  asWritten:
    'Cette partie a été jouée avec d’autres données : ce que le hasard a donné est montré tel qu’il est écrit.',
  gone: 'Cette partie n’est pas conservée ici.',
  goneHelp:
    'Une partie contre des bots reste sur l’appareil où elle est jouée. Là-bas, « Enregistrer la partie » dans son menu écrit un fichier ; ouvrez-le ici sous « Vos parties » pour la revoir ou la continuer. Une table dressée pour des amis s’ouvre sur tout appareil par son lien.',
  refused: (why) => `Cette réponse n’a pas compté : ${why}`,
  tooLate: 'tous avaient déjà répondu.',
  badRecord: 'Cette partie ne peut pas être ouverte :',
  elsewhere:
    'Cette partie a continué dans un autre onglet : ce qui est fait ici n’est pas conservé. Rechargez la page pour la reprendre.',
  newVersion: 'Une nouvelle version est là.',
  loadIt: 'La charger',
  storageOff: 'Ce navigateur ne permet pas de conserver les parties ; celle-ci sera perdue à la fermeture de la page.',
  wonBy: (winners) => `gagnée par ${parties(winners)}`,
}

/** People one after another; whoever listens is "vous", with a capital where it begins the sentence. */
function parties(people: readonly Party[], first = false): string {
  return listed(people.map(({ name, isYou }, i) => (isYou ? (first && i === 0 ? 'Vous' : 'vous') : name)))
}

const winning = (people: readonly Party[]): string =>
  people.some(({ isYou }) => isYou) ? 'gagnez' : form(people.length, 'gagne', 'gagnent')

/** The same in English. */
export const alike = ['menu', 'levels.expert', 'total']
