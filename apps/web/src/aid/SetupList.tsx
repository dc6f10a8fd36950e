/** Set-up of a game with real cards, as a checklist for a phone. */
import { BASE } from '@heptapolis/boxes'
import type { Rulebook } from '@heptapolis/rulebook'
import { useState } from 'react'
import { classes } from '../look/classes.ts'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import { Blocks } from '../rules/book/Inlines.tsx'
import { mixQuery } from '../rules/mix/links.ts'
import styles from './setup-list.module.css'
import { aidWords } from './words.ts'

const KEY = 'heptapolis.setup-list'
const CHAPTER = 'setup'

export function SetupList({ book }: { book: Rulebook }) {
  const w = aidWords()
  const mix = mixQuery(book.rules.setup)
  const [ticks, setTicks] = useState(() => ticksFor(mix))
  const sections = book.chapters.find(({ id }) => id === CHAPTER)?.sections ?? []
  const all = sections.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id))
  const done = all.filter((id) => ticks.includes(id)).length
  const keep = (now: readonly string[]) => {
    setTicks(now)
    localStorage.setItem(KEY, JSON.stringify({ mix, ticks: now }))
  }
  return (
    <div className={styles.list}>
      <p className={styles.quiet}>
        {book.subtitle} · {w.tickHelp}
      </p>
      <p className={styles.state}>
        <output>{w.done(done, all.length)}</output>
        <progress value={done} max={all.length} aria-label={w.done(done, all.length)} />
        <button type="button" className="btn ghost" disabled={done === 0} onClick={() => keep([])}>
          {w.again}
        </button>
      </p>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id}>
          <h2>{title}</h2>
          <ul>
            {paragraphs.map(({ id: rule, number, box, blocks }) => {
              const on = ticks.includes(rule)
              return (
                <li key={rule} className={classes(on && styles.on, box !== BASE && styles.boxed)} style={accentOf(box)}>
                  <label>
                    <input
                      type="checkbox"
                      checked={on}
                      onChange={() => keep(on ? ticks.filter((one) => one !== rule) : [...ticks, rule])}
                    />
                    <span>
                      <Blocks book={book} blocks={blocks} />
                    </span>
                  </label>
                  <small>
                    {box === BASE ? undefined : <BoxMark box={box} size={13} />} {number}
                  </small>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The ticked items of this mix. */
function ticksFor(mix: string): readonly string[] {
  try {
    const kept: { mix?: unknown; ticks?: unknown } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return kept.mix === mix && Array.isArray(kept.ticks) ? kept.ticks.map(String) : []
  } catch {
    return []
  }
}
