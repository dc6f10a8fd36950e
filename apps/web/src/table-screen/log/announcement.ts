/** Text that screen readers announce: the last events in one sentence, the question in another. */
import { question, type Ruleset } from '@heptapolis/engine/show'
import { partnerOf } from '../../city/fights.ts'
import { nearestTo, type TableView } from '../../city/view.ts'
import type { Parties } from '../../game-model/names.ts'
import type { TableStep } from '../../game-model/table.ts'
import type { QuestionText } from '../../hand/Hand.tsx'
import { say, sentence, sideName, words } from '../../i18n/index.ts'
import { PLAYED } from './card-order.ts'
import { beforeIn, cityLines, type HeardEvents, type LogLine, linesOf } from './log.ts'
import { LOST } from './losses.ts'

interface AnnouncedEvents {
  rules: Ruleset
  heard: readonly HeardEvents[]
  party: Parties
  /** Own city, then neighbours, and on request the others; all that are missing are only counted. */
  near: readonly number[]
  /** Replaces the events: at the start, or after undo. */
  instead?: string | undefined
  /** On request nothing is left out. */
  isWhole?: boolean
}

/**
 * Everything since a seat was last asked: questions to others divide a turn into steps. The first steps may have been
 * announced while others were choosing.
 */
export function sinceAsked(steps: readonly TableStep[], seat: number, announced = 0): HeardEvents[] {
  const asked = steps.slice(0, -1).findLastIndex(({ seen }) => question(seen, seat) !== undefined)
  const from = Math.max(asked + 1, announced, 1)
  return [{ events: steps.slice(from).flatMap(({ events }) => events), before: beforeIn(steps, from) }]
}

/** Text of the live region. A selected card is announced alone: the events have been announced before. */
export function announcement(happened: AnnouncedEvents, spoken: QuestionText | undefined, waiting: string): string {
  if (spoken?.isChosen) return spoken.text
  const { events, moment } = lastEvents(happened)
  const now = spoken && (moment ? words().askedAt(moment, spoken.text) : spoken.text)
  return [events, now ?? sentence(waiting)].filter(Boolean).join(' ')
}

/** The end of an Age fills more than one sentence: then neighbours are counted too. */
const LONGEST = 240

/** Events of the last resolution, and the turn that begins after it. */
function lastEvents(happened: AnnouncedEvents): { events: string; moment: string | undefined } {
  const { rules, heard, party, near, instead, isWhole = false } = happened
  const last = heard.findLast(({ events }) => events.length > 0)
  if (!last) return { events: sentence(instead ?? ''), moment: undefined }
  const { before = [] } = last
  const lines = linesOf(rules, last.events, party, '', before)
  const moment = lines.findLast(({ head }) => head)?.text
  if (instead !== undefined) return { events: sentence(instead), moment }
  const actions = lines.filter(({ head, seat }) => !head && seat !== undefined)
  const isHurt = last.events.some(({ what, seat }) => seat === near[0] && LOST.has(what))
  const counted = new Set(before.flatMap(({ what, seat }) => (PLAYED.has(what) ? [seat] : [])))
  const textsOf = (cities: readonly number[]) => actionsOf(actions, cities, isHurt, counted)
  const full = textsOf(near)
  const told = full.join(' ').length > LONGEST && !isWhole ? textsOf(near.slice(0, 1)) : full
  // Lines without a city are events of the table. They belong to the turn before or after the first heading: a new Age
  // has two.
  const next = lines.findIndex(({ head }) => head)
  const ofTable = (from: number, to?: number) =>
    lines
      .slice(from, to)
      .flatMap(({ head, section, seat, text }) => (head || section || seat !== undefined ? [] : [text]))
  const parts = next < 0 ? [...ofTable(0), ...told] : [...ofTable(0, next), ...told, ...ofTable(next)]
  return { events: parts.filter(Boolean).map(sentence).join(' '), moment }
}

