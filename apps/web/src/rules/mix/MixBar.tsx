/** Controls to choose edition, expansions and players of the rulebook. */
import { BOXES } from '@heptapolis/boxes'
import { mixOf, wishesOf } from '@heptapolis/rulebook'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { say, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { accentOf, BoxMark } from '../../look/pieces/Tokens.tsx'
import { useHandheld } from '../../look/useNarrow.ts'
import { bookVoice, rulesWords } from '../words.ts'
import { EditionSelect } from './EditionSelect.tsx'
import styles from './mix.module.css'
import { type RulesMix, setupOf, withBox, withPlayers, withWish } from './mix.ts'

interface MixBarProps {
  mix: RulesMix
  onChange: (mix: RulesMix) => void
  /** The search, where the bar stays on top. */
  children: ReactNode
}

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

/** On a phone it shows a summary and unfolds. */
export function MixBar(props: MixBarProps) {
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home}>
        <Icon name="vp-ring" size={22} /> <span>{words().shelf.rules}</span>
      </Link>
      {useHandheld() ? (
        <details className={styles.folded}>
          <summary>{bookVoice().words.subtitle(mixOf(setupOf(props.mix)), say())}</summary>
          <Choices {...props} />
        </details>
      ) : (
        <Choices {...props} />
      )}
    </header>
  )
}

function Choices({ mix, onChange, children }: MixBarProps) {
  const w = rulesWords()
  return (
    <>
      <fieldset className={styles.boxes} aria-label={w.boxes}>
        {BOXES.slice(1).map(({ id }) => (
          <label key={id} className={classes(styles.box, mix.boxes.includes(id) && styles.on)} style={accentOf(id)}>
            <input type="checkbox" checked={mix.boxes.includes(id)} onChange={() => onChange(withBox(mix, id))} />
            <BoxMark box={id} size={15} /> {say().boxName(id)}
          </label>
        ))}
      </fieldset>
      <div className={styles.table}>
        <EditionSelect mix={mix} onChange={onChange} />
        <fieldset className={styles.players}>
          <legend>{w.players}</legend>
          {COUNTS.map((count) => (
            <label key={count} className={classes(count === mix.players && styles.on)}>
              <input
                type="radio"
                name="players"
                checked={count === mix.players}
                onChange={() => onChange(withPlayers(mix, count))}
              />
              {count}
            </label>
          ))}
        </fieldset>
        {mix.players >= 4 && mix.players % 2 === 0 ? (
          <label className={styles.tick}>
            <input type="checkbox" checked={mix.teams} onChange={() => onChange({ ...mix, teams: !mix.teams })} />{' '}
            {w.teams}
          </label>
        ) : undefined}
        {wishesOf(mixOf(setupOf(mix)), bookVoice()).map(({ option, on, label }) => (
          <label key={option} className={styles.tick}>
            <input
              type="checkbox"
              checked={mix.wishes[option] === on}
              onChange={() => onChange(withWish(mix, option, on))}
            />{' '}
            {label}
          </label>
        ))}
        {children}
      </div>
    </>
  )
}
