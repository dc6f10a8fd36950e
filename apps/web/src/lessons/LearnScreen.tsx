/** The list of lessons and their progress. */
import { BASE } from '@heptapolis/boxes'
import { LEARNER, LESSONS } from '@heptapolis/boxes/lessons'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { StoredGame } from '../game-model/saved/store.ts'
import { say, words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { Icon } from '../look/Icon.tsx'
import { accentOf, BoxMark } from '../look/pieces/Tokens.tsx'
import styles from './learn.module.css'
import { beginLesson, coachOf, setCoach } from './lesson-games.ts'
import { learned, lessonsGoingOn } from './storage.ts'
import { learnWords, lessonWords } from './words.ts'

export function LearnScreen() {
  const w = learnWords()
  const [going, setGoing] = useState<ReadonlyMap<string, StoredGame>>()
  useEffect(() => void lessonsGoingOn().then(setGoing), [])
  const done = learned()
  const boxes = [...LESSONS.keys()].filter((box) => box !== BASE)
  const entry = (box: string) => (
    <LessonEntry key={box} box={box} going={going?.get(box)} isDone={done.has(box)} isFirst={box === BASE} />
  )
  return (
    <main className="page-column">
      <PageHead scene="learn" title={w.title} lead={w.intro} />
      {entry(BASE)}
      <h2 className={styles.part}>{w.boxes}</h2>
      <p>{w.afterFirst}</p>
      <div className={styles.boxes}>{boxes.map(entry)}</div>
    </main>
  )
}

interface LessonEntryProps {
  box: string
  going: StoredGame | undefined
  isDone: boolean
  isFirst: boolean
}

function LessonEntry({ box, going, isDone, isFirst }: LessonEntryProps) {
  const w = learnWords()
  const [, navigate] = useLocation()
  const spoken = lessonWords().get(box)
  const steps = coachOf(box)?.steps ?? 0
  const name = spoken?.name ?? say().boxName(box)
  const start = going || isDone ? w.beginAgain : w.begin
  const begin = async () => {
    const id = await beginLesson(box)
    if (id) navigate(`/play/${id}`)
  }
  const goOn = async ({ id }: StoredGame) => {
    await setCoach(id, false)
    navigate(`/play/${id}`)
  }
  const answered = going ? answersIn(going) : 0
  // After its last step the game goes on without the coach.
  const isUnderWay = going !== undefined && answered < steps
  const whole = isFirst ? w.turns : w.questions
  const Heading = isFirst ? 'h2' : 'h3'
  return (
    <section className={classes(styles.lesson, isFirst && styles.first)} style={isFirst ? undefined : accentOf(box)}>
      <Heading>
        {isFirst ? <Icon name="hint" size={22} /> : <BoxMark box={box} size={22} />}
        {name}
      </Heading>
      <p>{spoken?.about}</p>
      <p className={styles.state}>
        {isUnderWay ? w.step(answered + 1, steps) : whole(steps)}
        {isDone ? (
          <span>
            <Icon name="check" size={12} /> {w.learned}
          </span>
        ) : undefined}
      </p>
      <div className={styles.ways}>
        {isUnderWay ? (
          <button
            type="button"
            className="btn primary"
            aria-label={words().labelled(w.goOn, name)}
            onClick={() => void goOn(going)}
          >
            {w.goOn}
          </button>
        ) : undefined}
        <button
          type="button"
          className={isUnderWay || !isFirst ? 'btn' : 'btn primary'}
          aria-label={words().labelled(start, name)}
          onClick={() => void begin()}
        >
          {start}
        </button>
      </div>
    </section>
  )
}

const answersIn = ({ record }: StoredGame): number => record.moves.filter(([seat]) => seat === LEARNER).length
