/** Texts of hints and analysis in French. */
import { au, beforeVowel, de, figure, form, le, listed, plural, que, small } from '@heptapolis/boxes/grammar/fr'
import { signed } from '@heptapolis/boxes/grammar/signed'
import type { AdviceWords } from './en.ts'

/** Coming cards that are counted one by one. */
const FEW_CARDS = 10

const FEMININE = ['pierre']

/** `du bois`, `de la pierre`, `de l’argile`. */
const some = (good: string): string =>
  FEMININE.includes(good) ? `de la ${good}` : beforeVowel(good) ? `de l’${good}` : `du ${good}`

const BRINGS = 'rapporte '

/** Points and coins share their verb: `rapporte 2 points (merveille) et 4 pièces`. */
function merged(phrases: readonly string[]): readonly string[] {
  const brought = phrases.filter((phrase) => phrase.startsWith(BRINGS))
  if (brought.length < 2) return phrases
  const all = BRINGS + listed(brought.flatMap((phrase) => phrase.slice(BRINGS.length).split(/, | et /)))
  return [all, ...phrases.filter((phrase) => !phrase.startsWith(BRINGS))]
}

/** Verbs of gains whose plural does not end in -ent after -e. */
const PLURALS: Readonly<Record<string, string>> = {
  a: 'ont',
  fait: 'font',
  permet: 'permettent',
  produit: 'produisent',
  rend: 'rendent',
  vaut: 'valent',
}

/** `rapporte 3 points` of several things: `rapportent 3 points`. */
const inPlural = (phrase: string): string =>
  phrase.replace(
    /^((?:ne |en )?)(\p{L}+)/u,
    (_, before: string, verb: string) => before + (PLURALS[verb] ?? `${verb}nt`),
  )

/** A subject with its verb phrases: `les Bains rapportent 3 points`; empty without phrases. */
const sentence = (subject: string, phrases: readonly string[]): string => {
  const said = merged(phrases)
  return said.length > 0 ? `${subject} ${listed(subject.startsWith('les ') ? said.map(inPlural) : said)}` : ''
}

/** `Étape 1 avec l’Autel` within a sentence: `l’étape 1 avec l’Autel`. */
const stage = (move: string): string => `l’${small(move)}`
const within = (move: string): string => (move.startsWith('Étape ') ? stage(move) : small(move))

