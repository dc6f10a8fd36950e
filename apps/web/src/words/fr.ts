/** General texts of the app in French. */
import type { Party } from '@heptapolis/boxes'
import { au, avoir, de, du, form, le, listed, ordinal, plural, small } from '@heptapolis/boxes/grammar/fr'
import { signed } from '@heptapolis/boxes/grammar/signed'
import type { AppWords } from './en.ts'

/** What an impossible action is about; a card for all others. */
const REFUSED: Record<string, string> = { recruit: 'ce leader', stage: 'elle' }

const lacking = (isOfMany: boolean): string => `Si vous n’en avez pas${isOfMany ? ' assez' : ''}`

export const words: AppWords = {
  labelled: (head, text) => `${head} : ${text}`,
  described: (head, effect) => `${head} : ${small(effect)}`,
  askedAt: (moment, question) => `${moment}. ${question}`,
  ageCoins: 'Â',
  stagesBuilt: (built, of) => `${plural(built, 'étape construite', 'étapes construites')} sur ${of}`,

  nav: {
    title: 'Navigation principale',
    play: 'Jouer',
    rules: 'Règles',
    cards: 'Cartes',
    score: 'Scores',
    puzzles: 'Énigmes',
    ladder: 'Défis',
    daily: 'Donne du jour',
  },
  settings: 'Réglages',
  newGame: 'Nouvelle partie',
  yourGames: 'Vos parties',
  progress: 'Vos progrès',
  account: 'Compte',
  deleted: 'supprimé',
  home: 'Accueil',
  close: 'Fermer',
  cancel: 'Annuler',
  menu: 'Menu',
  cityToLeft: 'Cité de gauche',
  cityToRight: 'Cité de droite',
  theme: 'Thème',
  themes: { system: 'système', light: 'clair', dark: 'sombre' },
  look: 'Style de la table',
  looks: { system: 'système', painted: 'peint', plain: 'simple' },
  speed: 'Animations',
  speeds: { calm: 'normales', quick: 'rapides', still: 'désactivées' },
  languageName: 'Langue',
  draft: (language: string) => `${language} (ébauche)`,
  onItsWay: 'Chargement…',
  notFound: 'Page introuvable',
  notFoundHelp: 'Il n’y a pas de page à cette adresse. Le lien est peut-être incomplet ou trop ancien.',
  broken: 'Une erreur s’est produite.',
  brokenHelp: 'Vos parties sont enregistrées.',
  loadAgain: 'Recharger la page',
  reportProblem: 'Signaler un problème',
  reportFailed: 'Le formulaire ne s’est pas chargé. Rechargez la page et réessayez.',

  play: 'Jouer',
  edition: 'Édition',
  boxes: 'Extensions',
  players: 'Joueurs',
  seats: 'Places',
  playerOfSeat: 'joueur',
  seat: (n) => `Place ${n}`,
  nameAndCity: (name, city) => `${name} (${city})`,
  whoSits: { you: 'Vous', person: 'Joueur local', bot: 'Robot' },
  levels: {
    random: 'au hasard',
    easy: 'facile',
    medium: 'moyen',
    hard: 'difficile',
    expert: 'expert',
    master: 'maître',
    greedy: 'glouton',
  },
  level: 'Niveau',
  name: 'Nom',
  wonder: 'Merveille',
  side: 'Face',
  atRandom: 'au hasard',
  teams: 'Équipes de deux',
  seed: 'Graine',
  seedHelp: 'La même graine et les mêmes réglages donnent les mêmes cartes.',
  newSeed: 'Nouvelle graine',
  botLevel: 'Niveau des robots',
  playersAtTable: (n) => `${n} joueurs`,
  baseGame: 'jeu de base',
  seatsOfTable: 'Places, dans le sens des aiguilles d’une montre',
  characters: {
    random: 'joue n’importe quel coup permis.',
    easy: 'aime les points et les couleurs vives, oublie ses voisins et néglige les ressources.',
    medium: 'joue des coups sensés, mais fait des erreurs et ne prévoit rien.',
    hard: 'simule quelques parties avant chaque coup.',
    expert: 'se souvient de chaque main et simule des centaines de parties avant chaque coup.',
    master: 'réfléchit jusqu’à une seconde : plus de coups, plus loin, des milliers de parties simulées.',
    greedy: 'prend le plus gros gain immédiat.',
  },
  addExpansion: (expansion) => `Ajouter ${expansion}`,
  moreChoices: 'Plus d’options : édition, places, merveilles, graine',
  cannotPlay: 'Ces réglages ne permettent pas de jouer :',
  startOver: 'Réinitialiser',
  sameDeal: 'Même donne, plusieurs tables',
  copyLink: 'Copier le lien de ces réglages',
  copied: 'Copié',

  season: 'Saison',
  shelf: {
    learn: 'Apprendre à jouer',
    rules: 'Livre de règles',
    cards: 'Toutes les cartes',
    score: 'Carnet de score',
  },
  itsRule: 'Voir la règle',

  table: 'Table',
  city: (city, where, status) => [city, where, status].filter(Boolean).join(', '),
  conflictTokens: 'jetons Conflit',
  place: { left: 'à gauche', right: 'à droite', across: 'en face', you: 'vous' },
  partner: 'partenaire',
  partnerAt: (where) => `partenaire, ${where}`,
  team: 'équipe',
  neverFights: (city) => `${city} ne vous combat jamais`,
  openHand: (name) => `Main ${de(name)}`,
  ready: 'prêt',
  choosing: 'en train de réfléchir',
  lineLost: 'déconnecté',
  sitsIn: 'un robot joue',
  beforeAges: 'avant l’Âge I',
  turnOf: (turn, turns) => `tour ${turn} sur ${turns}`,
  passLeft: (to) => `les mains passent à ${to}, à gauche`,
  passRight: (to) => `les mains passent à ${to}, à droite`,
  waiting: (people) =>
    `${parties(people, true)} ${
      people.some(({ isYou }) => isYou) ? 'choisissez' : form(people.length, 'réfléchit', 'réfléchissent')
    }`,
  nth: (rank) => (rank === 1 ? '1er' : `${rank}e`),
  start: (city, side, left, right, others, partner) =>
    `Vous jouez ${city} (${side}), entre ${left} à votre gauche et ${right} à votre droite${
      others.length > 0 ? ` ; ${form(others.length, 'autre cité', 'autres cités')} : ${listed(others)}` : ''
    }${partner ? ` ; votre partenaire : ${partner}` : ''}`,
  undone: 'choix annulé',
  othersPlayed: (cities) => form(cities, 'une autre cité a joué', `${cities} autres cités ont joué`),
  waitingFor: (people) => `${people} réfléchissent`,
  youChoose: 'à vous',
  youChooseFor: (city) => `à vous, pour ${city}, la cité libre`,
  coinsLabel: (coins) => form(coins, 'pièce', 'pièces'),
  coinsEach: (coins) => form(coins, 'pièce l’unité', 'pièces l’unité'),
  skipToContent: 'Aller au contenu',
  shieldsLabel: 'boucliers',
  sellsYou: 'vous vend',
  raw: 'marron',
  made: 'gris',
  makes: 'produit',
  youMake: 'vous produisez',
  nothingYet: 'pas encore de ressource',
  discarded: (n) => (n === 0 ? 'défausse vide' : `défausse : ${plural(n, 'carte')}`),
  ifAgeEnded: 'si l’Âge finissait maintenant',
  noFights: 'paix : aucun conflit',
  fight: (foe, mine, theirs, points) =>
    `${foe} ${theirs}, vous ${mine} : ${
      points > 0
        ? `vous gagnez ${plural(points, 'point')}`
        : points < 0
          ? `vous perdez ${plural(-points, 'point')}`
          : 'égalité'
    }`,
  foughtBy: { boarding: 'débarquement', peace: 'la cité voisine est en paix' },
  showCity: (city) => `Voir ${city}`,
  stageState: { built: 'construite', next: 'suivante', later: 'à venir' },
  handOf: (n) => plural(n, 'carte en main', 'cartes en main'),
  buried: 'Cartes sous la merveille',
  log: 'Journal de la partie',
  logFilter: 'Afficher le journal de',
  allCities: 'tous les joueurs',
  everyCity: 'toutes les cités',
  citiesCount: (n) => plural(n, 'cité', 'cités'),
  citiesMore: (n) => `${n} ${form(n, 'autre cité', 'autres cités')}`,
  withOthers: (name, n) => `${name}, ${plural(n, 'autre', 'autres')}`,
  logEmpty: 'Aucun coup pour l’instant.',
  undo: 'Annuler le coup',
  replay: 'Revoir',
  skip: 'Passer',
  animated: 'Le tour s’affiche ; Entrée passe à votre prochain choix',
  free: 'gratuit',
  ownGoods: 'vos ressources',

  prompt: {
    choose: (kept) => (kept ? `Choisissez une carte pour ${kept}, la cité libre` : 'Choisissez une carte'),
    restGoes: (side, to) => `vous passez les autres à ${to}, ${side}`,
    restTo: (to) => `le reste va à ${to}`,
    thenFree: (city) => `vous choisissez ensuite une carte pour ${city}, la cité libre`,
    otherKeeps: (keeper, city) => `${keeper} choisit aussi une carte pour ${city}, la cité libre`,
    otherDiscarded: 'l’autre carte est défaussée',
    joins: (card, kept) => `Vous construisez ${le(card)}${kept ? ` pour ${kept}` : ''}`,
    lifts: (card, stage, kept) =>
      `Vous construisez l’${stage.toLowerCase()}${kept ? ` pour ${kept}` : ''} avec ${le(card)}, face cachée`,
    sold: (card, kept) => (kept ? `${kept} vend ${le(card)} pour 3 pièces` : `Vous vendez ${le(card)} pour 3 pièces`),
    soldAlong: (card, along) =>
      `Vous vendez ${le(card)} et ${along.replace(/^navire/, 'avancez le navire')} au lieu de prendre les pièces`,
    acts: (deed, kept) => `Vous ${present(deed)}${kept ? ` pour ${kept}` : ''}`,
    rest: (count, side, to) =>
      `vous passez ${form(count, 'l’autre carte', `les ${count} autres cartes`)} à ${to}, ${side}`,
    restDiscarded: 'l’autre carte est défaussée',
    ifConfirmed: (what) => `Si vous confirmez, ${what.replace(/^Vous\b/, 'vous')}`,
    played: (what) => `C’est choisi. ${what}`,
  },
  fought: (who, foe, mine, theirs, points, theirPoints) => {
    const name = foe.isYou ? 'vous' : foe.name
    const shields = plural(mine, 'bouclier')
    if (mine === theirs) return `${avoir(who)} fait jeu égal avec ${name}, ${shields} chacun`
    const result = mine > theirs ? `l’${avoir(who)} emporté sur` : `${avoir(who)} perdu contre`
    const gain = points === 0 ? 'aucun point' : `${signed(points)} ${form(points, 'point', 'points')}`
    const both = theirPoints === undefined ? '' : `, ${name} ${signed(theirPoints)}`
    return `${result} ${name}, ${shields} à ${theirs} (${gain}${both})`
  },
  fights: (who, fights) => `${who}, conflits : ${listed(fights)}`,
  because: (causes) => `Cause : ${listed(causes)}.`,
  lostInAll: (coins) => `${plural(coins, 'pièce')} en tout.`,
  help: 'Touches et légende',
  yourHand: 'Votre main',
  textMode: 'Table en texte',
  actFor: (action, coins) => {
    if (coins === 0) return action
    // After a rider, "pour" would name the price of the rider alone.
    return `${action} pour ${plural(coins, 'pièce')}${action.includes(', ') ? ' en tout' : ''}`
  },
  actPaidBy: (action, coins, city) => `${action} ; ${city} paie ${plural(coins, 'pièce')}`,
  layDown: 'Jouer face cachée',
  onceRecruited: (effect) => `Une fois en jeu : ${small(effect)}`,
  pay: 'payer',
  forPrice: 'pour',
  doWith: (action, card) => `${action} ${le(card)}`,
  doneWith: (deed, card) => `${deed} avec ${le(card)}`,
  stageWith: (stage, card) => `Construire l’${small(stage)} avec ${le(card)}`,
  otherWays: 'autres façons de payer',
  howToPay: 'Comment payer',
  alongLabel: 'Options',
  nothingAlong: 'sans option',
  boughtFrom: (goods, seller, coins) => `${goods} ${de(seller)} : ${plural(coins, 'pièce')}`,
  freeFrom: (sellers) => `ressources gratuites ${listed(sellers.map(de))}`,
  freeBy: (pieces) => `gratuitement grâce ${listed(pieces.map(au))}`,
  ownAnd: (pieces) => `vos ressources et ${listed(pieces.map(le))}`,
  cannotDo: (action) => `Impossible à ${action === 'recruit' ? 'recruter' : 'construire'} :`,
  builtAlready: 'déjà construite',
  coinsTo: (coins, to) => `${plural(coins, 'pièce')} à ${to}`,
  coinsHeld: (held) => (held > 0 ? `vous en avez ${held}` : 'vous n’en avez pas'),
  notNow: 'impossible',
  notDone: (card, action, { is }) =>
    `Impossible de ${action === 'recruit' ? 'recruter' : 'construire'} ${le(card)} ${is === 'twice' ? 'une deuxième fois' : 'ce tour-ci'} :`,
  obstacle: (action = '', why) => `${REFUSED[action] ?? 'la carte'} ${why}`,
  nextTurnOn: 'Les pièces gagnées maintenant ne serviront qu’au tour suivant.',
  cannotStage: (n) => `Étape ${n} impossible :`,
  brings: (parts) => `Rapporterait actuellement ${listed(parts)}.`,
  gets: (city) => `${city} reçoit`,
  freeLater: (cards) => `permettra de construire gratuitement ${listed(cards.map(le))}`,
  costs: (cost) => `coût : ${cost}`,
  orFreeWith: (cards) => `ou gratuite avec ${listed(cards.map(le), 'ou')}`,
  oneOfCards: ([first, ...others]) => {
    const [noun] = first.split(' ')
    return [first, ...others.map((name) => name.replace(`${noun} `, ''))].join(' ou ')
  },
  freesLater: 'permettra de construire gratuitement :',
  inPlayFrom: ([first, ...more]) =>
    [`à partir de ${first} joueurs`, ...more.map((n) => `un autre exemplaire à partir de ${n}`)].join(' ; '),
  hint: 'Conseil',
  lawNamed: (name) => `la loi « ${name} »`,
  lawAdds: (name, coins) => `La loi « ${name} » ajoute ${plural(coins, 'pièce')}`,
  lawAllows: (name) => `permis par la loi « ${name} »`,
  suggested: 'Coup conseillé.',
  taught: 'Conseil du guide.',
  changeMind: 'Changer de choix',
  answerFor: (city) => `pour ${city}`,
  cardsOffered: 'Cartes',
  answersOffered: 'Réponses',
  confirmed: (answer) => `Confirmer : ${small(answer)}`,
  whatToDo: (card) => `Que faire ${du(card)}`,

  onTheTable: 'Sur la table',
  left: (left) => `encore ${left}`,
  leftOf: (left, of) => `encore ${left} sur ${of}`,

  insteadDebt: (points, isOfMany) => `${lacking(isOfMany)}, vous prenez une dette à la place : ${points}.`,
  insteadToken: (points, isOfMany) => `${lacking(isOfMany)}, vous prenez un jeton Pénalité à la place : ${points}.`,
  cardEffect: (effect) => `Effet de la carte : ${small(effect)}`,

  passTo: (name) => `Passez l’appareil à ${name}`,
  passHelp: 'Les autres ne doivent pas regarder. Touchez le bouton pour voir la main.',
  choosesAgain: (name) => `${name} choisit de nouveau`,
  showHand: (name) => `Je suis ${name} : voir ma main`,

  total: 'Total',
  scoreSheet: 'Feuille de score',
  saveRecord: 'Exporter la partie',
  recordTells: 'La partie exportée montre toutes les mains.',
  analyseGame: 'Analyser cette partie',

  ageStakes: (points) => `À la fin de cet Âge, chaque conflit gagné rapporte ${plural(points, 'point')}`,
  pointsSoFar: 'Points jusqu’ici',
  duel: {
    won: (points) => `Vous gagnez : +${plural(points, 'point')}`,
    lost: (points) => `Vous perdez : −${plural(-points, 'point')}`,
    draw: 'Personne ne gagne',
    sum: (parts, sum) => `Vos conflits de cet Âge : ${parts.join(' et ')}, en tout ${sum}`,
  },

  step: (n, of) => `Position ${n} sur ${of}`,
  playOn: 'Lecture',
  pause: 'Pause',
  seenBy: 'Vue',
  allOpen: 'toutes les mains',
  onlyPublic: 'sans les mains',
  first: 'Au début',
  previous: 'Un tour en arrière',
  next: 'Un tour en avant',

  noGames: 'Aucune partie pour l’instant.',
  resume: 'Continuer',
  remove: 'Supprimer',
  removed: 'Supprimée.',
  sound: 'Son',
  sounds: { off: 'coupé', on: 'activé' },
  captions: 'Sous-titres des sons',
  captionChoices: { off: 'masqués', on: 'affichés' },
  soundCaptions: {
    paper: 'bruissement de cartes',
    coin: 'tintement de pièces',
    stone: 'pierre sur pierre',
    drum: 'coup de tambour',
    horn: 'cor',
    fanfare: 'trompettes',
  },
  standing: 'Points entre les Âges',
  standings: { off: 'masqués', on: 'affichés' },
  textModes: { off: 'désactivée', on: 'activée, avec commandes à taper' },
  shortcuts: 'Raccourcis à une touche',
  shortcutChoices: { off: 'désactivés', on: 'activés' },
  bringBack: 'Rétablir',
  importRecord: 'Importer une partie',
  over: 'terminée',
  inAge: (age, turn) => `à l’Âge ${'I'.repeat(age)}${turn ? `, tour ${turn}` : ''}`,
  placed: (city, rank, points) => `${city}, ${rank === 1 ? 'première' : ordinal(rank)} avec ${plural(points, 'point')}`,
  corrupt: 'Cette partie est illisible',
  asItWas: 'Les règles ont changé depuis cette partie. Elle est montrée telle qu’elle a été jouée, sans les mains.',
  asWritten: 'Les cartes ont changé depuis cette partie. La donne est montrée telle qu’elle a été enregistrée.',
  gone: 'Cette partie n’est pas sur cet appareil.',
  goneHelp:
    'Les parties contre des robots restent sur l’appareil où elles ont commencé. Choisissez-y « Exporter la partie » dans le menu, puis ici « Importer une partie » sous « Vos parties ». Les parties entre amis s’ouvrent sur tout appareil par leur lien.',
  refused: (why) => `Votre choix n’a pas été accepté : ${why}`,
  tooLate: 'tout le monde avait déjà choisi.',
  badRecord: 'Ce fichier ne peut pas être importé :',
  openElsewhere: 'Cette partie est ouverte dans un autre onglet',
  openElsewhereHelp: 'Vous pouvez y jouer dans un seul onglet à la fois. Tous les coups sont enregistrés.',
  continueHere: 'Continuer ici',
  newVersion: 'Une nouvelle version est disponible.',
  crowded: 'Trop de connexions depuis votre réseau. Nouvel essai automatique…',
  loadIt: 'Mettre à jour',
  install: 'Installer l’application',
  storageOff: 'Ce navigateur bloque le stockage : cette partie sera perdue à la fermeture de la page.',
  wonBy: (winners) => `gagnée par ${parties(winners)}`,
}

/** `la Caserne`, `l’étape 2`. */

/** Verbs whose second person does not follow from the infinitive. */
const IRREGULAR: Record<string, string> = {
  construire: 'construisez',
  ensevelir: 'ensevelissez',
  perdre: 'perdez',
  prendre: 'prenez',
}

/** What the reader does, from the label of a button: `Garder Platon` becomes `gardez Platon`. */
function present(deed: string): string {
  const [verb, ...others] = small(deed).split(' ')
  return [IRREGULAR[verb] ?? verb.replace(/er$/, 'ez'), ...others].join(' ')
}

/** A list of people; the reader is "vous", capitalised at the start of a sentence. */
export function parties(people: readonly Party[], first = false): string {
  return listed(people.map(({ name, isYou }, i) => (isYou ? (first && i === 0 ? 'Vous' : 'vous') : name)))
}

/** Keys whose texts are equal in English. */
export const alike = ['menu', 'levels.expert', 'total', 'table', 'speed', 'alongLabel', 'pause']
