/** Messages for impossible positions in French. */
import type { Instead } from '@heptapolis/engine/box'
import { de, form, listed } from '../../grammar/fr.ts'
import type { CoreWords, Speech } from '../../types.ts'

/** Names in a position besides pieces. */
const NAMED: Readonly<Record<string, string | undefined>> = {
  ability: 'pouvoir',
  action: 'action',
  line: 'ligne',
  piece: 'élément',
  question: 'question',
  rider: 'complément',
  seller: 'vendeur',
  thing: 'chose',
}

const instead = ({ of, shown, near }: Instead): string => {
  if (of === 0) return 'il n’y en a aucun'
  if (near) return `au plus près, sur ${of} : ${shown.join(', ')}`
  return shown.length < of ? `il y en a ${of}, dont ${shown.join(', ')}` : `il y a ${shown.join(', ')}`
}

const PLAIN: Readonly<Record<string, string | undefined>> = {
  numbers: 'nombres',
  ids: 'identifiants',
  names: 'noms',
  seats: 'places',
  pairs: 'paires',
  questions: 'questions',
  losses: 'pertes',
}
const many = (what: string, say: Speech): string => PLAIN[what] ?? say.sort(what)[1]
const TOO_MANY = { cards: 'trop de cartes', tokens: 'trop de jetons', questions: 'trop de questions' }

export const faults: CoreWords['faults'] = {
  'no-such': ({ field, name, what: id, ...known }, say) => {
    const what = NAMED[id] ?? say.sort(id)[0]
    return name === undefined
      ? `${field} manque : c’est le nom ${de(what)} ; ${instead(known)}.`
      : `${field} : il n’y a pas ${de(what)} « ${name} » dans cette partie ; ${instead(known)}.`
  },
  'no-such-number': ({ field, least, most }) => `${field} doit être un nombre entier de ${least} à ${most}.`,
  'no-object': ({ field, such }) => `${field} doit être un objet comme ${such}.`,
  'no-list': ({ field, what }, say) => `${field} doit être une liste ${de(many(what, say))}.`,
  'not-so-many-numbers': ({ field, size }) => `${field} doit être une liste de ${size} nombres.`,
  'no-flag': ({ field }) => `${field} doit être true ou false.`,
  'no-ids': ({ field }) => `${field} doit contenir des identifiants, qui sont des textes.`,
  'no-pair': ({ field }) => `${field} doit être un nombre et une place.`,
  'no-such-tokens': ({ field, values }) =>
    `${field} doit être une liste de valeurs de jetons : ${listed(values.map(String), 'ou')}.`,
  'no-chance': ({ field }) => `${field} doit avoir une clé de 64 chiffres hexadécimaux, ou des dés rapides de 32.`,
  'too-many': ({ field, what }) => `${field} contient ${TOO_MANY[what]}.`,
  'no-room': ({ field, room }) => `${field} en contient trop ; il y a de la place pour ${room}.`,
  'said-twice': ({ field, beside }) => `Donnez ${field} ou ${beside}, pas les deux.`,
  'not-possible-now': ({ field }) => `${field} n’est pas possible maintenant.`,
  'too-much-about': ({ field }) => `${field} a deux nombres au plus.`,
  'none-open': () => 'queue : une question ne peut attendre que si une autre est posée.',
  'nobody-named': () => 'question.asked doit nommer une place.',
  'not-one-each': () =>
    'question.each doit contenir une question pour chaque place de question.asked, d’abord celle de question.id.',
  'answers-unasked': () => 'question.answered nomme une place à qui rien n’est demandé.',
  'answers-before-keeper': ({ seat }) =>
    `question.answered nomme la place ${seat}, mais son gardien doit d’abord répondre pour sa propre cité.`,
  'all-answered': () => 'question.answered nomme toutes les places : plus aucune question n’est alors posée.',
  'asked-in-turn': () => 'question.asked : cette question se pose à une place à la fois.',
  'nobody-asked': () => 'Aucune place n’a de question : la partie ne pourrait pas continuer depuis cette position.',
  'nothing-to-answer': ({ seat, question }) =>
    `La question « ${question} » est posée à la place ${seat}, qui n’a aucune réponse possible.`,
  'no-position': () => 'Une position doit être un objet avec une liste de cités (cities).',
  'no-city': () => 'Chaque cité d’une position doit être un objet.',
  'no-setup': () => 'setup doit être un objet avec edition, boxes, seats et seed.',
  'other-cities': ({ cities, given }) => `Cette partie a ${cities} cités, mais la position en a ${given}.`,
  'no-board': ({ wonder, side, known }) =>
    `Il n’y a pas de plateau ${JSON.stringify({ wonder, side })} dans cette partie, ou il est déjà pris ; les merveilles sont ${known.join(', ')}.`,
  'stages-beyond': ({ field, stages }) => `${field} : cette merveille a ${stages} ${form(stages, 'étape', 'étapes')}.`,
  'stage-twice': ({ field, stage }) => `${field} : l’étape ${stage} est nommée deux fois.`,
  'stages-in-order': ({ field }) => `${field} : les étapes de cette merveille se construisent dans l’ordre.`,
  'other-wonder': ({ field, stage, known }) =>
    `${field} : ${stage} appartient à une autre merveille ; les étapes de celle-ci sont ${known.join(', ')}.`,
  'more-buried': ({ field }) => `${field} contient plus de cartes qu’il n’y a d’étapes.`,
  'not-left': ({ field }) => `${field} : il en reste moins, car les autres sont ailleurs dans la position.`,
  'no-age': () => 'age doit être 1, 2 ou 3.',
  'no-phase': ({ phase }) => `Il n’y a pas de phase « ${phase} » dans cette partie.`,
  'no-turn': ({ turns }) => `turn doit être de 1 à ${turns}.`,
  'no-line': () => 'line doit nommer la ligne du déroulement qui suit cette question, par exemple {"id":"conflicts"}.',
  'too-few-cards': () => 'Il reste trop peu de cartes de cet Âge pour les mains qui ne sont pas données.',
}
