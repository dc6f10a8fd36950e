/** Decision that the game asks of the viewer, shown as cards, or as text with typed commands. */
import { lazy, Suspense } from 'react'
import { Hand, type HandProps } from '../../hand/Hand.tsx'
import type { LogLine } from '../log/log.ts'

const TextHand = lazy(() => import('../text-mode/TextHand.tsx').then((it) => ({ default: it.TextHand })))

interface OpenQuestionProps extends HandProps {
  isText: boolean
  lines: readonly LogLine[]
  onUndo: (() => void) | undefined
}

export function OpenQuestion({ isText, lines, onUndo, ...hand }: OpenQuestionProps) {
  if (!isText) return <Hand {...hand} />
  return (
    <Suspense>
      <TextHand {...hand} lines={lines} onUndo={onUndo} />
    </Suspense>
  )
}
