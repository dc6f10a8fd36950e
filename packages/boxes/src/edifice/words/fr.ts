/** Texts of Edifice in French. */
import { avoir, form, le, listed, plural } from '../../words/grammar/fr.ts'
import { signed } from '../../words/grammar/signed.ts'
import type { Nouns, Speech, Translated } from '../../words/types.ts'
import { type Penalty, penaltyOf } from '../edifices.ts'
import type { words as en } from './en.ts'

function lost(penalty: Penalty, say: Speech): string {
  if ('card' in penalty) return `perdez une ${say.thing(penalty.card)[0]}`
  if ('coins' in penalty) return `perdez ${plural(penalty.coins, 'pièce')}`
  return `perdez ${penalty.victories} ${form(penalty.victories, ...say.thing('victory'))}`
}

/** `1+3` as `+1 et +3`. */
const signedValues = (values: unknown): string =>
  listed(
    String(values)
      .split('+')
      .map((value) => `+${value}`),
  )

export const words: Translated<typeof en> = {
  name: 'Edifice',
  about: 'Un édifice par Âge : achevé, il récompense ceux qui ont participé ; sinon, il pénalise les autres.',
  wonders: {
    ur: 'Ur',
    carthage: 'Carthage',
  },
  pieces: {
    'artisan-district': 'Quartier des artisans',
    belvedere: 'Belvédère',
    'curtain-wall': 'Courtine',
    'money-changer': 'Changeur',
    outpost: 'Avant-poste',
    factory: 'Manufacture',
    amphitheater: 'Amphithéâtre',
    'auction-house': 'Salle des ventes',
    'staging-camp': 'Camp d’étape',
    'river-port': 'Port fluvial',
    'gold-reserves': 'Réserves d’or',
    archives: 'Archives',
    'concentric-castle': 'Château concentrique',
    agora: 'Agora',
    'military-school': 'École militaire',
  },
  sorts: { edifice: ['édifice', 'édifices'] },
  things: { 'age-card-colour': ['couleur de cartes Âge', 'couleurs de cartes Âge'] },
  effects: {
    repeatGuild: () => 'à la fin, une guilde de votre cité compte une fois de plus',
    pardon: () => 'rendez tous vos jetons Défaite',
    pawn: ({ age }, say) =>
      `prenez dans la boîte un pion ${age === 'any' ? 'd’un Âge au choix' : `de l’${say.terms.age(age)}`}`,
  },
  questions: {
    penalty: {
      text: 'L’édifice a échoué et vous n’y avez pas de pion : choisissez ce que vous perdez.',
      verbs: { pick: 'Perdre' },
    },
    'pawn-from-box': { text: 'Prenez dans la boîte un pion d’un Âge au choix.' },
  },
  actions: { 'lose-tokens': 'Perdre', 'take-pawn': 'Prendre un pion' },
  details: {
    age: (age, say) => `de l’${say.terms.age(Number(age))}`,
    tokens: (values) => `les jetons ${signedValues(values)}`,
  },
  steps: {
    edifices: 'Un édifice de chaque Âge est tiré au hasard, avec ses pions dessus.',
    participate: 'Ceux qui participent à l’édifice y prennent un pion ; s’il en manque, dans la boîte.',
    'construct-edifice':
      'Un édifice dont le dernier pion a été pris est achevé : chaque pion de son Âge rapporte la récompense.',
    'edifice-fails':
      'Un édifice où il reste des pions échoue : ceux qui n’ont pas de pion de cet Âge subissent sa pénalité.',
    'edifice-penalty': 'Ce qui a été choisi pour la pénalité est perdu.',
  },
  scoreLines: { edifice: 'Édifices' },
  sources: {
    'edifice-debt-1': 'dette d’édifice de l’Âge I',
    'edifice-debt-2': 'dette d’édifice de l’Âge II',
    'edifice-debt-3': 'dette d’édifice de l’Âge III',
  },
  named: { edifice: (name) => `édifice « ${name} »` },
  events: {
    pawn: ({ along, card }, { who, piece }) =>
      along
        ? `${avoir(who)} participé à l’édifice « ${piece(card)} »`
        : `${avoir(who)} pris dans la boîte un pion de l’édifice « ${piece(card)} »`,
    'edifice-built': (event, { piece }) => `L’édifice « ${piece(event.card)} » est achevé`,
    'edifice-failed': (event, { piece }) => `L’édifice « ${piece(event.card)} » a échoué`,
    'edifice-debt': (event, { who }) =>
      `${avoir(who)} pris une dette d’édifice (${signed(Number(event.value))} points)`,
    discarded: (event, { who, piece }) => `${avoir(who)} perdu ${le(piece(event.card))}`,
    'tokens-lost': (event, { who }) => `${avoir(who)} perdu les jetons Victoire ${signedValues(event.tokens)}`,
  },
  problems: {
    'too-many-pawns': ({ lying, most }) =>
      `Il y a ${lying} pions sur un édifice ; à ce nombre de joueurs, il y en a ${most} au plus.`,
    'needs-edifices': ({ wonder }, say) =>
      `${say.wonder(wonder)} prend des pions d’édifice : il faut des édifices en jeu.`,
  },
  faults: {
    'edifices-of-one-age': ({ age }, say) =>
      `Il y a un édifice par Âge ; edifices en nomme deux de l’${say.terms.age(age)}.`,
    'no-such-fate': ({ field, known }) => `${field} doit être ${known.join(', ')}.`,
    'built-with-pawns': ({ field }) => `${field} : un édifice est construit quand il n’y reste aucun pion.`,
  },
  fields: {
    edifices: 'édifices',
    pawns: 'pions d’édifice',
    participated: 'a participé à l’édifice',
    edificeDebt: 'dettes d’édifice',
    state: 'état',
  },
  marks: {
    pawns:
      'Cette cité a participé aux édifices de ces Âges : elle reçoit la récompense s’ils sont achevés et ne subit pas la pénalité s’ils échouent.',
    edificeDebt:
      'Prises à la place de la pénalité d’un édifice, faute de pouvoir la subir. Elles coûtent des points à la fin.',
  },
  states: { project: 'en chantier', built: 'achevé', failed: 'échoué' },
  printed: (piece, say) =>
    piece.sort === 'edifice'
      ? [`si l’édifice échoue et que vous n’avez pas de pion, vous ${lost(penaltyOf(piece), say)}`]
      : [],
}

/** First nouns of the names of its cards, by gender, for their articles. */
export const nouns: Nouns = {
  feminine: 'agora courtine école manufacture salle',
  masculine: 'édifice amphithéâtre avant-poste belvédère camp changeur château port quartier',
  plural: 'archives réserves',
}

/** Keys whose texts are equal in both languages. */
export const alike = ['wonders.ur', 'wonders.carthage', 'pieces.archives', 'pieces.agora', 'name']
