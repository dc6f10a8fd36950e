/** Area above the hand that shows hints. Screen readers announce them. */
import { lazy, Suspense } from 'react'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import styles from './hint.module.css'
import type { HintState } from './useHint.ts'

const HintText = lazy(() => import('./HintText.tsx').then((it) => ({ default: it.HintText })))

export function HintPlace({ hint, isPlain }: { hint: HintState; isPlain: boolean }) {
  return (
    <div className={hint.on ? styles.hint : undefined} data-hint={hint.on || undefined}>
      <div role="status" className={styles.text}>
        {hint.on ? (
          <Suspense>
            <HintText given={hint.given} isPlain={isPlain} />
          </Suspense>
        ) : undefined}
      </div>
      {hint.on ? <CloseButton onClose={hint.toggle} /> : undefined}
    </div>
  )
}
