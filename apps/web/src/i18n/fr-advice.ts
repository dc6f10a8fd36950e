/** The words of hints and of the look over a finished game, in French. */
import type { AdviceWords } from './en-advice.ts'
import { typeset } from './typeset.ts'

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`

export const frAdvice: AdviceWords = typeset({
  thinking: 'Ce tour est joué de bien des façons …',
  failed: 'Pas de conseil cette fois.',
  best: 'Meilleur coup',
  others: (moves) => `Bons aussi : ${moves}`,
  expected: (points, chance) => `environ ${points} points, ${chance} de chances de gagner`,
  percent: (share) => `${Math.round(share * 100)} %`,
  decimal: (n) => n.toFixed(1).replace('.', ','),
  move: (action, card) => `${action} ${card}`,
  stageWith: (stage, card) => `${stage} avec ${card}`,
  along: (what) => `(${what})`,
  paying: (coins) => `payer ${coins}`,
  gains: {
    points: (points, line) => `${plural(points, 'point')} (${line.toLowerCase()})`,
    shields: (shields, ahead) =>
      `${plural(shields, 'bouclier')}, ${['encore derrière les deux voisins', 'devant un voisin', 'devant les deux voisins'][ahead]}`,
    coins: (coins) => plural(coins, 'pièce'),
    goods: () => 'des ressources pour les tours à venir',
    trade: () => 'un commerce moins cher dès maintenant',
    power: () => 'un pouvoir durable',
    chains: (cards) => `${listed(cards)} gratuitement plus tard`,
  },
  brings: (gains) => `Cela apporte ${listed(gains)}.`,
  bringsLittle: 'Cela apporte peu tout de suite, mais les autres choix apportent moins au bout du compte.',

  title: 'Le cours de la partie',
  whose: 'Vue par',
  looking: (share) => `Chaque décision est examinée : ${Math.round(share * 100)} %`,
  ready: 'L’analyse est prête.',
  cannotAnalyse: 'Cette partie ne peut pas être analysée.',
  chance: 'Chances de gagner',
  graph: (name) => `${name} : chances de gagner, décision par décision`,
  graphHelp: 'La partie est rejouée bien des fois depuis chaque décision, avec ce que le joueur savait alors.',
  asTable: 'La même chose en tableau',
  when: 'Quand',
  played: 'Joué',
  turnOf: (age, turn) => (turn > 0 ? `${age}, tour ${turn}` : `${age}, avant le premier tour`),
  head: (when) => `${when} :`,
  turningPoints: 'Tournants',
  noTurningPoints: 'Aucune décision n’a coûté cher : bien joué.',
  insteadOf: (better, played) => `${better} au lieu de ${played}`,
  gaveUp: (parts) => `Perdu : ${listed(parts)}.`,
  ofChance: (share) => `${share} de chances de gagner`,
  ofPoints: (points) => `${points} points`,
  end: 'La fin',
  playedBrings: (gains) => `Le coup joué a apporté ${listed(gains)}.`,
  playedLittle: 'Le coup joué a peu apporté.',
  payOtherwise: 'La carte était la bonne, mais mieux valait payer autrement ou choisir autre chose avec elle.',
  toReplay: 'Revoir ce moment',
})