export const words: AdviceWords = {
  thinking: 'Réflexion en cours…',
  failed: 'Aucun conseil disponible.',
  best: 'Meilleur coup',
  advice: (move, why) => `Mon conseil : **${move}**. ${why}`,
  others: (moves) => `Autres bons coups : ${moves}`,
  muchBetter: (other) => `C’est nettement mieux ${que(other)}.`,
  littleBetter: (other) => `C’est un peu mieux ${que(other)}.`,
  behind: (move, parts) => `${move} (${listed(parts)} de moins)`,
  alike: (move) => `${move} (à peu près aussi bon)`,
  expected: (points, chance) => `environ ${plural(points, 'point')}, ${chance} de chances de gagner`,
  percent: (share) => `${Math.round(share * 100)} %`,
  move: (action, card) => `${action} ${le(card)}`,
  doneWith: (deed, card) => `${deed} avec ${le(card)}`,
  along: (what) => `(${what})`,
  paying: (move, coins) => `${move} pour ${plural(coins, 'pièce')}`,
  gains: {
    points: (scored) =>
      `rapporte ${listed(scored.map(({ points, line }) => `${plural(points, 'point')} (${small(line)})`))}`,
    allPoints: (points) => `rapporte ${plural(points, 'point')} au total`,
    loses: (points, line) => `coûte ${plural(points, 'point')} (${small(line)})`,
    set: (points) => `complète une série de symboles scientifiques (${plural(points, 'point')})`,
    conflict: (cities, from, to, isLast) => {
      const results = `${signed(to)} au lieu de ${signed(from)}${cities.length > 1 ? ' à chaque fois' : ''}`
      if (to > 0) return `${isLast ? 'donne la victoire sur' : 'fait passer devant'} ${listed(cities)} (${results})`
      return isLast ? `évite une défaite contre ${listed(cities)}` : `ramène à égalité avec ${listed(cities)}`
    },
    shields: (shields, ahead, behind) =>
      behind > 0
        ? `ajoute ${plural(shields, 'bouclier')}, pas assez pour rattraper ${plural(behind, 'voisin')}`
        : `ajoute ${plural(shields, 'bouclier')}${ahead > 0 ? ` qui ${shields > 1 ? 'assurent' : 'assure'} votre avance` : ''}`,
    wastedShields: (shields) =>
      `ajoute ${plural(shields, 'bouclier')} qui ne ${shields > 1 ? 'changent' : 'change'} aucun conflit`,
    coins: (coins) => `rapporte ${plural(coins, 'pièce')}`,
    goods: (goods, uses, buyers) => {
      const needed = [
        ...(uses.cards > FEW_CARDS ? [`plus de ${FEW_CARDS} cartes`] : []),
        ...(uses.cards > 0 && uses.cards <= FEW_CARDS ? [plural(uses.cards, 'carte')] : []),
        ...(uses.stage ? ['une étape'] : []),
      ]
      const ends = [
        ...(needed.length > 0 ? [`utile pour ${listed(needed)} à venir`] : []),
        ...(buyers.length > 0 ? [`à vendre à ${listed(buyers)}`] : []),
      ]
      return `produit ${listed(goods.map(some), 'ou')}${ends.length > 0 ? ` (${ends.join(' ; ')})` : ''}`
    },
    trade: () => 'rend le commerce moins cher pour la suite',
    power: () => 'a un effet permanent',
    dig: () => 'permet de construire une carte de la défausse',
    chains: (cards) => `permet de construire plus tard ${listed(cards.map(le))} gratuitement`,
    free: (card) => `ne coûte rien grâce ${au(card)}`,
    denied: (card, city, points) => `ne laisse pas ${le(card)} à ${city} (${plural(points, 'point')} pour cette cité)`,
    deniedBySale: (city, points) => `en prive ${city} (${plural(points, 'point')} pour cette cité)`,
    deniedItself: (city, points) => `échappe à ${city} (${plural(points, 'point')} pour cette cité)`,
  },
  card: le,
  stage,
  quoted: (move) => `« ${move} »`,
  saleOf: (card) => `vendre ${le(card)}`,
  brings: (gains) => `${sentence('Ce coup', gains)}.`,

  title: 'Analyse',
  looking: (share) => `Analyse des coups : ${Math.round(share * 100)} %`,
  ready: 'L’analyse est prête.',
  stop: 'Arrêter',
  goOn: 'Continuer',
  notOpen: 'D’autres jouent encore ces cartes aujourd’hui. L’analyse sera disponible demain.',
  cannotAnalyse: 'Cette partie ne peut pas être analysée.',
  chance: 'Chances de gagner',
  graph: (name) => `${name} : chances de gagner, coup par coup`,
  graphHelp:
    'Chaque coup a été simulé de nombreuses fois, avec ce que le joueur savait à ce moment. Les coups sont triés selon les points et les chances de gagner.',
  asTable: 'Afficher en tableau',
  when: 'Quand',
  played: 'Joué',
  turnOf: (age, turn) => (turn > 0 ? `${age}, tour ${turn}` : `${age}, avant le premier tour`),
  head: (when) => `${when} :`,
  noTurningPoints: 'Aucun coup n’a vraiment changé la partie.',
  insteadOf: (better, played) => `${better} (meilleur coup) au lieu ${de(within(played))} (joué)`,
  foundMove: (move) => `Très bon coup : ${move}`,
  gained: (other, parts) => (parts.length > 0 ? `Dans les simulations, ${listed(parts)} de plus ${que(other)}.` : ''),
  gaveUp: (parts, line) =>
    parts.length > 0 ? `Perdu dans les simulations : ${listed(parts)}${line ? ` (surtout ${small(line)})` : ''}.` : '',
  ofChance: (share, error) => `${share}${error ? ` ± ${error}` : ''} de chances de gagner`,
  ofPoints: (points, error) =>
    error ? `${figure(points)} ± ${figure(error)} ${form(points, 'point', 'points')}` : plural(points, 'point'),
  end: 'Fin',
  stronger: ({ better, gains, other, instead, dearer, cheaper, isOutweighed }) => {
    const price = [
      ...(dearer > 0 ? [`coûte ${plural(dearer, 'pièce')} de plus`] : []),
      ...(cheaper > 0 ? [`coûte ${plural(cheaper, 'pièce')} de moins`] : []),
    ]
    if (gains.length === 0 && instead.length === 0 && dearer > 0)
      return `${sentence(better, ['apporte autant', `coûte ${plural(dearer, 'pièce')} de moins`])}.`
    const [ours, theirs] = [sentence(better, gains), sentence(other, [...instead, ...price])]
    const facts = [ours, theirs].filter(Boolean).join(' ; ')
    const despite = ours ? 'le premier coup vaut mieux' : sentence(better, ['vaut mieux'])
    return facts ? `${facts}${isOutweighed ? `, mais ${despite} dans les simulations` : ''}.` : ''
  },
  thisWasBest: 'C’était le meilleur coup.',
  asGoodAsBest: 'Aussi bon que le meilleur coup.',
  youPlayed: 'joué',
  tryIt: 'Essayer à partir d’ici',
  couldPlay: 'Coups possibles',
  accuracyTitle: 'Précision',
  accuracy: 'précision',
  bestMoves: 'meilleurs coups',
  bestOf: (n, of) => `${n} sur ${of}`,
  perTurn: 'points perdus par coup',
  accuracyHelp: '100 % : le meilleur coup à chaque fois. Les points perdus sont la moyenne de tous les coups.',
  story: 'Tournants de la partie',
  saved: (coins) => `La même chose est possible pour ${plural(coins, 'pièce')} de moins.`,
  spared: (city, saved) =>
    saved > 0
      ? `La même chose est possible pour ${plural(saved, 'pièce')} de moins, et ${city}, le voisin le plus fort, reçoit moins de pièces.`
      : `Mieux vaut payer l’autre voisin${saved < 0 ? `, même si cela coûte ${plural(-saved, 'pièce')} de plus` : ''} : ${city} a plus de points et devrait recevoir moins de pièces.`,
  betterOption: (move) => `Bonne carte, mais mieux utilisée ainsi : « ${move} ».`,
  toReplay: 'Revoir ce moment',
}
