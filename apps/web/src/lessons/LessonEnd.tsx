/** End of a lesson: what the learner knows now, and links to other lessons. */
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useMounted } from '../look/page/useMounted.ts'
import { BoldText } from './CoachLine.tsx'
import styles from './coach.module.css'
import { rememberLearned } from './storage.ts'
import { learnWords, lessonWords } from './words.ts'

/** `place`: above the hand of a game that goes on, or below its result. */
export function LessonEnd({ box, place }: { box: string; place: 'hand' | 'result' }) {
  useEffect(() => rememberLearned(box), [box])
  const isMounted = useMounted()
  const text = lessonWords().get(box)?.done
  if (!text) return undefined
  return (
    <div className={styles.coach} data-lesson-end={place}>
      <p className={styles.line} role="status">
        <span aria-hidden={!isMounted}>
          <BoldText text={text} />
        </span>
      </p>
      <p className={styles.foot}>
        <Link href="/learn">{learnWords().otherLessons}</Link>
      </p>
    </div>
  )
}
