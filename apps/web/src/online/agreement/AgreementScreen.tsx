/**
 * Page of an online table while players decide who gets which wonder: questions to the viewer, boards on offer,
 * revealed steps, chat.
 */
import { BOXES } from '@heptapolis/boxes'
import { type Board, compile } from '@heptapolis/engine/show'
import type { ShownAgreement, TableSnapshot } from '@heptapolis/table'
import { useEffect, useMemo, useState } from 'react'
import { AgreementHistory } from '../../agreement/AgreementHistory.tsx'
import styles from '../../agreement/agreement.module.css'
import { BoardList, QuestionForm } from '../../agreement/QuestionForm.tsx'
import { agreementWords } from '../../agreement/words.ts'
import { findFocus } from '../../look/page/focus.ts'
import { Chat } from '../chat/Chat.tsx'
import { OwnClock } from '../clocks/OwnClock.tsx'
import { rejectionText } from '../connection/rejections.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import { useCommands } from '../connection/useCommands.ts'
import { VoteStrip } from '../play/VoteStrip.tsx'
import { OnlineBar } from '../room/OnlineBar.tsx'
import { seatName } from '../seats/seats.ts'
import type { TableVisit } from '../TableLoader.tsx'

/** Whether wonders are given out now. */
export const isAgreeing = ({ phase, game, agreement }: TableSnapshot): boolean =>
  phase === 'play' && game === undefined && agreement !== undefined

type AgreementScreenProps = Pick<TableVisit, 'subscription' | 'snapshot'>

export function AgreementScreen({ subscription, snapshot }: AgreementScreenProps) {
  const w = agreementWords()
  const commands = useCommands(subscription)
  const boards = useBoards(snapshot)
  const { agreement, seats } = snapshot
  // The question that was answered is gone; the next one takes the focus from the heading.
  useEffect(() => {
    if (agreement) findFocus()
  }, [agreement])
  if (!agreement) return undefined
  const names = seats.map((seat, i) => seatName(seat, i))
  const awaited = agreement.awaited.map((seat) => names[seat])
  return (
    <>
      <OnlineBar subscription={subscription} />
      <main className={styles.page}>
        <header>
          <h1 tabIndex={-1} data-home="">
            {w.title}
          </h1>
          <p>
            {w.ways[agreement.method]} {w.secret}
          </p>
          <p role="status">{awaited.length > 0 ? w.waitsFor(awaited) : ''}</p>
          <OwnClock {...{ snapshot, subscription }} />
        </header>
        <VoteStrip snapshot={snapshot} commands={commands} />
        <OwnQuestions {...{ subscription, boards, names }} />
        <OnOffer {...{ subscription, agreement, boards }} />
        <AgreementHistory agreement={agreement} names={names} />
        <Chat subscription={subscription} snapshot={snapshot} />
      </main>
    </>
  )
}

/** Boards that everybody sees, unless the own question shows them already. */
function OnOffer({
  subscription,
  agreement,
  boards,
}: Pick<AgreementScreenProps, 'subscription'> & { agreement: ShownAgreement; boards: readonly Board[] }) {
  const w = agreementWords()
  const isAsked = subscription.people.some((as) => subscription.snapshot(as)?.agreement?.asked)
  if (isAsked || agreement.boards.length === 0) return undefined
  return (
    <section>
      <h2>{w.onOffer}</h2>
      <BoardList from={agreement.boards} boards={boards} />
    </section>
  )
}

/** Several people at one device open their questions one at a time. */
function OwnQuestions({
  subscription,
  boards,
  names,
}: {
  subscription: TableSubscription
  boards: readonly Board[]
  names: readonly string[]
}) {
  const w = agreementWords()
  const [opened, setOpened] = useState<number>()
  const asked = subscription.people.filter((as) => subscription.snapshot(as)?.agreement?.asked)
  const open = asked.length === 1 ? asked[0] : asked.find((as) => as === opened)
  return (
    <>
      {asked.length > 1 ? (
        <nav className={styles.controls}>
          {asked.map((as) => (
            <button
              key={as}
              type="button"
              className={as === open ? 'btn primary' : 'btn'}
              aria-expanded={as === open}
              onClick={() => setOpened(as === open ? undefined : as)}
            >
              {w.showQuestion(names[subscription.snapshot(as)?.you.seat ?? 0])}
            </button>
          ))}
        </nav>
      ) : undefined}
      {open === undefined ? undefined : <OwnQuestion key={open} as={open} {...{ subscription, boards }} />}
    </>
  )
}

function OwnQuestion({
  as,
  subscription,
  boards,
}: {
  as: number
  subscription: TableSubscription
  boards: readonly Board[]
}) {
  const [problem, setProblem] = useState<string>()
  const agreement = subscription.snapshot(as)?.agreement
  if (!agreement?.asked) return undefined
  const { step, asked, answer } = agreement
  return (
    <>
      <QuestionForm
        key={step}
        question={asked}
        answer={answer}
        boards={boards}
        onAnswer={(given) =>
          void subscription
            .do({ do: 'agree', step, answer: given }, as)
            .then((sent) => setProblem(sent.ok ? undefined : rejectionText(sent.error.code, undefined)))
        }
      />
      {problem ? <p role="alert">{problem}</p> : undefined}
    </>
  )
}

/** All boards of the mix of a table. */
function useBoards({ terms }: TableSnapshot): readonly Board[] {
  const mix = JSON.stringify({ ...terms, seats: terms.seats.map(() => ({})) })
  return useMemo(() => {
    const rules = compile({ ...JSON.parse(mix), seed: '' }, BOXES)
    return rules.ok ? rules.value.boards : []
  }, [mix])
}
