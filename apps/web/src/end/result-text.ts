/** Result of a game in sentences: title, winner, place of the viewer, and the last turn of the viewer's city. */
import { PUBLIC } from '@heptapolis/engine/show'
import { nearestTo } from '../city/view.ts'
import type { Parties } from '../game-model/names.ts'
import { type GameTable, seatsHere } from '../game-model/table.ts'
import { announcement, sinceAsked } from '../table-screen/log/announcement.ts'
import { type FinalScore, isTallest, type StandingParty, sidesOf } from './standing.ts'
import { endWords } from './words.ts'

const namesOf = (sides: readonly StandingParty[]): string[] =>
  sides.flatMap(({ members }) => members.map(({ title }) => title))

export function titleOf(standings: readonly FinalScore[]): string {
  const first = sidesOf(standings).filter(isFirst)
  if (!isTallest(first[0], standings)) return endWords().win(namesOf(first))
  return first.length > 1 ? endWords().tied(namesOf(first)) : endWords().stand(namesOf(first))
}

const isFirst = ({ members }: StandingParty): boolean => members[0].score.rank === 1

/** Rank of the viewer, if another player has won. */
export function ownPlace(standings: readonly FinalScore[]): string {
  const sides = sidesOf(standings)
  const own = sides.find(({ members }) => members.some((one) => one.own))
  if (!own || isFirst(own)) return ''
  const better = sides.filter(({ members }) => members[0].score.rank < own.members[0].score.rank)
  return endWords().youAre(better.length + 1, own.total, own.members.length > 1)
}

/**
 * The points; the winner is named where the title has another name for it. A house rule may share ties whatever the
 * coins.
 */
export function verdict(standings: readonly FinalScore[], party: Parties, areTiesShared = false): string {
  const [first, second, ...others] = sidesOf(standings)
  if (!first) return ''
  const people = ({ members }: StandingParty) => members.map(({ seat }) => party(seat))
  const behind = second ? [second, ...others.filter(({ total }) => total === second.total)].flatMap(people) : []
  const isNamed = first.members.every(({ seat, title }) => !party(seat).isYou && party(seat).name === title)
  if (second && !isFirst(second) && isNamed) return endWords().leadsBy(first.total, first.total - second.total, behind)
  if (!second) return endWords().wins(people(first), first.total)
  if (isFirst(second)) return endWords().shareWin(first.total, areTiesShared)
  return endWords().winsBy(people(first), first.total, first.total - second.total, behind)
}

type PlayedGame = Pick<GameTable, 'rules' | 'sitters' | 'sight' | 'steps'>

/** Events of the last turn, conflicts included: no question follows that would announce them. */
export function lastEvents(table: PlayedGame, party: Parties): string {
  const [seat, ...others] = seatsHere(table.sitters)
  if (seat === undefined) return ''
  const near = others.length > 0 ? [seat, ...others] : nearestTo(table.sight(PUBLIC), seat).slice(0, NEIGHBOURHOOD)
  return announcement({ rules: table.rules, heard: sinceAsked(table.steps(seat), seat), party, near }, undefined, '')
}

/** The own city and both neighbours. */
const NEIGHBOURHOOD = 3
