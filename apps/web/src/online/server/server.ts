/** The HTTP client of this page. */
import { crowd } from '../../app/Crowded.tsx'
import { ServerClient } from './client.ts'

export const server = new ServerClient(location.origin, undefined, {
  tell: (isWaiting) => crowd.setState({ isWaiting }),
})
