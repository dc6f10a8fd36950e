/** Lessons as stored games: start, leave, restart an Age; and the coach of each. */
import { Coach, LEARNER, LESSONS } from '@heptapolis/boxes/lessons'
import { cutRecord } from '@heptapolis/engine/records'
import { state } from '@heptapolis/engine/show'
import { botName } from '../game-model/bots/bot-names.ts'
import { gameAt, playThrough } from '../game-model/records/course.ts'
import { addGame, findGame } from '../game-model/saved/games.ts'
import { games } from '../game-model/saved/store.ts'
import type { PlayerInfo } from '../game-model/table.ts'
import { words } from '../i18n/index.ts'

const coaches = new Map<string, Coach>()

/** The coach of a box, if it has a lesson. */
export function coachOf(box: string): Coach | undefined {
  const lesson = LESSONS.get(box)
  if (!lesson) return undefined
  const coach = coaches.get(box) ?? new Coach(lesson)
  coaches.set(box, coach)
  return coach
}

export async function beginLesson(box: string): Promise<string | undefined> {
  const lesson = LESSONS.get(box)
  const deal = coachOf(box)?.deal
  if (!lesson || !deal) return undefined
  const sitters = deal.setup.seats.map(
    (_, seat): PlayerInfo =>
      seat === LEARNER
        ? { kind: 'you', name: words().whoSits.you }
        : { kind: 'bot', name: botName(seat), level: lesson.level },
  )
  return addGame({ record: structuredClone(deal), sitters, lesson: { box } })
}

/** Turns the coach of a stored game on or off. */
export async function setCoach(id: string, silent: boolean): Promise<void> {
  const kept = await findGame(id)
  if (kept?.lesson) await games.put({ ...kept, lesson: { ...kept.lesson, silent } })
}

/** Takes a game back to the first question of the current Age. */
export async function backToAge(id: string): Promise<void> {
  const kept = await findGame(id)
  const course = kept && playThrough(kept.record)
  if (!kept || !course?.ok) return
  const ageAfter = (made: number): number => state.age.get(gameAt(course.value, made))
  const { length } = course.value.moments
  let made = length
  while (made > 0 && ageAfter(made - 1) === ageAfter(length)) made--
  const record = structuredClone(kept.record)
  cutRecord(record, made)
  await games.put({ ...kept, record })
}
