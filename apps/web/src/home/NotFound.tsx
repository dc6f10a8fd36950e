/** Page for an address that does not exist: why, and where to go instead. */

import { Notice } from '../app/Notice.tsx'
import { words } from '../i18n/app.ts'
import { WaysToPlay } from './WaysToPlay.tsx'

export function NotFound() {
  const { notFound, notFoundHelp } = words()
  return (
    <Notice title={notFound} text={notFoundHelp}>
      <WaysToPlay ways={['bots', 'people', 'daily', 'learn']} />
    </Notice>
  )
}