/**
 * Actions of the cities in this order, and what made the own city lose something; others that played are counted, once in
 * a turn. The conflicts are a sentence of their own.
 */
function actionsOf(
  actions: readonly LogLine[],
  cities: readonly number[],
  isHurt: boolean,
  counted: ReadonlySet<number | undefined>,
): string[] {
  const isTold = ({ seat = -1, takes }: LogLine) => cities.includes(seat) || (isHurt && takes)
  const nearness = ({ seat = -1 }: LogLine) => (cities.includes(seat) ? cities.indexOf(seat) : cities.length)
  const told = actions.filter(isTold).sort((a, b) => nearness(a) - nearness(b))
  const played = actions.filter((line) => line.played && !counted.has(line.seat) && !isTold(line))
  const others = new Set(played.map(({ seat }) => seat)).size
  const textsOf = (lines: readonly LogLine[]) => cityLines(lines).map(({ text }) => text)
  const deeds = textsOf(told.filter(({ tokens }) => tokens === undefined))
  const fought = textsOf(told.filter(({ tokens }) => tokens !== undefined))
  const uncounted = others > 0 ? [words().othersPlayed(others)] : []
  return [[...deeds, ...uncounted], fought].map((texts) => texts.join(say().terms.between))
}

/** At the start of a game: the own city and its side, both neighbours, and the other cities. */
export function startText(
  { game, cities }: Pick<TableView, 'game' | 'cities'>,
  viewer: number,
  party: Parties,
): string {
  const [own, toLeft, toRight, ...others] = nearestTo(game, viewer)
  const named = (seat: number) => party(seat).name
  const { name, side } = cities[own]
  const partner = partnerOf(game, own)
  return words().start(
    name,
    sideName(side),
    named(toLeft),
    named(toRight),
    others.map(named),
    partner === undefined ? undefined : named(partner),
  )
}

/** Texts of the live region so far. */
export interface AnnouncedTexts {
  text: string
  /** Last text that was not about a selected card. */
  base: string
  /** Number of dialogs opened before. */
  opened: number
  /** Steps of the game so far: two questions may have the same words. */
  step: number
  /** Steps whose events have been announced, and those announced before the last of them. */
  told: number
  toldBefore: number
  /** Requests in this step to announce it again. */
  times: number
  /** Content of the live region. */
  shown: string
}

export const NOTHING_ANNOUNCED: AnnouncedTexts = {
  text: '',
  base: '',
  opened: 0,
  step: 0,
  told: 0,
  toldBefore: 0,
  times: 0,
  shown: '',
}

/** Steps announced before the current one. After an undo there are fewer steps than before. */
export const announcedBefore = ({ told, toldBefore }: AnnouncedTexts, step: number): number =>
  told < step ? told : told === step ? toldBefore : 0

interface NewText extends Pick<AnnouncedTexts, 'text' | 'opened' | 'step' | 'times'> {
  isChosen: boolean
}

/**
 * Each text once in a step: it does not return when a dialog or a selected card closes. Screen readers read a region
 * again that a dialog has hidden.
 */
export function announceOnce(said: AnnouncedTexts, { text, isChosen, opened, step, times }: NewText): AnnouncedTexts {
  if (times > 0 && times !== said.times) return { ...said, text, opened, step, times, shown: again(text, times) }
  const isNew = step !== said.step
  if (text === said.text && !isNew) return opened === said.opened ? said : { ...said, opened, shown: '' }
  const base = isNew ? '' : said.base
  const isRepeated = !isChosen && text === base
  const isTold = !isChosen && text !== ''
  const { told, toldBefore } = isTold ? { told: step, toldBefore: announcedBefore(said, step) } : said
  const shown = isRepeated ? '' : text
  return { text, opened, step, told, toldBefore, times, base: isTold ? text : base, shown }
}

/** Screen readers announce a region again only if its content changes: every second time a space follows. */
const again = (text: string, times: number): string => (times % 2 === 0 ? `${text}\u00a0` : text)
