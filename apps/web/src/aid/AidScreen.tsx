/**
 * Page with printable sheets for a game with real cards: player aid, teaching notes, differences to a known game,
 * set-up list.
 */

import { BOXES } from '@heptapolis/boxes'
import { type Rulebook, rulebook } from '@heptapolis/rulebook'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { Icon } from '../look/Icon.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import { EditionSelect } from '../rules/mix/EditionSelect.tsx'
import { mixQuery } from '../rules/mix/links.ts'
import { type RulesMix, readAddress, setupOf, withBox, withPlayers } from '../rules/mix/mix.ts'
import { bookVoice } from '../rules/words.ts'
import styles from './aid.module.css'
import { MixDifferences } from './MixDifferences.tsx'
import { PlayerAid } from './PlayerAid.tsx'
import { SetupList } from './SetupList.tsx'
import { TeacherScript } from './TeacherScript.tsx'
import { usePrintTheme } from './usePrintTheme.ts'
import { aidWords } from './words.ts'

const PARTS = ['aid', 'script', 'teach', 'setup'] as const
type Part = (typeof PARTS)[number]
const COUNTS = [2, 3, 4, 5, 6, 7, 8]

export function AidScreen({ part: wished }: { part?: string }) {
  const w = aidWords()
  const part: Part = PARTS.find((one) => one === wished) ?? 'aid'
  const [mix, setMix] = useState(() => readAddress(location).mix)
  const voice = bookVoice()
  const book = useMemo(() => rulebook(setupOf(mix), voice), [mix, voice])
  const query = mixQuery(setupOf(mix))
  usePrintTheme()
  useTitle(w.title[part])
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}?${query}`)
  }, [query])
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link href="/" className={styles.home} aria-label={words().home}>
          <Icon name="vp-ring" size={24} />
        </Link>
        <nav className={styles.parts}>
          {PARTS.map((one) => (
            <Link
              key={one}
              href={`/aid/${one}?${query}`}
              className={classes(one === part && styles.on)}
              aria-current={one === part ? 'page' : undefined}
            >
              {w.parts[one]}
            </Link>
          ))}
        </nav>
        <MixChoice mix={mix} onChange={setMix} />
        <span className={styles.ways}>
          <Link href={`/rules?${query}`} className="btn ghost">
            <Icon name="book" size={15} /> {w.toRules}
          </Link>
          <button type="button" className="btn" onClick={() => print()}>
            {w.print}
          </button>
        </span>
      </header>
      <main>
        <h1 className={part === 'setup' || part === 'script' ? styles.title : 'hidden-text'}>{w.title[part]}</h1>
        {book.ok ? (
          <AidPart part={part} book={book.value} mix={mix} />
        ) : (
          <NoticeBox kind="problem">{say().problem(book.error)}</NoticeBox>
        )}
      </main>
    </div>
  )
}

function AidPart({ part, book, mix }: { part: Part; book: Rulebook; mix: RulesMix }) {
  if (part === 'script') return <TeacherScript book={book} />
  if (part === 'teach') return <MixDifferences book={book} mix={mix} />
  return part === 'setup' ? <SetupList book={book} /> : <PlayerAid book={book} />
}

function MixChoice({ mix, onChange }: { mix: RulesMix; onChange: (mix: RulesMix) => void }) {
  const all = words()
  return (
    <span className={styles.mix}>
      <EditionSelect mix={mix} onChange={onChange} />
      <select
        aria-label={all.players}
        value={mix.players}
        onChange={({ target }) => onChange(withPlayers(mix, Number(target.value)))}
      >
        {COUNTS.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
      {BOXES.slice(1).map(({ id }) => (
        <button
          key={id}
          type="button"
          title={say().boxName(id)}
          aria-label={say().boxName(id)}
          aria-pressed={mix.boxes.includes(id)}
          className={classes(styles.box, mix.boxes.includes(id) && styles.on)}
          style={accentOf(id)}
          onClick={() => onChange(withBox(mix, id))}
        >
          <BoxMark box={id} size={18} />
        </button>
      ))}
    </span>
  )
}
