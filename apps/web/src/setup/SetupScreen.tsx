/** The set-up of a new game. The default is playable at once. */
import { BOXES } from '@heptapolis/boxes'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { SettingsForm } from '../app/SettingsForm.tsx'
import { inPlay, storedCorrections } from '../corrections/corrections.ts'
import { say, terms, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { copyText } from '../look/copy.ts'
import { Icon } from '../look/Icon.tsx'
import { Monument } from '../look/Monument.tsx'
import { accentOf, BoxMark } from '../look/Tokens.tsx'
import {
  clearWonders,
  defaultPlan,
  freshSeed,
  planToQuery,
  type SetupPlan,
  setupOf,
  sittersOf,
  tableOf,
  withPlayers,
} from './plan.ts'
import { SeatList } from './SeatList.tsx'
import { Shelf } from './Shelf.tsx'
import styles from './setup.module.css'
import { recallPlan, rememberPlan } from './storage.ts'

const CorrectedBoards = lazy(() =>
  import('../boxes/CorrectedBoards.tsx').then((it) => ({ default: it.CorrectedBoards })),
)
const LayTable = lazy(() => import('./CreateTable.tsx').then((it) => ({ default: it.CreateTable })))

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

export function SetupScreen() {
  const w = words()
  const [plan, setPlan] = useState(() => recallPlan(location.search))
  const [isBeginning, setBeginning] = useState(false)
  const [, navigate] = useLocation()
  const setup = setupOf(plan, w.whoSits.you)
  const { rules, boards } = useMemo(() => tableOf(plan, w.whoSits.you), [plan, w])
  useEffect(() => history.replaceState(history.state, '', `?${planToQuery(plan)}`), [plan])
  const play = async () => {
    rememberPlan(plan)
    setBeginning(true)
    try {
      const { beginGame } = await import('../game-model/games.ts')
      navigate(`/play/${await beginGame(setup, sittersOf(plan))}`)
    } finally {
      setBeginning(false)
    }
  }
  return (
    <main className={styles.page}>
      <Hero />
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void play()
        }}
      >
        <section className={styles.block}>
          <Choices
            label={w.players}
            options={COUNTS.map((n) => [String(n), String(n)])}
            value={String(plan.seats.length)}
            onPick={(n) => setPlan(withPlayers(plan, Number(n)))}
          />
          <Choices
            label={w.edition}
            options={[
              ['2e', terms().editions['2e']],
              ['1e', terms().editions['1e']],
            ]}
            value={plan.edition}
            onPick={(edition) => setPlan(clearWonders({ ...plan, edition: edition === '1e' ? '1e' : '2e' }))}
          />
        </section>
        <BoxList plan={plan} onChange={setPlan} />
        <Suspense>
          <CorrectedBoards
            boxes={plan.boxes}
            edition={plan.edition}
            corrections={plan.boards}
            onChange={(boards) => setPlan((now) => ({ ...now, boards }))}
          />
        </Suspense>
        <details className={styles.more} open={plan.seats.some(({ wonder, who }) => wonder || who === 'person')}>
          <summary>{w.moreChoices}</summary>
          <SeatList plan={plan} boards={boards} onChange={setPlan} />
          <Seed plan={plan} onChange={setPlan} />
        </details>
        {rules.ok ? undefined : (
          <p className={styles.problem} role="alert">
            <b>{w.cannotPlay}</b> {say().problem(rules.error)}{' '}
            <button type="button" onClick={() => setPlan(defaultPlan())}>
              {w.startOver}
            </button>
          </p>
        )}
        <div className={styles.go}>
          <button type="submit" className={classes('btn primary', styles.play)} disabled={!rules.ok || isBeginning}>
            {w.play}
          </button>
          <div className={styles.other}>
            <Suspense>
              <LayTable plan={plan} />
            </Suspense>
            <Link href="/tables" className="btn">
              {w.openTables}
            </Link>
            <Link href="/games" className="btn">
              {w.yourGames}
            </Link>
            <CopyLink plan={plan} />
          </div>
        </div>
      </form>
      <Shelf setup={setup} />
      <footer className={styles.foot}>
        <p className={styles.ways}>
          <Link href="/daily">{w.dealOfTheDay}</Link>
          <Link href="/season">{w.season}</Link>
          <Link href="/account">{w.account}</Link>
        </p>
        <SettingsForm />
      </footer>
    </main>
  )
}

