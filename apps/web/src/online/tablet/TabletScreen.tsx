/** Screen of a tablet in the middle of a real table: first names and QR codes, then the public table, then the end. */
import { isOver, PUBLIC } from '@heptapolis/engine/show'
import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../../app/Notice.tsx'
import { EndScreen } from '../../end/EndScreen.tsx'
import { AgreementScreen, isAgreeing } from '../agreement/AgreementScreen.tsx'
import { RemoteTableLoader } from '../connection/RemoteTableLoader.tsx'
import type { RemoteTable } from '../connection/remote-table.ts'
import { useCommands } from '../connection/useCommands.ts'
import { Afterwards, EndPanels } from '../play/EndPanels.tsx'
import { Rematch } from '../play/Rematch.tsx'
import { placesOf } from '../seats/seats.ts'
import { TableLoader, type TableVisit } from '../TableLoader.tsx'
import { onlineWords } from '../words.ts'
import { sitAroundAgain } from './around.ts'
import { TabletRoom } from './TabletRoom.tsx'
import { TabletTable } from './TabletTable.tsx'

export function TabletScreen({ id }: { id: string }) {
  return <TableLoader id={id} render={(at) => <Tablet {...at} />} />
}

function Tablet(at: TableVisit) {
  if (at.subscription.isPlaying) return <Play {...at} />
  return isAgreeing(at.snapshot) ? <AgreementScreen {...at} /> : <TabletRoom {...at} />
}

const Play = ({ subscription, snapshot }: TableVisit) => (
  <RemoteTableLoader
    subscription={subscription}
    seat={undefined}
    render={(table) => <AtTablet subscription={subscription} snapshot={snapshot} table={table} />}
  />
)

function AtTablet({ subscription, snapshot, table }: Omit<TableVisit, 'onReload'> & { table: RemoteTable }) {
  const commands = useCommands(subscription)
  const [ended, setEnded] = useState(() => isOver(table.sight(PUBLIC)))
  const end = useCallback(() => setEnded(true), [])
  const [, navigate] = useLocation()
  const next = (id: string) => void sitAroundAgain(snapshot, id).then(() => navigate(`/t/${id}/tablet`))
  const offer = { snapshot, commands, onNext: next }
  if (snapshot.end && snapshot.end.reason !== 'finished') {
    return (
      <Notice title={onlineWords().aborted}>
        <Rematch {...offer} />
        <Afterwards snapshot={snapshot} />
      </Notice>
    )
  }
  if (ended) {
    return (
      <EndScreen
        table={table}
        onLook={() => setEnded(false)}
        aside={<EndPanels subscription={subscription} snapshot={snapshot} />}
        bar={<Rematch {...offer} isFloating />}
        places={placesOf(snapshot)}
      />
    )
  }
  return <TabletTable {...{ table, snapshot, subscription, commands }} onEnd={end} />
}
