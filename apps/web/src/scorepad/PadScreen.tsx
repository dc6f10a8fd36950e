/** Page of one score-pad, for a game with real cards: table, cities, result, one step at a time. */

import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { Notice } from '../app/Notice.tsx'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { Icon } from '../look/Icon.tsx'
import { useTitle } from '../look/page/useTitle.ts'
import { minus } from '../look/pieces/Tokens.tsx'
import { CityForm } from './forms/CityForm.tsx'
import { TableForm } from './forms/TableForm.tsx'
import { NumbersGrid } from './grid/NumbersGrid.tsx'
import { isShared, modeOf, type PadMode, type PadPosition, type ScorePad } from './model/pad.ts'
import { type PadResult, scorePosition } from './model/scoring.ts'
import { findPad, storePad } from './model/storage.ts'
import { type PadStep, Problems } from './Problems.tsx'
import styles from './pad.module.css'
import { Result } from './Result.tsx'
import { SharedPad } from './SharedPad.tsx'
import { scoreWords, whoOf } from './words.ts'

export function PadScreen({ id }: { id: string }) {
  const [pad, setPad] = useState<ScorePad>()
  const [gone, setGone] = useState(false)
  useEffect(() => {
    void findPad(id).then((found) => (found ? setPad(found) : setGone(true)))
  }, [id])
  if (gone) return <Gone />
  if (!pad) return <LoadingNotice />
  const editor = <OpenPad pad={pad} onChange={setPad} />
  return isShared(pad) && isResultAsked() ? <SharedPad pad={pad} editor={editor} /> : editor
}

const isResultAsked = (): boolean => new URLSearchParams(location.search).get('step') === 'result'

function Gone() {
  const w = words()
  return <Notice title={w.gone} way={{ href: '/score', text: w.shelf.score }} />
}

function OpenPad({ pad, onChange }: { pad: ScorePad; onChange: (pad: ScorePad) => void }) {
  const w = scoreWords()
  const title = words().shelf.score
  const [step, setStep] = useState<PadStep>(() => (isResultAsked() ? 'result' : 'table'))
  const [isKept, setKept] = useState(true)
  const { position } = pad
  const reckoning = useMemo(() => scorePosition(position), [position])
  const way = pad.way ?? modeOf(position)
  const [past, setPast] = useState<readonly PadPosition[]>([])
  const keep = (wish: ScorePad) => {
    const next = { ...wish, isNew: false }
    onChange(next)
    void storePad(next).then(setKept)
  }
  const change = (wish: PadPosition) => {
    setPast([...past.slice(-MOST_UNDONE), position])
    keep({ ...pad, position: wish })
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    keep({ ...pad, position: before })
  }
  useTitle(title)
  const heading = useHeading(step)
  const go = (to: PadStep) => {
    setStep(to)
    scrollTo(0, 0)
  }
  const turnTo = (wish: PadMode, to: PadStep) => {
    if (wish !== way) keep({ ...pad, way: wish })
    go(to)
  }
  const steps: PadStep[] = ['table', ...(way === 'numbers' ? (['numbers'] as const) : position.cities.keys()), 'result']
  const at = steps.indexOf(step)
  return (
    <div className={classes(styles.page, step === 'numbers' && styles.wide)}>
      <header className={styles.head}>
        {step === 'numbers' ? (
          <button type="button" className="btn ghost icon" aria-label={w.table} onClick={() => go('table')}>
            <Icon name="left" size={18} />
          </button>
        ) : (
          <Link href="/score" className="btn ghost icon" aria-label={title}>
            <Icon name="left" size={18} />
          </Link>
        )}
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(step, position)}
        </h1>
        {typeof step === 'number' ? <Total reckoning={reckoning} seat={step} /> : undefined}
        <span className={styles.tools}>
          <button
            type="button"
            className="btn ghost icon"
            title={words().undo}
            disabled={past.length === 0}
            onClick={undo}
          >
            <Icon name="undo" size={18} />
          </button>
          {step === 'numbers' ? (
            <button type="button" className={classes('btn primary', styles.finish)} onClick={() => go('result')}>
              <Icon name="vp-ring" size={16} /> <span>{w.result}</span>
            </button>
          ) : undefined}
          <ModeSwitch way={way} onPick={(wish) => turnTo(wish, wish === 'numbers' ? 'numbers' : 0)} />
        </span>
      </header>
      {isKept ? undefined : <NoticeBox kind="warning">{w.notKept}</NoticeBox>}
      <Problems reckoning={reckoning} position={position} step={step} onGo={go} />
      <main className={styles.body}>
        {step === 'table' ? (
          <TableForm
            position={position}
            rules={reckoning.rules}
            way={way}
            onChange={change}
            onWay={(wish) => keep({ ...pad, way: wish })}
          />
        ) : undefined}
        {typeof step === 'number' && reckoning.rules ? (
          <CityForm
            key={step}
            position={position}
            seat={step}
            reckoning={reckoning}
            rules={reckoning.rules}
            onChange={change}
            onGrid={() => turnTo('numbers', 'numbers')}
          />
        ) : undefined}
        {step === 'numbers' && reckoning.rules ? (
          <NumbersGrid
            position={position}
            rules={reckoning.rules}
            reckoning={reckoning}
            onChange={change}
            onDone={() => go('result')}
            onCity={(seat) => turnTo('cities', seat)}
          />
        ) : undefined}
        {step === 'result' ? <Result pad={pad} reckoning={reckoning} /> : undefined}
      </main>
      <nav className={styles.bar} aria-label={w.steps} hidden={step === 'numbers'}>
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
                {typeof one === 'number' ? <b>{totalOf(reckoning, one)}</b> : <Icon name={STEP_ICONS[one]} size={16} />}
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

/** A new step takes the focus to its heading; the grid of numbers focuses its first field itself. */
function useHeading(step: PadStep) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step && step !== 'numbers') heading.current?.focus()
    last.current = step
  }, [step])
  return heading
}

const MOST_UNDONE = 200
const STEP_ICONS = { table: 'menu', numbers: 'grid', result: 'vp-ring' }

/** Switches between the grid of numbers and city by city. */
function ModeSwitch({ way, onPick }: { way: PadMode; onPick: (way: PadMode) => void }) {
  const w = scoreWords()
  const icons = { numbers: 'grid', cities: 'c-blue' }
  return (
    <fieldset className={styles.ways} aria-label={w.way}>
      {(['numbers', 'cities'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === way}
          className={classes(one === way && styles.on)}
          onClick={() => onPick(one)}
        >
          <Icon name={icons[one]} size={16} />
          <span>{w.ways[one]}</span>
        </button>
      ))}
    </fieldset>
  )
}

function titleOf(step: PadStep, position: PadPosition): string {
  const w = scoreWords()
  if (step === 'table') return w.table
  if (step === 'numbers') return w.ways.numbers
  return step === 'result' ? w.result : whoOf(position, step)
}

const totalOf = ({ sheets }: PadResult, seat: number): string => {
  const sheet = sheets.find((one) => one.seat === seat)
  return sheet ? minus(sheet.total) : '–'
}

function Total({ reckoning, seat }: { reckoning: PadResult; seat: number }) {
  return (
    <output className={styles.total} aria-label={words().total}>
      {totalOf(reckoning, seat)}
    </output>
  )
}
