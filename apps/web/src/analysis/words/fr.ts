/** Texts of hints and analysis in French. */
import { words as gainWords, inPlural, ofSubject, together } from '@heptapolis/boxes/gains/fr'
import { figure, form, le, listed, plural, que, small } from '@heptapolis/boxes/grammar/fr'
import type { AdviceWords } from './en.ts'

/** A subject with its verb phrases: `les Bains rapportent 3 points`; empty without phrases. */
const sentence = (subject: string, phrases: readonly string[]): string =>
  phrases.length > 0 ? `${subject} ${together(phrases, subject.startsWith('les ') ? inPlural : undefined)}` : ''

/** `Étape 1` as `l’étape 1`. */
const stageOf = (stage: string): string => `l’${small(stage)}`

export const words: AdviceWords = {
  thinking: 'Réflexion en cours…',
  failed: 'Aucun conseil disponible.',
  best: 'Meilleur coup',
  advice: (move, why) => `Mon conseil : **${small(move)}**. ${why}`,
  others: (moves) => `Autres bons coups : ${moves.map(small).join(' · ')}`,
  muchBetter: (other) => `C’est nettement mieux ${que(other)}.`,
  saleIsBest: 'À terme, rien de ce que vous pourriez construire ne vaut mieux.',
  littleBetter: (other) => `C’est un peu mieux ${que(other)}.`,
  behind: (move, parts) => `${move} (${listed(parts)} de moins)`,
  alike: (move) => `${move} (à peu près aussi bon)`,
  expected: (points, chance) => `environ ${plural(points, 'point')}, ${chance} de chances de gagner`,
  percent: (share) => `${Math.round(share * 100)} %`,
  move: (action, card) => `${action} ${le(card)}`,
  doneWith: (deed, card) => `${deed} avec ${le(card)}`,
  stageWith: (stage, card) => `Construire ${stageOf(stage)} avec ${le(card)}`,
  afterName: small,
  builtStage: (stage) => `Construire ${stageOf(stage)}`,
  along: (what) => `(${what})`,
  paying: (move, coins) => `${move} pour ${plural(coins, 'pièce')}`,
  gains: gainWords,
  ownCity: 'votre cité',
  card: le,
  stage: (move) => move.replace(/^Construire /, ''),
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
  head: (when) => `${when}.`,
  noTurningPoints: 'Aucun coup n’a vraiment changé la partie.',
  insteadOf: (better, played) => `Joué : ${small(played)} ; meilleur coup : ${small(better)}`,
  foundMove: (move) => `Très bon coup : ${small(move)}`,
  gained: (other, chance, points) => {
    if (chance === '') return points && `Dans les simulations, le score dépasse de ${points} celui ${ofSubject(other)}.`
    const more = points && `, et le score de ${points}`
    return `Dans les simulations, les chances de gagner dépassent de ${chance} celles ${ofSubject(other)}${more}.`
  },
  gaveUp: (parts, line) =>
    parts.length > 0 ? `Coût de ce choix : ${listed(parts)}${line ? ` (surtout sur la ligne « ${line} »)` : ''}.` : '',
  share: (share, error) => `${error > 0 ? `${share} ± ${error} points` : plural(share, 'point')} de pourcentage`,
  ofChance: (share) => `${share} de chances de gagner`,
  ofPoints: (points, error) =>
    error ? `${figure(points)} ± ${figure(error)} ${form(points, 'point', 'points')}` : plural(points, 'point'),
  end: 'Fin',
  stronger: ({ better, gains, other, instead, dearer, cheaper, isOutweighed }) => {
    const price = [
      ...(dearer > 0 ? [gainWords.dearer(dearer)] : []),
      ...(cheaper > 0 ? [gainWords.cheaper(cheaper)] : []),
    ]
    if (gains.length === 0 && instead.length === 0 && dearer > 0)
      return `${sentence(better, ['rapporte autant', gainWords.cheaper(dearer)])}.`
    const [ours, theirs] = [sentence(better, gains), sentence(other, [...instead, ...price])]
    const facts = [ours, theirs].filter(Boolean).join(' ; ')
    const despite = `, mais ${sentence(better, ['vaut mieux'])} dans les simulations`
    return facts ? `${facts}${isOutweighed ? despite : ''}.` : ''
  },
  thisWasBest: 'C’était le meilleur choix.',
  asGoodAsBest: 'Aucun autre choix n’était nettement meilleur.',
  youPlayed: 'joué',
  tryIt: 'Jouer à partir d’ici',
  couldPlay: 'Coups possibles',
  accuracyTitle: 'Précision',
  accuracy: 'précision',
  bestMoves: 'meilleurs coups',
  bestOf: (n, of) => `${n} sur ${of}`,
  perTurn: 'points perdus par coup',
  accuracyHelp: '100 % : le meilleur coup à chaque fois. Les points perdus sont une moyenne par coup.',
  story: 'Tournants de la partie',
  saved: (coins) => `La même chose est possible pour ${plural(coins, 'pièce')} de moins.`,
  spared: (city, saved) =>
    saved > 0
      ? `La même chose est possible pour ${plural(saved, 'pièce')} de moins, et ${city}, le voisin le plus fort, reçoit moins de pièces.`
      : `Mieux vaut payer l’autre voisin${saved < 0 ? `, même si cela coûte ${plural(-saved, 'pièce')} de plus` : ''} : ${city} a plus de points et devrait recevoir moins de pièces.`,
  betterWithout: (along) => `Bonne carte, mais mieux vaut la jouer sans « ${along} ».`,
  betterOption: (move) => `Bonne carte, mais mieux utilisée ainsi : « ${move} ».`,
  toReplay: 'Revoir ce moment',
}
