/** React hook for the sentences that summarise a finished game. */
import type { Score } from '@heptapolis/engine/show'
import { useEffect, useMemo, useState } from 'react'
import type { GameTable } from '../../game-model/table.ts'
import { type FinalScore, sidesOf } from '../standing.ts'
import { type StoryParty, storyOf } from './story.ts'
import { factText } from './words.ts'

/** Scores at the end of each Age but the last. */
type EarlierScores = readonly (readonly Score[])[]

/** Undefined until the record is read; without a record the story has no course. */
export function useStory(table: GameTable, standings: readonly FinalScore[]): readonly string[] | undefined {
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
  return useMemo(() => earlier && storyIn(standings, earlier), [standings, earlier])
}

/** The sentences about final points alone, without the course of the game. */
export const storyIn = (standings: readonly FinalScore[], earlier: EarlierScores = []): readonly string[] =>
  storyOf(partiesIn(standings, earlier)).map(factText)

async function earlierScores(table: GameTable): Promise<EarlierScores> {
  const record = await table.record()
  return record ? (await import('./age-scores.ts')).ageScores(record) : []
}

const partiesIn = (standings: readonly FinalScore[], earlier: EarlierScores): StoryParty[] =>
  sidesOf(standings).map(({ members, total }) => ({
    names: members.map(({ title }) => title),
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
