/** Gains of a move as verb phrases in French: the subject is a card or an action. */
import { au, beforeVowel, de, du, le, listed, plural, small } from '../grammar/fr.ts'
import { signed } from '../grammar/signed.ts'
import type { GainWords } from './en.ts'

/** Coming cards that are counted one by one. */
const FEW_CARDS = 10

const FEMININE = ['pierre']

/** `du bois`, `de la pierre`, `de l’argile`. */
const some = (good: string): string =>
  FEMININE.includes(good) ? `de la ${good}` : beforeVowel(good) ? `de l’${good}` : `du ${good}`

const BRINGS = 'rapporte '
const LEADS = 'donne l’avantage '
const WINS = 'donne la victoire '
/** Comes last, after what a move brings now. */
const LATER = 'permettra '

export const words: GainWords = {
  points: (scored) => BRINGS + listed(scored.map(({ points, line }) => `${plural(points, 'point')} (${small(line)})`)),
  allPoints: (points) => `${BRINGS}${plural(points, 'point')} au total`,
  loses: (points, line) => `coûte ${plural(points, 'point')} (${small(line)})`,
  set: (points) => `complète une série de symboles scientifiques (${plural(points, 'point')})`,
  conflict: (cities, from, to, isLast) => {
    const results = `${signed(to)} au lieu de ${signed(from)}${cities.length > 1 ? ' à chaque fois' : ''}`
    if (to > 0) return `${isLast ? WINS : LEADS}sur ${listed(cities)} (${results})`
    return isLast ? `évite une défaite contre ${listed(cities)}` : `ramène à égalité avec ${listed(cities)}`
  },
  shields: (shields, ahead, behind) =>
    behind > 0
      ? `ajoute ${plural(shields, 'bouclier')}, pas assez pour rattraper ${behind > 1 ? 'les deux voisins' : 'un voisin'}`
      : `ajoute ${plural(shields, 'bouclier')}${ahead > 0 ? ` qui ${shields > 1 ? 'assurent' : 'assure'} votre avance` : ''}`,
  wastedShields: (shields) =>
    `ajoute ${plural(shields, 'bouclier')} qui ne ${shields > 1 ? 'changent' : 'change'} l’issue d’aucun conflit`,
  coins: (coins) => `${BRINGS}${plural(coins, 'pièce')}`,
  goods: (goods, uses, buyers) => {
    const needed = [
      ...(uses.cards > FEW_CARDS ? [`plus de ${FEW_CARDS} cartes`] : []),
      ...(uses.cards > 0 && uses.cards <= FEW_CARDS ? [plural(uses.cards, 'carte')] : []),
      ...(uses.stage ? ['une étape'] : []),
    ]
    const ends = [
      ...(needed.length > 0 ? [`utile pour ${listed(needed)} à venir`] : []),
      ...(buyers.length > 0 ? [`à vendre ${listed(buyers.map(au))}`] : []),
    ]
    return `produit ${listed(goods.map(some), 'ou')}${ends.length > 0 ? ` (${ends.join(' ; ')})` : ''}`
  },
  trade: () => 'rend le commerce moins cher pour la suite',
  power: () => 'a un effet permanent',
  dig: () => 'permet de construire une carte de la défausse',
  chains: (cards) => `${LATER}de construire gratuitement ${listed(cards.map(le))}`,
  free: (card) => `ne coûte rien grâce ${au(card)}`,
  denied: (card, city, points) => `prive ${city} ${du(card)} (${plural(points, 'point')} de moins pour cette cité)`,
  deniedBySale: (city, points) => `en prive ${city} (${plural(points, 'point')} de moins pour cette cité)`,
  deniedItself: (city, points) => `échappe ${au(city)} (qui y gagnerait ${plural(points, 'point')})`,
  dearer: (coins) => `coûte ${plural(coins, 'pièce')} de plus`,
  cheaper: (coins) => `coûte ${plural(coins, 'pièce')} de moins`,
}

/** Points and coins share their verb, and so do conflicts: `rapporte 2 points (merveille) et 4 pièces`. */
const merged = (phrases: readonly string[]): readonly string[] =>
  [BRINGS, LEADS, WINS].reduce((all, verb) => {
    const alike = all.filter((phrase) => phrase.startsWith(verb))
    if (alike.length < 2) return all
    const objects = alike.map((phrase) => phrase.slice(verb.length))
    const one = verb + listed(verb === BRINGS ? objects.flatMap((object) => object.split(/, | et /)) : objects)
    return [one, ...all.filter((phrase) => !phrase.startsWith(verb))]
  }, phrases)

/** Phrases of one subject, each perhaps changed. A comma keeps the last verb apart from a list of objects. */
export function together(phrases: readonly string[], change = (phrase: string): string => phrase): string {
  const isLater = (phrase: string): boolean => phrase.startsWith(LATER)
  const all = merged(phrases)
    .toSorted((one, other) => Number(isLater(one)) - Number(isLater(other)))
    .map(change)
  const hasList = all.slice(0, -1).some((phrase) => phrase.includes(' et '))
  return hasList ? `${all.slice(0, -1).join(', ')}, et ${all.at(-1)}` : listed(all)
}

/** Verbs of gains whose plural does not end in -ent after -e. */
const PLURALS: Readonly<Record<string, string>> = {
  a: 'ont',
  fait: 'font',
  permet: 'permettent',
  permettra: 'permettront',
  produit: 'produisent',
  rend: 'rendent',
  vaut: 'valent',
}

/** `rapporte 3 points` of several things: `rapportent 3 points`. */
export const inPlural = (phrase: string): string =>
  phrase.replace(
    /^((?:ne |en )?)(\p{L}+)/u,
    (_, before: string, verb: string) => before + (PLURALS[verb] ?? `${verb}nt`),
  )

/** A subject after "de": `du Bassin argileux`, `de la vente de l’Autel`. */
export function ofSubject(subject: string): string {
  const sold = subject.startsWith('vendre ')
  const thing = sold ? subject.slice('vendre '.length) : subject
  const after = /^les? /.test(thing) ? thing.replace(/^le(s?) /, (_, many) => (many ? 'des ' : 'du ')) : de(thing)
  return sold ? `de la vente ${after}` : after
}
