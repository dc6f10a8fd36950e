/**
 * Page before a game at one screen whose wonders are given out by agreement. Several people pass the device on: a
 * question is covered until its player opens it.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Ruleset } from '@heptapolis/engine/show'
import {
  type Agreement,
  agreementIn,
  answeredAtDevice,
  openAtDevice,
  questionOf,
  shownAgreement,
  stepOf,
  unanswered,
  type WonderAnswer,
} from '@heptapolis/table/wonders'
import { useEffect, useMemo, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { AgreementHistory } from '../../agreement/AgreementHistory.tsx'
import styles from '../../agreement/agreement.module.css'
import { BoardList, QuestionForm } from '../../agreement/QuestionForm.tsx'
import { agreementWords } from '../../agreement/words.ts'
import { Notice } from '../../app/Notice.tsx'
import { beginGame } from '../../game-model/saved/games.ts'
import { seatsHere } from '../../game-model/table.ts'
import { say, words } from '../../i18n/index.ts'
import { takesRestingFocus } from '../../look/page/focus.ts'
import { troubleText } from '../../online/words.ts'
import { nameAt, planToQuery, type SetupPlan, setupOf, sittersOf } from '../plan.ts'
import { recallPlan } from '../storage.ts'

interface LocalAgreement {
  plan: SetupPlan
  rules: Ruleset
  agreement: Agreement
  /** Seats of people at this device. */
  people: readonly number[]
}

export function LocalAgreementScreen() {
  const [plan] = useState(() => recallPlan(location.search))
  const opened = useMemo(() => openPlan(plan), [plan])
  if ('problem' in opened) {
    return (
      <Notice title={words().cannotPlay} text={opened.problem}>
        <Link href={`/new?${planToQuery(plan)}`} className="btn primary">
          {words().newGame}
        </Link>
      </Notice>
    )
  }
  return <AtOneScreen opened={opened} />
}

/** The agreement of a plan, or the reason why there is none. */
function openPlan(plan: SetupPlan): LocalAgreement | { problem: string } {
  const rules = compile(setupOf(plan, ''), BOXES)
  if (!rules.ok) return { problem: say().problem(rules.error) }
  const { method = 'drawn', ...terms } = plan.agreement ?? {}
  const people = seatsHere(sittersOf(plan))
  const agreement = openAtDevice(agreementIn(rules.value, method, terms), plan.seed, people)
  if (!agreement.ok) return { problem: troubleText(agreement.error.code) }
  return { plan, rules: rules.value, agreement: agreement.value, people }
}

function AtOneScreen({ opened: { plan, rules, agreement: first, people } }: { opened: LocalAgreement }) {
  const w = agreementWords()
  const [agreement, setAgreement] = useState(first)
  const names = plan.seats.map((_, i) => nameAt(plan, i, words().whoSits.you))
  const answer = (seat: number, given: WonderAnswer) => {
    const next = answeredAtDevice(agreement, seat, given, people)
    if (next.ok) setAgreement(next.value)
  }
  const { method, past, result } = shownAgreement(agreement, undefined)
  return (
    <main className={styles.page}>
      <header>
        <h1 ref={takesRestingFocus} tabIndex={-1}>
          {w.title}
        </h1>
        <p>
          {w.ways[method]} {people.length > 1 ? w.secret : ''}
        </p>
      </header>
      {result ? (
        <Result plan={plan} agreement={agreement} />
      ) : (
        <Questions key={stepOf(agreement)} {...{ agreement, rules, people, names }} onAnswer={answer} />
      )}
      <AgreementHistory agreement={{ past, result }} names={names} />
    </main>
  )
}

function Result({ plan, agreement: { result = [] } }: { plan: SetupPlan; agreement: Agreement }) {
  const [, navigate] = useLocation()
  const [isBeginning, setBeginning] = useState(false)
  const play = async () => {
    setBeginning(true)
    const setup = setupOf(plan, words().whoSits.you)
    const seats = setup.seats.map((seat, i) => ({ ...seat, ...result[i] }))
    const id = await beginGame({ ...setup, seats }, sittersOf(plan), { agreed: planToQuery(plan) })
    // Going back must not give out the same wonders again.
    navigate(`/play/${id}`, { replace: true })
  }
  return (
    <p className={styles.controls}>
      <button
        ref={takesRestingFocus}
        type="button"
        className="btn primary"
        disabled={isBeginning}
        onClick={() => void play()}
      >
        {words().play}
      </button>
    </p>
  )
}

interface QuestionsProps {
  agreement: Agreement
  rules: Ruleset
  people: readonly number[]
  names: readonly string[]
  onAnswer: (seat: number, answer: WonderAnswer) => void
}

/** The questions of a step, one person after another. */
function Questions({ agreement, rules, people, names, onAnswer }: QuestionsProps) {
  const [opened, setOpened] = useState<number>()
  const asked = people.filter((seat) => questionOf(agreement, seat))
  const [next = 0] = unanswered(agreement).filter((seat) => people.includes(seat))
  const open = people.length === 1 ? next : opened
  const question = open === undefined ? undefined : questionOf(agreement, open)
  if (open === undefined || !question) {
    const before = asked.filter((seat) => !unanswered(agreement).includes(seat))
    return <PassOn {...{ agreement, rules, names, next, before }} onOpen={setOpened} />
  }
  return (
    <>
      {people.length > 1 ? <p className={styles.whose}>{agreementWords().showQuestion(names[open])}</p> : undefined}
      <QuestionForm
        key={open}
        question={question}
        answer={agreement.open?.answers[open]}
        boards={rules.boards}
        onAnswer={(given) => {
          setOpened(undefined)
          onAnswer(open, given)
        }}
      />
    </>
  )
}

interface PassOnProps {
  agreement: Agreement
  rules: Ruleset
  names: readonly string[]
  next: number
  /** People who have answered and may answer again. */
  before: readonly number[]
  onOpen: (seat: number) => void
}

/** Between two people, with what all may see. */
function PassOn({ agreement, rules, names, next, before, onOpen }: PassOnProps) {
  const w = words()
  const wonders = agreementWords()
  const { boards } = shownAgreement(agreement, undefined)
  useEffect(() => void window.scrollTo(0, 0), [])
  return (
    <>
      <section className={styles.passOn} aria-label={w.passTo(names[next])}>
        <h2 ref={takesRestingFocus} tabIndex={-1}>
          {w.passTo(names[next])}
        </h2>
        <p>{wonders.lookAway}</p>
        <p className={styles.controls}>
          <button type="button" className="btn primary" onClick={() => onOpen(next)}>
            {wonders.openQuestion(names[next])}
          </button>
          {before.map((seat) => (
            <button key={seat} type="button" className="btn ghost" onClick={() => onOpen(seat)}>
              {w.choosesAgain(names[seat])}
            </button>
          ))}
        </p>
      </section>
      {boards.length > 0 ? (
        <section>
          <h2>{wonders.onOffer}</h2>
          <BoardList from={boards} boards={rules.boards} />
        </section>
      ) : undefined}
    </>
  )
}
