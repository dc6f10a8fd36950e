/** Messages for problems in French. */
import type { BadLine, BadMove, BadRecord, BadSetup, Strayed, UnknownField } from '@heptapolis/engine/box'
import { de, form, le, listed } from '../../grammar/fr.ts'
import type { CoreWords, Shaped, Speech } from '../../types.ts'

const anyBox = (ids: readonly string[], say: Speech): string =>
  ids.length === 0 ? 'une extension qui n’existe pas encore' : `l’extension ${listed(ids.map(say.boxName), 'ou')}`

/** In quotation marks a name needs neither article nor agreement. */
const quoted = (id: string, say: Speech): string => `« ${say.pieceById(id)} »`

const belongs = ({ known, nearest, elsewhere }: Pick<UnknownField, 'known' | 'nearest' | 'elsewhere'>): string => {
  if (elsewhere?.boxes) return `il appartient à ${elsewhere.boxes.join(' ou ')}, qui n’est pas en jeu (setup.boxes)`
  if (elsewhere?.place === 'table') return 'c’est un champ de la position, à côté de cities'
  if (elsewhere?.place === 'city') return 'c’est un champ de chaque cité'
  return nearest === undefined ? `les champs sont ${known.join(', ')}` : `le plus proche est « ${nearest} »`
}

const SETUP_SHAPES: Readonly<Record<Shaped<BadSetup>, string>> = {
  setup: 'Une mise en place doit être un objet avec edition, boxes, seats et seed.',
  boxes: 'boxes doit être une liste d’identifiants d’extensions.',
  seats: 'seats doit être une liste de places.',
  seat: 'Chaque place doit être un objet ; {} donne une merveille au hasard.',
  wonder: 'La merveille d’une place (wonder) doit être un texte.',
  side: 'La face d’une place (side) doit être un texte.',
  name: 'Le nom d’une place (name) doit être un texte.',
  price: 'Le prix d’une place (price) doit être un nombre entier de points, de 0 à 99.',
  seed: 'seed doit être un texte.',
  teams: 'teams doit être true ou false.',
  dataVersion: 'dataVersion doit être un texte comme « 2.1.1 ».',
  options: 'options doit être un objet ; chaque valeur est un texte, un nombre, true ou false, ou un objet.',
  without: 'without doit être une liste de merveilles, par exemple ["gizah"].',
  houseRules: 'houseRules doit être un objet ; chaque valeur est le nom d’une lecture, par exemple {"ties":"shared"}.',
}

function badSetup(why: BadSetup): string {
  switch (why.is) {
    case 'no-such-box':
      return `Il n’y a pas d’extension « ${why.box} » ; les extensions sont ${why.known.join(', ')}.`
    case 'no-such-option':
      return `options : il n’y a pas d’option « ${why.option} » ; les options sont ${why.known.join(', ')}.`
    case 'no-such-choice':
      return `options.${why.option} doit être ${listed(why.known, 'ou')}.`
    case 'no-such-house-rule':
      return `houseRules : il n’y a pas de règle maison « ${why.rule} » ; les règles maison sont ${why.known.join(', ')}.`
    case 'no-such-reading':
      return `houseRules.${why.rule} doit être ${listed(why.known, 'ou')}.`
    case 'seats':
      return `seats doit être une liste de ${why.least} à ${why.most} places.`
    case 'no-such-edition':
      return `edition doit être ${listed(why.known, 'ou')}.`
    case 'box-twice':
      return `L’extension « ${why.box} » est nommée deux fois.`
    case 'shape':
      return SETUP_SHAPES[why.of]
  }
}

function badLine(why: BadLine): string {
  switch (why.is) {
    case 'other-line':
      return `line : après la question « ${why.question} », la partie continue à ${why.lines.join(' ou ')}, pas à ${why.line}.`
    case 'endless':
      return `line : à partir de ${why.line}, la partie ne finirait jamais.`
    case 'dead-end':
      return `line : après cette question, la partie ne peut pas continuer à ${why.line}.`
  }
}

const MOVE_SHAPES: Readonly<Record<Shaped<BadMove>, string>> = {
  move: 'Un coup doit être un objet comme {"action":"build","card":"altar"}.',
  action: 'action doit être un texte comme "build".',
  card: 'card doit être l’identifiant d’une carte.',
  by: 'by doit être un texte comme "chain".',
  pay: 'pay doit être un objet comme {"left":2}.',
}

