/** List of the bots that a person has registered: whether their programs are connected, and who may invite them. */
import type { Accepts, OwnBot } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Field } from '../look/controls/Field.tsx'
import { ListRow, RowList } from '../look/controls/RowList.tsx'
import { Icon } from '../look/Icon.tsx'
import styles from './programs.module.css'
import { makeBot, type ProgramAction, removeBot, setAccepts } from './programs.ts'
import { programWords } from './words.ts'

export function Bots({ bots, act }: { bots: readonly OwnBot[]; act: ProgramAction }) {
  const w = programWords()
  const [name, setName] = useState('')
  const [meant, setMeant] = useState<string>()
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(makeBot(name))) setName('')
  }
  return (
    <section className={classes('panel', styles.part)}>
      <h2>{w.bots}</h2>
      <p className={styles.help}>{w.botsHelp}</p>
      <code className={styles.code}>
        npx heptapolis online --server {location.origin} --token … --bot "cmd:python3 {w.program}"
      </code>
      {bots.length === 0 ? <p className={styles.help}>{w.noBots}</p> : undefined}
      <RowList areCards>
        {bots.map((one) => (
          <ListRow
            key={one.bot}
            start={<Icon name="bot" size={18} />}
            title={one.name}
            notes={[one.isHere ? w.isHere : w.isAway]}
          >
            <label className={styles.asked}>
              <span>{w.whoMayAsk(one.name)}</span>
              <select
                value={one.accepts}
                onChange={({ target }) => void act(setAccepts(one.bot, target.value as Accepts))}
              >
                {Object.entries(w.accepts).map(([accepts, named]) => (
                  <option key={accepts} value={accepts}>
                    {named}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              className="btn ghost"
              aria-label={meant === one.bot ? words().labelled(w.removeBot(one.name), w.really) : w.removeBot(one.name)}
              onBlur={() => setMeant(undefined)}
              onClick={() => (meant === one.bot ? void act(removeBot(one.bot)) : setMeant(one.bot))}
            >
              {meant === one.bot ? w.really : w.removeShort}
            </button>
          </ListRow>
        ))}
      </RowList>
      <form className={styles.form} onSubmit={(event) => void make(event)}>
        <Field label={w.botName} value={name} onType={setName} maxLength={30} required isSmall />
        <button type="submit" className="btn">
          {w.makeBot}
        </button>
      </form>
    </section>
  )
}
