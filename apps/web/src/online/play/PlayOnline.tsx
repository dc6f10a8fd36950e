/** The table screen of an online game, with chat, votes, clocks and connection notices. */
import { isOver, PUBLIC } from '@heptapolis/engine/show'
import type { TableSnapshot } from '@heptapolis/table'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../../app/Notice.tsx'
import { EndScreen } from '../../end/EndScreen.tsx'
import { Icon } from '../../look/Icon.tsx'
import { useHandheld, useNarrow } from '../../look/useNarrow.ts'
import { SidePanel } from '../../table-screen/panels/SidePanel.tsx'
import { TableScreen } from '../../table-screen/TableScreen.tsx'
import { ChatEntry } from '../chat/Chat.tsx'
import { ChatDrawer } from '../chat/ChatDrawer.tsx'
import { LateStrip } from '../clocks/LateStrip.tsx'
import { OwnClock } from '../clocks/OwnClock.tsx'
import { ConnectionStrip } from '../connection/ConnectionStrip.tsx'
import { RemoteTableLoader } from '../connection/RemoteTableLoader.tsx'
import type { RemoteTable } from '../connection/remote-table.ts'
import type { TableSubscription } from '../connection/subscription.ts'
import { useCommands } from '../connection/useCommands.ts'
import { sitDownAtRematch } from '../join/sit-down.ts'
import { saveOnlineRecord } from '../my-tables/save-record.ts'
import { hostName, placesOf } from '../seats/seats.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'
import { Afterwards, EndPanels } from './EndPanels.tsx'
import { HandReplacement } from './HandReplacement.tsx'
import { Rematch } from './Rematch.tsx'
import { TablePanel } from './TablePanel.tsx'
import { useRatings } from './useRatings.ts'
import { hasVoteOrPause, VoteStrip } from './VoteStrip.tsx'

interface PlayProps {
  subscription: TableSubscription
  snapshot: TableSnapshot
}

export const PlayOnline = ({ subscription, snapshot }: PlayProps) => (
  <RemoteTableLoader
    subscription={subscription}
    seat={snapshot.you.seat}
    render={(table) => <OnlineTable table={table} subscription={subscription} snapshot={snapshot} />}
  />
)

function OnlineTable({ table, subscription, snapshot }: PlayProps & { table: RemoteTable }) {
  const w = onlineWords()
  const commands = useCommands(subscription)
  const narrow = useNarrow()
  const hasNoMiddle = useHandheld()
  const [panel, setPanel] = useState<'talk' | 'people'>()
  const [ended, setEnded] = useState(() => isOver(table.sight(PUBLIC)))
  const [hasJustEnded, setJustEnded] = useState(!ended)
  const end = useCallback(() => setEnded(true), [])
  const look = () => {
    setEnded(false)
    setJustEnded(false)
  }
  const ratings = useRatings(snapshot)
  const [, navigate] = useLocation()
  const goOn = (id: string) => void sitDownAtRematch(subscription, id).then(() => navigate(`/t/${id}`))
  const offer = { snapshot, commands, onNext: goOn }
  if (snapshot.end && snapshot.end.reason !== 'finished') {
    return (
      <Notice title={w.aborted}>
        <Rematch {...offer} />
        <Afterwards snapshot={snapshot} />
      </Notice>
    )
  }
  const save = () => void saveOnlineRecord(table.id, subscription.people[0])
  if (ended) {
    const places = placesOf(snapshot)
    return (
      <EndScreen
        table={table}
        onLook={look}
        onSave={save}
        hasJustEnded={hasJustEnded}
        times={snapshot.end && { played: snapshot.end.at }}
        aside={<EndPanels subscription={subscription} snapshot={snapshot} />}
        bar={<Rematch {...offer} isFloating />}
        viewer={subscription.people.length === 1 ? snapshot.you.seat : undefined}
        {...{ ratings, places }}
      />
    )
  }
  const last = snapshot.chat.findLast(({ did }) => did === undefined)
  const questions = <VoteStrip snapshot={snapshot} commands={commands} />
  const said = last ? (
    <p className={styles.said}>
      <Icon name="o-chat" size={13} />
      <span>
        <ChatEntry line={last} />
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
            <ConnectionStrip subscription={subscription} />
            <LateStrip snapshot={snapshot} table={table} />
            {snapshot.end ? <Rematch {...offer} /> : undefined}
            {hasNoMiddle ? questions : undefined}
            {narrow ? said : undefined}
          </>
        ),
        question: hasVoteOrPause(snapshot) ? questions : undefined,
        said,
        drawer:
          panel === 'talk'
            ? (lines) => (
                <ChatDrawer
                  {...{ subscription, snapshot, lines }}
                  timeOf={({ key }) => table.timeOf(Number.parseInt(key, 10))}
                  onClose={() => setPanel(undefined)}
                />
              )
            : undefined,
        instead: HandReplacement({ snapshot, commands, host: hostName(snapshot) }),
        tools: (
          <>
            <OwnClock snapshot={snapshot} subscription={subscription} />
            {snapshot.watchers.length > 0 && !narrow ? (
              <span className={styles.clock} title={snapshot.watchers.map(({ name }) => name).join(', ')}>
                <Icon name="o-eye" size={17} label={w.watchers(snapshot.watchers.length)} /> {snapshot.watchers.length}
              </span>
            ) : undefined}
            <Tool icon="o-chat" label={w.talk} onClick={() => toggle('talk')} />
            <Tool icon="o-friends" label={w.atTheTable} onClick={() => toggle('people')} />
          </>
        ),
        panel:
          panel === 'people' ? (
            <SidePanel title={w.atTheTable} onClose={() => setPanel(undefined)}>
              <TablePanel
                {...{ snapshot, commands, subscription }}
                waited={Date.now() + subscription.clockOffset - table.openedAt}
              />
            </SidePanel>
          ) : undefined,
        problem: commands.problem,
      }}
    />
  )
}

function Tool({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <button type="button" className="btn ghost icon" onClick={onClick} title={label}>
      <Icon name={icon} size={18} />
    </button>
  )
}
