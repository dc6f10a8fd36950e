/** One score-pad: the table, each city, the result; one step at a time, a thumb's reach away. */
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Waiting } from '../app/Waiting.tsx'
import { pieceName, say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { minus } from '../look/Tokens.tsx'
import { CityForm } from './CityForm.tsx'
import { findPad, keepPad } from './history.ts'
import styles from './pad.module.css'
import type { Pad, PadPosition } from './pad.ts'
import { Result } from './Result.tsx'
import { type Reckoning, reckon } from './reckon.ts'
import { TableForm } from './TableForm.tsx'
import { scoreWords, whoOf } from './words.ts'

/** The table, a seat, or the result. */
type Step = 'table' | 'result' | number

export function PadScreen({ id }: { id: string }) {
  const [pad, setPad] = useState<Pad>()
  const [gone, setGone] = useState(false)
  useEffect(() => {
    void findPad(id).then((found) => (found ? setPad(found) : setGone(true)))
  }, [id])
  if (gone) return <Gone />
  return pad ? <OpenPad pad={pad} onChange={setPad} /> : <Waiting />
}

function Gone() {
  return (
    <main className={styles.gone}>
      <h1>{words().gone}</h1>
      <Link href="/score" className="btn primary">
        {words().shelf.score}
      </Link>
    </main>
  )
}

function OpenPad({ pad, onChange }: { pad: Pad; onChange: (pad: Pad) => void }) {
  const w = scoreWords()
  const title = words().shelf.score
  const [step, setStep] = useState<Step>(() =>
    new URLSearchParams(location.search).get('step') === 'result' ? 'result' : 'table',
  )
  const [isKept, setKept] = useState(true)
  const { position } = pad
  const reckoning = useMemo(() => reckon(position), [position])
  const change = (wish: PadPosition) => {
    const next = { ...pad, position: wish }
    onChange(next)
    void keepPad(next).then(setKept)
  }
  useEffect(() => {
    document.title = `${title} · Heptapolis`
  }, [title])
  const go = (to: Step) => {
    setStep(to)
    scrollTo(0, 0)
  }
  const steps: Step[] = ['table', ...position.cities.keys(), 'result']
  const at = steps.indexOf(step)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Link href="/score" className="btn ghost icon" aria-label={title}>
          <Icon name="left" size={18} />
        </Link>
        <h1>{titleOf(step, position)}</h1>
        {typeof step === 'number' ? <Total reckoning={reckoning} seat={step} /> : undefined}
      </header>
      {isKept ? undefined : <p className={styles.warning}>{w.notKept}</p>}
      <Trouble reckoning={reckoning} position={position} step={step} onGo={go} />
      <main className={styles.body}>
        {step === 'table' ? <TableForm position={position} rules={reckoning.rules} onChange={change} /> : undefined}
        {typeof step === 'number' && reckoning.rules ? (
          <CityForm
            key={step}
            position={position}
            seat={step}
            reckoning={reckoning}
            rules={reckoning.rules}
            onChange={change}
          />
        ) : undefined}
        {step === 'result' ? <Result pad={pad} reckoning={reckoning} /> : undefined}
      </main>
      <nav className={styles.bar} aria-label={w.steps}>
        <ol>
          {steps.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={classes(styles.step, one === step && styles.on)}
                aria-current={one === step ? 'step' : undefined}
                ref={(button) => {
                  if (one === step) button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }}
                onClick={() => go(one)}
              >
                <span>{titleOf(one, position)}</span>
                {typeof one === 'number' ? (
                  <b>{totalOf(reckoning, one)}</b>
                ) : (
                  <Icon name={one === 'table' ? 'menu' : 'vp-ring'} size={16} />
                )}
              </button>
            </li>
          ))}
        </ol>
        {at < steps.length - 1 ? (
          <button type="button" className={classes('btn primary', styles.next)} onClick={() => go(steps[at + 1])}>
            {w.next} <Icon name="right" size={16} />
          </button>
        ) : undefined}
      </nav>
    </div>
  )
}

function titleOf(step: Step, position: PadPosition): string {
  const w = scoreWords()
  if (step === 'table') return w.table
  return step === 'result' ? w.result : whoOf(position, step)
}

const totalOf = ({ sheets }: Reckoning, seat: number): string => {
  const sheet = sheets.find((one) => one.seat === seat)
  return sheet ? minus(sheet.total) : '–'
}

function Total({ reckoning, seat }: { reckoning: Reckoning; seat: number }) {
  return (
    <output className={styles.total} aria-label={words().total}>
      {totalOf(reckoning, seat)}
    </output>
  )
}

interface TroubleProps {
  reckoning: Reckoning
  position: PadPosition
  step: Step
  onGo: (step: Step) => void
}

/** What cannot be, and what is odd: said at every step, with the way to where it is. */
function Trouble({ reckoning, position, step, onGo }: TroubleProps) {
  const w = scoreWords()
  const { problem, oddities, rules } = reckoning
  const card = (id: string) => {
    const piece = rules?.byId.get(id)
    return piece ? pieceName(piece) : id
  }
  const odd = oddities.filter(({ seat }) => step === 'result' || step === seat)
  return (
    <div role="alert" className={styles.troubles}>
      {problem ? (
        <p className={styles.problem}>
          <b>{w.problem}</b> {readable(say().problem(problem), position)}{' '}
          {problem.seat !== undefined && problem.seat !== step ? (
            <button type="button" className="btn" onClick={() => onGo(problem.seat ?? 'table')}>
              {w.goThere(whoOf(position, problem.seat))}
            </button>
          ) : undefined}
        </p>
      ) : undefined}
      {odd.map((one) => (
        <p key={`${one.what} ${one.card} ${one.seat}`} className={styles.warning}>
          {step === 'result' ? `${w.of(whoOf(position, one.seat))} ` : ''}
          {one.what === 'not-for-players'
            ? w.notForPlayers(card(one.card), one.copies, position.setup.seats.length)
            : w.neighbourUnknown(card(one.card), whoOf(position, one.neighbour))}
        </p>
      ))}
    </div>
  )
}

/** What is said of fields names cities by number; people have names. */
const readable = (message: string, position: PadPosition): string =>
  message.replace(/cities\[(\d+)\]\.?/g, (_, seat: string) => `${whoOf(position, Number(seat))}, `)
