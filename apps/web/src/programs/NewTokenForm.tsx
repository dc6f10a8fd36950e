/** Form for a new access token of the HTTP API: purpose, person or bot, permissions. */
import type { OwnBot, Scope } from '@heptapolis/wire'
import { type FormEvent, useState } from 'react'
import { Field } from '../look/controls/Field.tsx'
import styles from './programs.module.css'
import { makeToken, type ProgramAction } from './programs.ts'
import { programWords } from './words.ts'

const OF_PEOPLE: readonly Scope[] = ['account:read', 'games:read', 'tables:write']
const OF_BOTS: readonly Scope[] = ['bot:play', 'account:read']

interface NewTokenFormProps {
  bots: readonly OwnBot[]
  act: ProgramAction
  onMade: (token: string) => void
}

export function NewTokenForm({ bots, act, onMade }: NewTokenFormProps) {
  const w = programWords()
  const [name, setName] = useState('')
  const [bot, setBot] = useState('')
  const [off, setOff] = useState<readonly Scope[]>([])
  const offered = bot === '' ? OF_PEOPLE : OF_BOTS
  const scopes = offered.filter((scope) => !off.includes(scope))
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const made = await act(makeToken({ name, scopes: [...scopes], ...(bot === '' ? {} : { bot }) }))
    if (!made) return
    setName('')
    onMade(made.token)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <Field label={w.tokenName} value={name} onType={setName} maxLength={30} required isSmall />
      <label>
        {w.standsFor}
        <select value={bot} onChange={({ target }) => setBot(target.value)}>
          <option value="">{w.yourself}</option>
          {bots.map((one) => (
            <option key={one.bot} value={one.bot}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.scopes}>
        <legend>{w.allows}</legend>
        {offered.map((scope) => (
          <label key={scope}>
            <input
              type="checkbox"
              checked={!off.includes(scope)}
              onChange={({ target }) => setOff(target.checked ? off.filter((one) => one !== scope) : [...off, scope])}
            />
            {w.scopes[scope]}
          </label>
        ))}
      </fieldset>
      <button type="submit" className="btn" disabled={scopes.length === 0}>
        {w.makeToken}
      </button>
    </form>
  )
}
