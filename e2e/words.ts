/** Texts of the app by feature, in English and French. Browser tests refer to them and never repeat a text. */
import { type Language, type Speech, speechIn, type WordsLoader, wordsIn } from '@heptapolis/boxes'
import { type Voice, voiceIn } from '@heptapolis/rulebook'
import { type ProblemWords, problemWordsIn } from '@heptapolis/wire'
import type { words as account } from '../apps/web/src/account/words/en.ts'
import type { words as admin } from '../apps/web/src/admin/words/en.ts'
import type { words as agreement } from '../apps/web/src/agreement/words/en.ts'
import type { words as analysis } from '../apps/web/src/analysis/words/en.ts'
import type { words as boards } from '../apps/web/src/boxes/armada/boards/words/en.ts'
import type { words as armada } from '../apps/web/src/boxes/armada/words/en.ts'
import type { words as community } from '../apps/web/src/community/words/en.ts'
import type { words as deals } from '../apps/web/src/deals/words/en.ts'
import type { words as end } from '../apps/web/src/end/words/en.ts'
import type { words as changes } from '../apps/web/src/hand/effects/words/en.ts'
import type { words as help } from '../apps/web/src/help/words/en.ts'
import type { words as home } from '../apps/web/src/home/words/en.ts'
import type { words as houseRules } from '../apps/web/src/house-rules/words/en.ts'
import type { words as ladder } from '../apps/web/src/ladder/words/en.ts'
import type { words as lessons } from '../apps/web/src/lessons/words/en.ts'
import type { words as library } from '../apps/web/src/library/words/en.ts'
import type { words as moderation } from '../apps/web/src/online/moderation/words/en.ts'
import type { words as online } from '../apps/web/src/online/words/en.ts'
import type { words as report } from '../apps/web/src/problem-report/words/en.ts'
import type { words as programs } from '../apps/web/src/programs/words/en.ts'
import type { words as progress } from '../apps/web/src/progress/words/en.ts'
import type { words as puzzles } from '../apps/web/src/puzzles/words/en.ts'
import type { words as rules } from '../apps/web/src/rules/words/en.ts'
import type { words as scorepad } from '../apps/web/src/scorepad/words/en.ts'
import type { words as app } from '../apps/web/src/words/en.ts'

const from =
  <Words>(load: WordsLoader<Words>): ((language: Language) => Promise<Words>) =>
  (language) =>
    wordsIn(language, load)

const FEATURES = {
  account: from<typeof account>((to) => import(`../apps/web/src/account/words/${to}.ts`)),
  admin: from<typeof admin>((to) => import(`../apps/web/src/admin/words/${to}.ts`)),
  analysis: from<typeof analysis>((to) => import(`../apps/web/src/analysis/words/${to}.ts`)),
  app: from<typeof app>((to) => import(`../apps/web/src/words/${to}.ts`)),
  armada: from<typeof armada>((to) => import(`../apps/web/src/boxes/armada/words/${to}.ts`)),
  boards: from<typeof boards>((to) => import(`../apps/web/src/boxes/armada/boards/words/${to}.ts`)),
  changes: from<typeof changes>((to) => import(`../apps/web/src/hand/effects/words/${to}.ts`)),
  deals: from<typeof deals>((to) => import(`../apps/web/src/deals/words/${to}.ts`)),
  end: from<typeof end>((to) => import(`../apps/web/src/end/words/${to}.ts`)),
  moderation: from<typeof moderation>((to) => import(`../apps/web/src/online/moderation/words/${to}.ts`)),
  help: from<typeof help>((to) => import(`../apps/web/src/help/words/${to}.ts`)),
  home: from<typeof home>((to) => import(`../apps/web/src/home/words/${to}.ts`)),
  houseRules: from<typeof houseRules>((to) => import(`../apps/web/src/house-rules/words/${to}.ts`)),
  ladder: from<typeof ladder>((to) => import(`../apps/web/src/ladder/words/${to}.ts`)),
  lessons: from<typeof lessons>((to) => import(`../apps/web/src/lessons/words/${to}.ts`)),
  library: from<typeof library>((to) => import(`../apps/web/src/library/words/${to}.ts`)),
  online: from<typeof online>((to) => import(`../apps/web/src/online/words/${to}.ts`)),
  progress: from<typeof progress>((to) => import(`../apps/web/src/progress/words/${to}.ts`)),
  programs: from<typeof programs>((to) => import(`../apps/web/src/programs/words/${to}.ts`)),
  report: from<typeof report>((to) => import(`../apps/web/src/problem-report/words/${to}.ts`)),
  puzzles: from<typeof puzzles>((to) => import(`../apps/web/src/puzzles/words/${to}.ts`)),
  rules: from<typeof rules>((to) => import(`../apps/web/src/rules/words/${to}.ts`)),
  scorepad: from<typeof scorepad>((to) => import(`../apps/web/src/scorepad/words/${to}.ts`)),
  agreement: from<typeof agreement>((to) => import(`../apps/web/src/agreement/words/${to}.ts`)),
  community: from<typeof community>((to) => import(`../apps/web/src/community/words/${to}.ts`)),
}

type Features = { [F in keyof typeof FEATURES]: Awaited<ReturnType<(typeof FEATURES)[F]>> }

/** All texts of one language: `say` of the game, `book` of the rulebook, `problems` of the server. */
export interface Words extends Features {
  readonly say: Speech
  readonly book: Voice
  readonly problems: ProblemWords
}

async function load(language: Language): Promise<Words> {
  const parts = Object.entries(FEATURES).map(async ([name, fetched]) => [name, await fetched(language)])
  const features = Object.fromEntries(await Promise.all(parts)) as Features
  const [say, book] = await Promise.all([speechIn(language), voiceIn(language)])
  return { ...features, say, book, problems: await wordsIn(language, problemWordsIn) }
}

export const en = await load('en')
export const fr = await load('fr')
export const WORDS = { en, fr }

/** A placeholder for the variable part of a text. */
export const ANY = '\u{e000}'
export const ANY_NUMBER = 7_654_321

export const EXACT = { exact: true } as const
export const named = (name: string) => ({ name, ...EXACT })

/** Matches texts that contain these messages in this order. */
export const holding = (...messages: readonly string[]): RegExp => new RegExp(messages.map(sourceOf).join('.*'), 's')
/** Matches texts that start with a message. */
export const starting = (message: string): RegExp => new RegExp(`^\\s*${sourceOf(message)}`)
/** Matches a message exactly. */
export const whole = (message: string): RegExp => new RegExp(`^\\s*${sourceOf(message)}\\s*$`)
/** Matches a message in any language. */
export const either = (message: (words: Words) => string): RegExp =>
  new RegExp(
    Object.values(WORDS)
      .map((words) => sourceOf(message(words)))
      .join('|'),
  )

const sourceOf = (message: string): string =>
  message
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+')
    .replaceAll(ANY, '.+')
    .replaceAll(String(ANY_NUMBER), '[\\d.,]+')
