/** React hook for the sentences that summarise a finished game. */
import type { Score } from '@heptapolis/engine/show'
import { useEffect, useState } from 'react'
import type { GameTable } from '../../game-model/table.ts'
import { type FinalScore, sidesOf } from '../standing.ts'
import { type StoryParty, storyOf } from './story.ts'
import { factText } from './words.ts'

/** Scores at the end of each Age but the last. */
type EarlierScores = readonly (readonly Score[])[]

/** Undefined until the record is read; empty without a record, and then the story has no course. */
export function useEarlierScores(table: GameTable): EarlierScores | undefined {
  const [earlier, setEarlier] = useState<EarlierScores>()
  useEffect(() => {
    let isGone = false
    void earlierScores(table).then((found) => {
      if (!isGone) setEarlier(found)
    })
    return () => {
      isGone = true
    }
  }, [table])
  return earlier
}

/** Without earlier scores these are the sentences about final points alone. */
export const storyIn = (standings: readonly FinalScore[], earlier: EarlierScores = []): readonly string[] =>
  storyOf(partiesIn(standings, earlier)).map(factText)

async function earlierScores(table: GameTable): Promise<EarlierScores> {
  const record = await table.record()
  return record ? (await import('./age-scores.ts')).ageScores(record) : []
}

const partiesIn = (standings: readonly FinalScore[], earlier: EarlierScores): StoryParty[] =>
  sidesOf(standings).map(({ members, total }) => ({
    members: members.map(({ title, own }) => ({ name: title, isYou: own })),
    total,
    rank: members[0].score.rank,
    lines: members[0].score.rows.map(({ id }, i) => ({
      id,
      points: members.reduce((sum, { score }) => sum + (score.rows[i]?.points ?? 0), 0),
    })),
    earlier: earlier.map((after) =>
      members.reduce((sum, { seat }) => sum + (after.find((one) => one.seat === seat)?.total ?? 0), 0),
    ),
  }))
