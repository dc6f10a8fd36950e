/** Content of a problem report, as rows that the file and the issue both show. */
import type { Terms } from '@heptapolis/engine'
import { ENGINE, type GameRecord, recordText } from '@heptapolis/engine/records'
import web from '../../package.json' with { type: 'json' }
import type { NotedError } from './errors.ts'
import type { ReportWords } from './words/en.ts'

/** Data of the browser when the dialog opens. */
export interface Surroundings {
  path: string
  search: string
  width: number
  height: number
  pixelRatio: number
  language: string
  theme: string
  look: string
  browser: string
  errors: readonly NotedError[]
  setup?: Terms
}

/** Data that the person adds. */
export interface Additions {
  text: string
  /** Record, if the person agreed. */
  record?: GameRecord
  /** Picture as a data URL, if the person agreed. */
  picture?: string
}

export interface ProblemReport {
  text: string
  facts: readonly (readonly [label: string, value: string])[]
  errors: readonly string[]
  record: string | undefined
  picture: string | undefined
}

export function reportOf(w: ReportWords, around: Surroundings, { text, record, picture }: Additions): ProblemReport {
  const { width, height, pixelRatio, setup } = around
  return {
    text: text.trim(),
    facts: [
      [w.version, w.versions(web.version, ENGINE)],
      ...(setup ? [[w.mix, mixText(w, setup)] as const] : []),
      [w.page, pageText(around)],
      [w.size, w.sizes(width, height, pixelRatio)],
      [w.languageUsed, around.language],
      [w.appearance, `${around.theme}, ${around.look}`],
      [w.browser, around.browser],
    ],
    errors: around.errors.map(({ at, text: error }) => `${at.toISOString()} ${withoutLinks(error)}`),
    record: record ? recordText(record) : undefined,
    picture,
  }
}

function mixText(w: ReportWords, { edition, boxes, seats, teams }: Terms): string {
  return [edition, ...boxes, w.players(seats.length), ...(teams ? [w.teams] : [])].join(', ')
}

/** The link of an online table lets people in, so its id and everything behind it stay out. */
const withoutLinks = (text: string): string =>
  text.replaceAll(/(\/t\/)[^/\s?#"']+/g, '$1…').replaceAll(/(\/t\/…[^\s?#"']*)[?#][^\s"']*/g, '$1')

const pageText = ({ path, search }: Surroundings): string => withoutLinks(path + search)
