/** HTTP client of this page, for the server it was loaded from. */
import { rateLimit } from '../../app/RateLimitNotice.tsx'
import { ServerClient } from './client.ts'

export const server = new ServerClient(location.origin, undefined, {
  onWait: (isWaiting) => rateLimit.setState({ isWaiting }),
})
