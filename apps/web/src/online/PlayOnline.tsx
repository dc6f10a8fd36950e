/** The game at a table elsewhere: the table screen as ever, with what people far away need around it. */
import { isOver, PUBLIC } from '@heptapolis/engine/show'
import type { TableSnapshot } from '@heptapolis/table'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../app/Notice.tsx'
import { EndScreen } from '../end/EndScreen.tsx'
import { Icon } from '../look/Icon.tsx'
import { useNarrow } from '../look/useNarrow.ts'
import { SidePanel } from '../table-screen/SidePanel.tsx'
import { TableScreen } from '../table-screen/TableScreen.tsx'
import { AtTheTable } from './AtTheTable.tsx'
import { Drawer } from './Drawer.tsx'
import type { TableSubscription } from './following.ts'
import { InsteadOfHand } from './InsteadOfHand.tsx'
import { LateStrip } from './LateStrip.tsx'
import { LineStrip } from './LineStrip.tsx'
import { AlikeAtEnd } from './moderation/AlikeNote.tsx'
import { OfTheDay } from './OfTheDay.tsx'
import { OwnClock } from './OwnClock.tsx'
import { savePast } from './past.ts'
import { sitAgain } from './people.ts'
import { hasQuestions, Questions } from './Questions.tsx'
import { Rematch } from './Rematch.tsx'
import { Remote } from './Remote.tsx'
import { hostName } from './RoomScreen.tsx'
import type { RemoteTable } from './remote.ts'
import { placesOf } from './sitters.ts'
import styles from './strip.module.css'
import { Said } from './Talk.tsx'
import { useDoing } from './useDoing.ts'
import { useRatings } from './useRatings.ts'
import { onlineWords } from './words.ts'

interface PlayProps {
  following: TableSubscription
  shown: TableSnapshot
}

export const PlayOnline = ({ following, shown }: PlayProps) => (
  <Remote
    following={following}
    seat={shown.you.seat}
    render={(table) => <AtRemote table={table} following={following} shown={shown} />}
  />
)

function AtRemote({ table, following, shown }: PlayProps & { table: RemoteTable }) {
  const w = onlineWords()
  const doing = useDoing(following)
  const narrow = useNarrow()
  const [panel, setPanel] = useState<'talk' | 'people'>()
  const [ended, setEnded] = useState(() => isOver(table.sight(PUBLIC)))
  const end = useCallback(() => setEnded(true), [])
  const ratings = useRatings(shown)
  const [, navigate] = useLocation()
  const goOn = (id: string) => void sitAgain(following, id).then(() => navigate(`/t/${id}`))
  const rematch = <Rematch shown={shown} doing={doing} onNext={goOn} />
  if (shown.end && shown.end.reason !== 'finished') return <Notice title={w.aborted}>{rematch}</Notice>
  const save = () => void savePast(table.id, following.people[0])
  if (ended) {
    const aside = (
      <>
        <AlikeAtEnd following={following} shown={shown} />
        <OfTheDay deal={shown.deal} />
        {rematch}
      </>
    )
    const places = placesOf(shown)
    return <EndScreen table={table} onLook={() => setEnded(false)} onSave={save} {...{ aside, ratings, places }} />
  }
  const last = shown.chat.findLast(({ did }) => did === undefined)
  const questions = <Questions shown={shown} doing={doing} />
  const said = last ? (
    <p className={styles.said}>
      <Icon name="o-chat" size={13} />
      <span>
        <Said line={last} />
      </span>
    </p>
  ) : undefined
  const toggle = (wanted: typeof panel) => setPanel(panel === wanted ? undefined : wanted)
  return (
    <TableScreen
      table={table}
      onEnd={end}
      keeping={{ onSave: save }}
      around={{
        strip: (
          <>
            <LineStrip following={following} />
            <LateStrip shown={shown} />
            {narrow ? (
              <>
                {questions}
                {said}
              </>
            ) : undefined}
          </>
        ),
        question: hasQuestions(shown) ? questions : undefined,
        said,
        drawer:
          panel === 'talk'
            ? (lines) => (
                <Drawer
                  {...{ following, shown, lines }}
                  timeOf={({ key }) => table.timeOf(Number.parseInt(key, 10))}
                  onClose={() => setPanel(undefined)}
                />
              )
            : undefined,
        instead: InsteadOfHand({ shown, doing, host: hostName(shown) }),
        tools: (
          <>
            <OwnClock shown={shown} following={following} />
            {shown.watchers.length > 0 && !narrow ? (
              <span className={styles.clock} title={shown.watchers.map(({ name }) => name).join(', ')}>
                <Icon name="o-eye" size={17} label={w.watchers(shown.watchers.length)} /> {shown.watchers.length}
              </span>
            ) : undefined}
            <Tool icon="o-chat" label={w.talk} onClick={() => toggle('talk')} />
            <Tool icon="o-friends" label={w.atTheTable} onClick={() => toggle('people')} />
          </>
        ),
        panel:
          panel === 'people' ? (
            <SidePanel title={w.atTheTable} onClose={() => setPanel(undefined)}>
              <AtTheTable {...{ shown, doing, following }} waited={Date.now() + following.ahead - table.openedAt} />
            </SidePanel>
          ) : undefined,
        problem: doing.problem,
      }}
    />
  )
}

function Tool({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn ghost icon" onClick={onClick} aria-label={label} title={label}>
      <Icon name={icon} size={18} />
    </button>
  )
}
