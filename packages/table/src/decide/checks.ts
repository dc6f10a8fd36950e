/** Validation of names, texts, command ids and options that people enter. */
import { fail, isOneOf, ok, type Result } from '@heptapolis/engine/kernel'
import {
  type BotLevel,
  type ClockOption,
  type GivenOptions,
  LEVELS,
  type Options,
  type SeatingOption,
} from '../model/events.ts'
import { choiceFault, choicesIn } from '../model/options.ts'
import { isStandardDeal } from '../play/agreeing.ts'
import { DAY } from '../play/clock.ts'

const MOST_NAME = 30
const MOST_TEXT = 500
const ZONES = 14 * 3_600_000

const isText = (text: unknown): text is string => typeof text === 'string'
/** Letters without a visible glyph: a name of them would look empty. */
const INVISIBLE = /[\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/gu
/** Removes invisible characters and those that change the text direction. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ')
    .replaceAll(INVISIBLE, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

export function readName(name: unknown): Result<string> {
  const read = isText(name) ? plain(name) : ''
  if (read.length > 0 && read.length <= MOST_NAME) return ok(read)
  return fail('bad-name', `A name must have 1 to ${MOST_NAME} characters.`)
}

export function readText(text: unknown): Result<string> {
  const read = isText(text) ? plain(text) : ''
  if (read.length > 0 && read.length <= MOST_TEXT) return ok(read)
  return fail('bad-text', `A message must have 1 to ${MOST_TEXT} characters.`)
}

export const isPhrase = (phrase: unknown): phrase is string => isText(phrase) && /^[a-z][a-z-]{0,39}$/.test(phrase)
export const isCid = (cid: unknown): cid is string => isText(cid) && cid.length > 0 && cid.length <= 64
export const isLevel = (level: unknown): level is BotLevel => isOneOf(LEVELS, level)

const isTime = (time: unknown, most: number): boolean =>
  Number.isInteger(time) && Number(time) > 0 && Number(time) <= most
const HOUR = DAY / 24

function isClock(clock: ClockOption): boolean {
  if (clock.kind === 'none') return true
  if (clock.kind === 'move') return isTime(clock.time, DAY)
  if (clock.kind === 'bank') {
    const { time, increment, most } = clock
    return [time, increment, most].every((one) => isTime(one, DAY)) && most >= time
  }
  if (clock.kind !== 'days') return false
  const { time, bank, weekends } = clock
  const hasZone = weekends === undefined || (Number.isInteger(weekends?.zone) && Math.abs(weekends.zone) <= ZONES)
  return isTime(time, 30 * DAY) && time >= HOUR && (bank === 0 || isTime(bank, 90 * DAY)) && hasZone
}

/** Deep copy as it would come from the store: no shared references, no undefined fields. */
export const asWritten = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** The known options, complete; other fields are dropped. */
export function readOptions(options: GivenOptions): Result<Options> {
  if (typeof options?.clock !== 'object' || options.clock === null || !isClock(options.clock)) {
    return fail('bad-clock', 'The clock must be none, move, bank or days, with times in milliseconds.')
  }
  const fault = choiceFault(options)
  if (fault !== undefined) return fail('bad-options', fault)
  const { clock, seating } = options
  const without = readWithout(options.without)
  if (!without.ok) return without
  const choices = choicesIn(options)
  const { absence, visibility, rated } = choices
  const isOpen = visibility === 'open'
  if (isOpen && !isSeating(seating))
    return fail('bad-options', 'An open table needs the option that says who can join.')
  if (rated && !(isOpen && clock.kind !== 'none' && absence === 'bot')) {
    return fail('bad-rated', 'A rated table must be open, have a clock, and let bots replace absent players.')
  }
  const dealt = { ...choices, without: without.value }
  if (rated && !isStandardDeal(dealt)) {
    return fail('rated-wonders', 'At a rated table wonders and sides are dealt by chance, without further rules.')
  }
  // Open tables use preset phrases until all agree to free text.
  const talk = isOpen && choices.talk === 'text' ? 'phrases' : choices.talk
  const left = without.value.length > 0 ? { without: without.value } : {}
  return ok(asWritten({ clock, ...choices, talk, ...(isOpen ? { seating } : {}), ...left }))
}

const MOST_LEFT_OUT = 60

function readWithout(without: string[] | undefined): Result<string[]> {
  const isList =
    without === undefined ||
    (Array.isArray(without) && without.length <= MOST_LEFT_OUT && without.every(isText) && isEachOnce(without))
  return isList
    ? ok(without ?? [])
    : fail('bad-options', 'Wonders and cards to leave out are a list of ids, each once.')
}

const isEachOnce = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

const isSeating = (seating: SeatingOption | undefined): boolean =>
  seating === 'anybody' || seating === 'accounts' || (isWhole(seating?.from) && isWhole(seating?.to))
const isWhole = (figure: unknown): boolean => Number.isInteger(figure) && Number(figure) >= 0 && Number(figure) <= 9999
