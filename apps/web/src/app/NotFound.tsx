/** Page for an address that does not exist: why, and where to go instead. */
import { WaysToPlay } from '../home/WaysToPlay.tsx'
import { words } from '../i18n/app.ts'
import { Notice } from './Notice.tsx'

export function NotFound() {
  const { notFound, notFoundHelp } = words()
  return (
    <Notice title={notFound} text={notFoundHelp}>
      <WaysToPlay ways={['bots', 'people', 'daily', 'learn']} />
    </Notice>
  )
}
