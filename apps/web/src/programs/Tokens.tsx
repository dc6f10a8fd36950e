/** List of a person's access tokens for the HTTP API: created, shown once, revoked. */
import type { ListedToken, Scope } from '@heptapolis/wire'
import { useState } from 'react'
import { classes } from '../look/classes.ts'
import { ListRow, RowList } from '../look/controls/RowList.tsx'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import { settings } from '../settings/settings.ts'
import { NewTokenForm } from './NewTokenForm.tsx'
import styles from './programs.module.css'
import { type OwnPrograms, type ProgramAction, revokeToken } from './programs.ts'
import { programWords } from './words.ts'

export function Tokens({ own, act }: { own: OwnPrograms; act: ProgramAction }) {
  const w = programWords()
  const [made, setMade] = useState<string>()
  const [said, setSaid] = useState('')
  const revoke = async ({ id, name }: ListedToken) => {
    if (await act(revokeToken(id))) setSaid(w.revoked(name))
  }
  return (
    <section className={classes('panel', styles.part)}>
      <h2>{w.tokens}</h2>
      <p className={styles.help}>{w.tokensHelp}</p>
      {made === undefined ? undefined : <Made token={made} onDone={() => setMade(undefined)} />}
      {own.tokens.length === 0 ? <p className={styles.help}>{w.noTokens}</p> : undefined}
      <RowList areCards>
        {own.tokens.map((token) => (
          <Row key={token.id} token={token} own={own} onRevoke={() => void revoke(token)} />
        ))}
      </RowList>
      <p role="status" className="hidden-text">
        {said}
      </p>
      <NewTokenForm bots={own.bots} act={act} onMade={setMade} />
    </section>
  )
}

/** The token text is shown only once. */
function Made({ token, onDone }: { token: string; onDone: () => void }) {
  const w = programWords()
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.made} role="status">
      <b>{w.made}</b>
      <code className={styles.code}>{token}</code>
      <span className={styles.row}>
        <button type="button" className="btn primary" onClick={() => void copyText(token).then(setCopied)}>
          <Icon name="o-copy" size={15} /> {copied ? w.copied : w.copy}
        </button>
        <button type="button" className="btn" onClick={onDone}>
          {w.done}
        </button>
      </span>
    </div>
  )
}

function Row({ token, own, onRevoke }: { token: ListedToken; own: OwnPrograms; onRevoke: () => void }) {
  const w = programWords()
  const { name, scopes, bot, created, used } = token
  const of = own.bots.find((one) => one.bot === bot)
  const facts = [
    ...(of ? [w.ofBot(of.name)] : []),
    ...scopes.map((scope: Scope) => w.scopes[scope]),
    w.madeOn(dated(created)),
    used === undefined ? w.neverUsed : w.usedOn(dated(used)),
  ]
  return (
    <ListRow title={name} notes={[facts.join(' · ')]}>
      <button type="button" className="btn" aria-label={w.revoke(name)} onClick={onRevoke}>
        {w.revokeShort}
      </button>
    </ListRow>
  )
}

const dated = (at: number): string =>
  new Date(at).toLocaleString(settings.getState().language, { dateStyle: 'medium', timeStyle: 'short' })
