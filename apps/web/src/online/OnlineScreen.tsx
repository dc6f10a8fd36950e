/** A table by its link: the room before the game, the table, the end. */
import { PlayOnline } from './PlayOnline.tsx'
import { RoomScreen } from './RoomScreen.tsx'
import { Follow, type TableVisit } from './Visit.tsx'

export function OnlineScreen({ id }: { id: string }) {
  return <Follow id={id} render={(at) => <ByLink key={id} {...at} />} />
}

function ByLink({ following, shown, onAgain }: TableVisit) {
  if (following.isPlaying) return <PlayOnline following={following} shown={shown} />
  return <RoomScreen {...{ following, shown, onAgain }} />
}