function badMove(why: BadMove): string {
  switch (why.is) {
    case 'nothing-done':
      return 'Un coup commence par une action, par exemple « build altar ».'
    case 'strange-word':
      return `« ${why.word} » n’a pas sa place dans un coup ; on attend <2, >1, $1 ou nom=valeur.`
    case 'no-seller':
      return `from doit être ${listed(why.known, 'ou')}, ou plusieurs d’entre eux joints par « + ».`
    case 'no-coins':
      return `${why.field} doit être un nombre entier de pièces.`
    case 'shape':
      return MOVE_SHAPES[why.of]
  }
}

const RECORD_SHAPES: Readonly<Record<Shaped<BadRecord>, string>> = {
  record: 'Une partie enregistrée doit être un objet avec version 1 ou 2, setup et une liste de coups.',
  moves: 'Une partie enregistrée doit avoir une liste de coups (moves).',
  seed: 'Le setup d’une partie enregistrée doit avoir un seed, qui est un texte.',
  engine: 'engine et data d’une partie enregistrée doivent être des textes.',
  chance: 'chance doit être une liste de [nombre de coups avant, identifiants des éléments].',
  course: 'course doit être une liste de [nombre de coups avant, changement].',
  end: 'end doit être une liste de feuilles de score avec total, coins, rank et rows.',
}

const STRAYED: Readonly<Record<Exclude<Strayed['is'], 'surplus'>, string>> = {
  'other-time': 'Des cartes ont été tirées à un autre moment.',
  'other-chance': 'Les cartes tirées ne découlent pas du seed de la partie.',
  'other-end': 'La partie enregistrée contient trop ou trop peu de cartes tirées.',
  'other-points': 'Les points enregistrés diffèrent.',
  'other-table': 'La table enregistrée diffère.',
}

const strayed = (why: Strayed): string =>
  why.is === 'surplus'
    ? `La partie enregistrée tire ${why.given} éléments là où le jeu en tire ${why.gives} ; en trop : ${why.surplus.join(', ')}.`
    : STRAYED[why.is]

function badRecord(why: BadRecord, say: Speech): string {
  switch (why.is) {
    case 'move':
      return `Coup ${why.move} de la partie enregistrée : ${say.problem(why.problem)}`
    case 'line':
      return `Ligne ${why.line} : ${say.problem(why.problem)}`
    case 'no-move':
      return 'il faut une place et un coup'
    case 'no-header':
      return 'Une partie enregistrée commence par « heptapolis 2 » (ou 1) et la mise en place, ou est en JSON.'
    case 'no-pair':
      return `Le coup ${why.move} doit être [place, coup].`
    case 'shape':
      return RECORD_SHAPES[why.of]
    case 'gone':
      return `La partie enregistrée tire « ${why.piece} », qui n’est plus dans le jeu.`
    case 'no-game':
      return 'Cet enregistrement ne permet de construire aucune partie.'
    case 'strayed':
      return `Après ${why.after} ${form(why.after, 'coup', 'coups')} : ${strayed(why.why)}`
    case 'nobody-asked':
      return 'Dans cette partie, aucun joueur n’a de choix à faire.'
    case 'no-table':
      return 'Cette partie enregistrée ne contient pas l’état de la table.'
  }
}

