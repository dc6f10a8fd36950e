/** Merges the texts of the rules and of all boxes, so that every id has a text. */
import { type Piece, RESOURCES, type Resource, type Told } from '@heptapolis/engine/box'
import type { LossCause } from './deeds.ts'
import type { Language } from './languages.ts'
import { causeText, payeesOf, tellingOf } from './telling.ts'
import type {
  BoxWords,
  CoreWords,
  EventWords,
  HouseRuleWords,
  Listener,
  NamedCause,
  Noun,
  QuestionWords,
  Speech,
} from './types.ts'

/** Texts of one box, with its id. */
export interface Spoken {
  box: string
  words: BoxWords
}

/** Text function for a record: the key of its table is the kind of the record, so both match. */
type Saying = (given: unknown, say: Speech) => string

/** `free-per-age` as `free per age`, `leaderHand` as `leader hand`. */
const spaced = (id: string): string =>
  id
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
const alike = (id: string): Noun => [spaced(id), spaced(id)]

/** Sections of several tables merged: raw, as texts by id, and as nouns by id. */
function merged(all: readonly Partial<BoxWords>[]) {
  const gather = <Entry>(section: keyof BoxWords): Readonly<Record<string, Entry | undefined>> =>
    Object.assign(Object.create(null), ...all.map((words) => words[section]))
  const texts = (section: keyof BoxWords) => {
    const table = gather<string>(section)
    return (id: string): string => table[id] ?? spaced(id)
  }
  const nouns = (section: 'sorts' | 'things') => {
    const table = gather<Noun>(section)
    return (id: string): Noun => table[id] ?? alike(id)
  }
  return { gather, texts, nouns }
}

/** Events whose own text names their source. */
const NAMED = new Set(['built', 'stage'])

/** An event with its payment, the coins that it brings, and its cause. */
function eventText(
  events: Readonly<Record<string, EventWords | undefined>>,
  say: Speech,
  ...[event, listener, { paid, gained = 0, isSale = false, causes } = {}]: Parameters<Speech['event']>
): string {
  const { terms } = say
  const done = events[event.what]?.(event, tellingOf(event, listener, say)) ?? spaced(event.what)
  const gaining = gained > 0 ? terms.gaining(done, gained, isSale) : done
  const deed = paid ? terms.paying(gaining, payeesOf(paid, listener, say), paid.together === true) : gaining
  if (causes) return terms.becauseOf(deed, namedCauses(causes, listener, say))
  return NAMED.has(event.what) ? deed : withCause(deed, event, listener, say)
}

/** A city is no cause of what its own board brings. */
function withCause(deed: string, event: Told, listener: Listener, say: Speech): string {
  const { what, seat, source, other, coins } = event
  const name = causeText(source, other, listener, say)
  const isOwn = seat !== undefined && name === listener.party(seat).name
  if (name === '' || isOwn) return deed
  if (GAINS.has(what)) return say.terms.thanksTo(deed, name)
  return source === undefined ? deed : say.terms.becauseOf(deed, [{ name, coins: Number(coins) }])
}

const GAINS = new Set(['coins', 'victory'])

const namedCauses = (causes: readonly LossCause[], listener: Listener, say: Speech): NamedCause[] =>
  causes.flatMap(({ coins, sources, other }) => {
    const names = sources.length > 0 ? sources.map((source) => causeText(source, other, listener, say)) : []
    const name = names.length > 0 ? say.terms.and(names) : causeText(undefined, other, listener, say)
    return name === '' ? [] : [{ name, coins }]
  })

export function speechOf(language: Language, core: CoreWords, boxes: readonly Spoken[]): Speech {
  const { terms } = core
  const byBox = new Map(boxes.map(({ box, words }) => [box, words]))
  const { gather, texts, nouns } = merged([core, ...byBox.values()])
  const effects = gather<Saying>('effects')
  const problems = gather<Saying>('problems')
  const faults = gather<Saying>('faults')
  const details = gather<Saying>('details')
  const events = gather<EventWords>('events')
  const questions = gather<QuestionWords>('questions')
  const houseRules = gather<HouseRuleWords>('houseRules')
  const marks = gather<string>('marks')
  const named = gather<(name: string) => string>('named')
  const [name, wonder, action, field] = [texts('pieces'), texts('wonders'), texts('actions'), texts('fields')]

  const say: Speech = {
    language,
    terms,
    boxName: (box) => byBox.get(box)?.name ?? spaced(box),
    boxAbout: (box) => byBox.get(box)?.about ?? '',
    piece(piece: Piece) {
      if (piece.index === 0) return terms.faceDown
      if (piece.sort === 'board') return wonder(piece.wonder)
      return piece.sort === 'stage' ? terms.stageOf(wonder(piece.wonder), piece.stage, piece.half) : name(piece.nameId)
    },
    pieceNamed: (piece) => named[piece.sort]?.(say.piece(piece)) ?? say.piece(piece),
    pieceById: name,
    wonder,
    sort: nouns('sorts'),
    thing: nouns('things'),
    effect: (effect) => effects[effect.kind]?.(effect, say) ?? spaced(effect.kind),
    does: ({ effects: bound }) => bound.map(({ effect }) => say.effect(effect)).join(terms.between),
    printed: (piece) => byBox.get(piece.box)?.printed?.(piece, say) ?? [],
    ability: texts('abilities'),
    question: (id) => questions[id]?.text ?? spaced(id),
    verb: (id, question = '') => questions[question]?.verbs?.[id] ?? action(id),
    detail: (id, value) => details[id]?.(value, say) ?? (value === true ? field(id) : `${field(id)} ${String(value)}`),
    houseRule: (id) => houseRules[id]?.name ?? spaced(id),
    reading: (rule, id) => houseRules[rule]?.readings[id] ?? spaced(id),
    step: texts('steps'),
    scoreLine: texts('scoreLines'),
    source: texts('sources'),
    event: (...told) => eventText(events, say, ...told),
    problem: ({ code, message, values }) => (values && problems[code]?.(values, say)) ?? message,
    fault: (fault) => faults[fault.is]?.(fault, say) ?? spaced(fault.is),
    obstacle: (obstacle, city) => core.obstacle(obstacle, say, city),
    field,
    mark: (id) => marks[id] ?? '',
    state: texts('states'),
    cost(cost = {}) {
      const goods = RESOURCES.flatMap((good) => (cost[good] ? [say.goods(cost[good], good)] : []))
      if (cost.coins === 'age') goods.push(terms.coinsOfAge)
      else if (cost.coins) goods.push(terms.coins(cost.coins))
      return goods.join(', ') || terms.noCost
    },
    good: (good) => terms.goods[good as Resource]?.[0] ?? spaced(good),
    goods: terms.countGoods,
  }
  return say
}
