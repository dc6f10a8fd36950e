/** Community pages by path: lobby, leaderboard, profiles, daily deal. */
import { POOLS } from '@heptapolis/wire'
import { NotFound } from '../home/NotFound.tsx'
import { DailyScreen } from './DailyScreen.tsx'
import { LobbyScreen } from './lobby/LobbyScreen.tsx'
import { ProfileScreen } from './ProfileScreen.tsx'
import { SeasonScreen } from './SeasonScreen.tsx'

const isPool = (pool: string | undefined): boolean => pool === undefined || POOLS.some((one) => one === pool)
/** Undefined means today; otherwise a valid date. */
const isDay = (day: string | undefined): boolean =>
  day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))

export function CommunityScreen({ page, of }: { page: string; of: string | undefined }) {
  if (page === 'tables') return <LobbyScreen />
  if (page === 'season' && isPool(of)) return <SeasonScreen pool={of} />
  if (page === 'daily' && isDay(of)) return <DailyScreen key={of} day={of} />
  if (page === 'me') return <ProfileScreen name={undefined} />
  if (page !== 'people' || of === undefined) return <NotFound />
  return <ProfileScreen key={of} name={of} />
}
