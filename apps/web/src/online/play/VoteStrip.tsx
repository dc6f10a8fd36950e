/** Open votes and pauses, shown in the strip above the table. */
import type { ShownBallot, TableSnapshot } from '@heptapolis/table'
import { Icon } from '../../look/Icon.tsx'
import type { CommandState } from '../connection/useCommands.ts'
import { seatName } from '../seats/seats.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

/** True while a vote is open or the game is paused. */
export const hasVoteOrPause = ({ frozen, paused, ballots }: TableSnapshot): boolean =>
  frozen !== undefined || paused !== undefined || ballots.length > 0

export function VoteStrip({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const w = onlineWords()
  return (
    <div role="status">
      {snapshot.frozen ? <p className={styles.question}>{w.frozen}</p> : undefined}
      {snapshot.paused ? (
        <p className={styles.question}>
          <Icon name="o-pause" size={15} />
          <span>
            <b>{w.paused[snapshot.paused]}</b>
          </span>
          {snapshot.you.seat === undefined ? undefined : (
            <button type="button" className="btn" onClick={() => commands.run({ do: 'resume' })}>
              {w.resume}
            </button>
          )}
        </p>
      ) : undefined}
      {snapshot.ballots.map((ballot) => (
        <Ballot key={`${ballot.about} ${ballot.of}`} {...{ snapshot, commands, ballot }} />
      ))}
    </div>
  )
}

function Ballot({
  snapshot,
  commands,
  ballot,
}: {
  snapshot: TableSnapshot
  commands: CommandState
  ballot: ShownBallot
}) {
  const w = onlineWords()
  const { about, of, votes, electors, name, isProgram } = ballot
  const { seat } = snapshot.you
  const nameAt = (at: number) => seatName(snapshot.seats[at], at)
  const asker = of ?? votes[0]?.seat
  const claimant = isProgram && name !== undefined ? w.program(name) : name
  const names = (yes: boolean) => votes.filter((vote) => vote.yes === yes).map((vote) => nameAt(vote.seat))
  const vote = (yes: boolean) => commands.run({ do: 'vote', about, ...(of === undefined ? {} : { of }), yes })
  const mayVote = seat !== undefined && electors.includes(seat)
  const own = votes.find((one) => one.seat === seat)?.yes
  return (
    <p className={styles.question}>
      <Icon name={about === 'bot' ? 'o-away' : about === 'pause' ? 'o-pause' : 'o-friends'} size={16} />
      <span>
        <b>
          {claimant === undefined
            ? w.motions[about](asker === undefined ? '' : nameAt(asker))
            : w.claim(claimant, nameAt(of ?? 0))}
        </b>
      </span>
      {[true, false].map((yes) => (
        <button
          key={String(yes)}
          type="button"
          className="btn"
          disabled={!mayVote}
          aria-pressed={own === yes}
          onClick={() => vote(yes)}
        >
          {yes ? (w.yes[about] ?? w.agree) : (w.no[about] ?? w.disagree)}
          {names(yes).length > 0 ? <span className={styles.votes}>{w.votes(names(yes))}</span> : undefined}
        </button>
      ))}
    </p>
  )
}
