/** Placeholder while a screen loads. It appears after a delay, because most screens load at once. */
import { words } from '../i18n/app.ts'
import { PageHeadPlace } from '../look/controls/PageHead.tsx'
import { sceneAt } from '../look/page/scenes.ts'
import styles from './app.module.css'

export const LoadingNotice = ({ text = words().onItsWay }: { text?: string }) => (
  <p className={styles.waiting} role="status">
    {text}
  </p>
)

/** The landscape of a page is there at once. */
export function LoadingPage({ path }: { path: string }) {
  const scene = sceneAt(path)
  return (
    <>
      {scene ? <PageHeadPlace scene={scene} /> : undefined}
      <LoadingNotice />
    </>
  )
}
