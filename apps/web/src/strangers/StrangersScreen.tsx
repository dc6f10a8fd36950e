/** The pages for people who do not know each other yet, by the first part of their address. */
import { Notice } from '../app/Notice.tsx'
import { words } from '../i18n/index.ts'
import { DailyScreen } from './DailyScreen.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { SeasonScreen } from './SeasonScreen.tsx'

export function StrangersScreen({ page, of }: { page: string; of: string | undefined }) {
  if (page === 'tables') return <LobbyScreen />
  if (page === 'season') return <SeasonScreen pool={of} />
  if (page === 'daily') return <DailyScreen />
  if (page === 'me') return <ProfileScreen name={undefined} />
  return of === undefined ? (
    <Notice title={words().notFound} />
  ) : (
    <ProfileScreen key={of} name={decodeURIComponent(of)} />
  )
}