export const problems = {
  'bad-setup': badSetup,
  'bad-position': (why, say) => say.fault(why),
  'bad-line': badLine,
  'bad-json': ({ at }) =>
    at === undefined ? 'Ce n’est pas du JSON.' : `Ce n’est pas du JSON, à partir du caractère ${at}.`,
  'unknown-field': ({ where, name, ...known }) =>
    `${where || 'Une position'} n’a pas de champ « ${name} » ; ${belongs(known)}.`,
  'too-many-players': ({ players, boxes }, say) => `À ${players} joueurs, il faut ${anyBox(boxes, say)}.`,
  'no-teams': ({ boxes }, say) => `Pour jouer en équipes, il faut ${anyBox(boxes, say)}.`,
  'bad-teams': ({ players }) => `Les équipes sont de deux : il faut 4, 6 ou 8 joueurs, pas ${players}.`,
  'too-few-wonders': ({ cities, wonders }) =>
    `Il faut ${cities} merveilles pour ${cities} cités ; il y en a ${wonders} ici.`,
  'cannot-leave-out': ({ nameId }, say) =>
    `On ne peut pas écarter ${quoted(nameId, say)} : seuls les guildes, les leaders et les autres cartes tirées au sort peuvent l’être.`,
  'too-many-left-out': ({ nameIds, needed, left }, say) =>
    `Il faut ${needed} de ces cartes, mais il n’en resterait que ${left}. Remettez-en une : ${listed(
      nameIds.map((id) => le(say.pieceById(id))),
      'ou',
    )}.`,
  'no-such-wonder': ({ wonder, known }, say) =>
    `Il n’y a pas de merveille « ${wonder} » dans cette partie ; les merveilles sont ${listed(known.map(say.wonder))}.`,
  'no-such-side': ({ side, wonder, known }, say) =>
    `Il n’y a pas de face « ${side} » ${wonder === undefined ? 'sur ces merveilles' : `pour ${say.wonder(wonder)}`} ; les faces sont ${listed(known)}.`,
  'wonder-twice': ({ wonder }, say) => `Deux cités ont la merveille ${say.wonder(wonder)}.`,
  'seats-differ': ({ seat, field, ofSeat, ofCity }) =>
    `cities[${seat}].${field} est « ${ofCity} », mais setup.seats[${seat}].${field} est « ${ofSeat} ».`,
  'needs-box': ({ wonder, side, box }, say) =>
    `${side ? `Cette face ${de(say.wonder(wonder))}` : say.wonder(wonder)} nécessite l’extension ${say.boxName(box)}.`,
  'too-early': ({ nameId, age: of, now }, say) =>
    `${quoted(nameId, say)} est une carte de l’${say.terms.age(of)}, mais on est ${now > 0 ? `à l’${say.terms.age(now)}` : 'avant le premier Âge'}.`,
  'too-often': ({ nameId, places, copies }, say) =>
    `${quoted(nameId, say)} se trouve à ${places} endroits, mais il n’y en a ${form(copies, 'qu’un exemplaire', `que ${copies} exemplaires`)}.`,
  'twice-in-city': ({ nameId }, say) => `Une cité ne peut pas avoir deux fois ${quoted(nameId, say)}.`,
  'no-room-in-city': ({ field, most }, say) => `Une cité n’a de place que pour ${most} : ${say.field(field)}.`,
  'too-many-in-city': ({ field, most }, say) => `Au plus ${most} par cité : ${say.field(field)}.`,
  'too-many-drawn': ({ nameIds, age: of, drawn }, say) =>
    `${listed(nameIds.map((id) => quoted(id, say)))} : le paquet de l’${say.terms.age(of)} ne compte que ${drawn} de ces cartes, pas ${nameIds.length}.`,
  'not-in-game': ({ nameId, players }, say) => `${quoted(nameId, say)} n’est pas en jeu à ${players} joueurs.`,
  'too-many-tokens': ({ field, value, nameId, tokens, most, now }, say) => {
    const kind = nameId === undefined ? value : say.pieceById(nameId)
    const what = kind === undefined ? say.field(field) : `${say.field(field)} : ${kind}`
    const when = now > 0 ? `à l’${say.terms.age(now)}` : 'avant le premier Âge'
    return `Les cités en ont ensemble ${tokens} d’une sorte (${what}) ; ${when}, il ${most === 0 ? 'n’y en a pas' : `y en a ${most}`}.`
  },
  'illegal-move': (why, say) => {
    switch (why.is) {
      case 'unknown-card':
        return `Il n’y a pas de carte « ${why.card} » dans cette partie.`
      case 'not-at-hand':
        return `${quoted(why.nameId, say)} n’est pas parmi vos choix.`
      case 'obstacle':
        return `${quoted(why.nameId, say)} ${say.obstacle(why.obstacle)}.`
      case 'not-possible':
        return `« ${why.action} » n’est pas possible maintenant ; actions possibles : ${why.possible.join(', ')}.`
      case 'no-such-move':
        return `Ce coup n’existe pas. Avec cette action, on peut jouer : ${why.moves.join(' ')}`
    }
  },
  'not-asked': ({ seat, asked }) =>
    `La place ${seat} n’a rien à choisir maintenant ; la partie attend ${asked.join(', ')}.`,
  'game-over': () => 'La partie est terminée.',
  'bad-move': (why) =>
    'is' in why ? badMove(why) : `${why.where || 'Un coup'} n’a pas de champ « ${why.name} » ; ${belongs(why)}.`,
  'ambiguous-move': ({ moves }) => `Plusieurs coups correspondent ; choisissez-en un : ${moves.join(' ')}`,
  'bad-seat': ({ last }) => `Une place doit être un nombre entier de 0 à ${last}.`,
  'bad-record': badRecord,
  'rules-changed': (why, say) =>
    why.is === 'move'
      ? `Le coup ${why.move} de la partie enregistrée ne peut plus être joué : ${say.problem(why.problem)}`
      : badRecord(why, say),
} satisfies CoreWords['problems']
