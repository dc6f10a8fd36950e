/**
 * Rulebook for one mix (edition, expansions, players): chapters, sections and paragraphs, with the applicable rules
 * only.
 */
import { compile, type Result, type Ruleset, type Terms } from '@heptapolis/engine'
import { ok } from '@heptapolis/engine/kernel'
import { headingsOf } from '../mix/chapters.ts'
import { mixOf } from '../mix/condition.ts'
import { SHELVED } from '../mix/library.ts'
import { firstVoice, type Voice } from '../mix/voice.ts'
import { dictionaryOf } from '../search/dictionary.ts'
import { componentsOf } from './components.ts'
import { houseRuleParagraphs } from './house-rules.ts'
import { ordersOf } from './order.ts'
import type { Chapter, Paragraph, Rulebook } from './pages.ts'
import { emptySection, withRulings, writeChapter } from './sections.ts'
import { newWriter } from './writer.ts'

/** Rulebook of a set-up, or the problem of the set-up. */
export function rulebook(setup: Terms, voice: Voice = firstVoice, library = SHELVED): Result<Rulebook> {
  const rules = compile(setup, library.boxes)
  return rules.ok ? ok(rulebookOf(rules.value, voice, library)) : rules
}

export function rulebookOf(rules: Ruleset, voice: Voice = firstVoice, library = SHELVED): Rulebook {
  const { say, words } = voice
  const mix = mixOf(rules.setup)
  const writer = newWriter(rules, mix, voice, library)
  const orders = ordersOf(rules, say, library)
  const groups = componentsOf(rules, say, library)
  const headings = headingsOf(mix.boxes, voice.headings)
  const spoken = mix.boxes.flatMap((box) => voice.rules.get(box) ?? [])
  const houseRules = houseRuleParagraphs(rules, say, writer.lookup)
  const chapters = library.chapters
    .filter(({ box }) => mix.boxes.includes(box))
    .map((plan) => writeChapter(plan, writer, headings, orders, groups))
    .filter(({ sections }) => sections.length > 0)
    .map((chapter) => (chapter.id === 'setup' ? withHouseRules(chapter, words.houseRules, houseRules) : chapter))
  return {
    library,
    rules,
    mix,
    title: words.title,
    subtitle: words.subtitle(mix, say),
    language: say.language,
    say,
    words,
    pictureWords: new Map([...voice.rules].map(([box, own]) => [box, own.pictures ?? {}])),
    headings,
    numbers: writer.numbers,
    glossary: writer.glossary,
    aid: writer.aid,
    asked: new Map(
      spoken.flatMap(({ asked = {} }) =>
        Object.entries(asked).map(([id, all]): [string, string[]] => [id, all.split(' | ')]),
      ),
    ),
    dictionary: dictionaryOf(spoken, say, words, mix.players, library),
    chapters: withRulings(chapters),
  }
}

/** The set-up ends with the house rules of the table, if there are any. */
const withHouseRules = (chapter: Chapter, title: string, paragraphs: readonly Paragraph[]): Chapter =>
  paragraphs.length === 0
    ? chapter
    : { ...chapter, sections: [...chapter.sections, { ...emptySection('setup..house-rules', title), paragraphs }] }
