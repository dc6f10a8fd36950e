/** The page of an online table: the waiting room before the game, then the game and its end. */

import { AgreementScreen, isAgreeing } from './agreement/AgreementScreen.tsx'
import { PlayOnline } from './play/PlayOnline.tsx'
import { RoomScreen } from './room/RoomScreen.tsx'
import { TableLoader, type TableVisit } from './TableLoader.tsx'

export function OnlineScreen({ id }: { id: string }) {
  return <TableLoader id={id} render={(at) => <ByLink key={id} {...at} />} />
}

function ByLink({ subscription, snapshot, onReload }: TableVisit) {
  if (subscription.isPlaying) return <PlayOnline subscription={subscription} snapshot={snapshot} />
  if (isAgreeing(snapshot)) return <AgreementScreen {...{ subscription, snapshot }} />
  return <RoomScreen {...{ subscription, snapshot, onReload }} />
}