function Hero() {
  return (
    <header className={styles.hero}>
      <h1>
        <Icon name="vp-ring" size={40} className={styles.logo} /> Heptapolis
      </h1>
      <p>{words().tagline}</p>
      <p>
        <Link href="/learn" className="icon-link">
          <Icon name="hint" size={17} /> {words().neverPlayed}
        </Link>
      </p>
      <div className={styles.skyline} aria-hidden="true">
        {['gizah', 'babylon', 'olympia', 'ephesos', 'halikarnassos', 'rhodos', 'alexandria'].map((wonder, i) => (
          <Monument key={wonder} wonder={wonder} built={(i * 2 + 1) % 4} stages={3} width={96} />
        ))}
      </div>
    </header>
  )
}

interface ChoicesProps {
  label: string
  options: readonly (readonly [string, string])[]
  value: string
  onPick: (value: string) => void
}

function Choices({ label, options, value, onPick }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {options.map(([key, name]) => (
        <label key={key} className={classes(styles.choice, key === value && styles.on)}>
          <input type="radio" name={label} value={key} checked={key === value} onChange={() => onPick(key)} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

function BoxList({ plan, onChange }: { plan: SetupPlan; onChange: (plan: SetupPlan) => void }) {
  const w = words()
  const boxes = BOXES.slice(1)
  if (boxes.length === 0) return undefined
  const toggle = (id: string) => {
    const chosen = plan.boxes.includes(id) ? plan.boxes.filter((other) => other !== id) : [...plan.boxes, id]
    const boards = { ...inPlay(storedCorrections(), [id]), ...plan.boards }
    onChange({ ...plan, boards, boxes: boxes.map((box) => box.id).filter((box) => chosen.includes(box)) })
  }
  return (
    <fieldset className={styles.boxes}>
      <legend>{w.boxes}</legend>
      {boxes.map(({ id }) => (
        <label key={id} className={classes(styles.box, plan.boxes.includes(id) && styles.on)} style={accentOf(id)}>
          <input type="checkbox" checked={plan.boxes.includes(id)} onChange={() => toggle(id)} />
          <BoxMark box={id} size={22} />
          <span>
            <b>{say().boxName(id)}</b>
            <span className={styles.about}>{say().boxAbout(id)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Seed({ plan, onChange }: { plan: SetupPlan; onChange: (plan: SetupPlan) => void }) {
  const w = words()
  return (
    <div className={styles.seed}>
      <label>
        {w.seed}
        <input value={plan.seed} maxLength={64} onChange={(event) => onChange({ ...plan, seed: event.target.value })} />
      </label>
      <button type="button" className="btn" onClick={() => onChange({ ...plan, seed: freshSeed() })}>
        {w.newSeed}
      </button>
      <span className={styles.about}>{w.seedHelp}</span>
      {plan.seats.length >= 4 && plan.seats.length % 2 === 0 ? (
        <label className={styles.teams}>
          <input type="checkbox" checked={plan.teams} onChange={() => onChange({ ...plan, teams: !plan.teams })} />
          {w.teams}
        </label>
      ) : undefined}
    </div>
  )
}

function CopyLink({ plan }: { plan: SetupPlan }) {
  const w = words()
  const [copied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(`${location.origin}/?${planToQuery(plan)}`))
  return (
    <button type="button" className="btn ghost" onClick={() => void copy()}>
      <Icon name="link" size={16} /> {copied ? w.copied : w.copyLink}
    </button>
  )
}
