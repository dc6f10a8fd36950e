/** Summary of a finished game in up to three facts: its course, the largest lead, and what else stood out. */
import type { Party } from '@heptapolis/boxes'

export type Parties = readonly Party[]

export interface StoryParty {
  /** One city, or partners. */
  members: Parties
  total: number
  /** More than one party may be first. */
  rank: number
  lines: readonly { id: string; points: number }[]
  /** Points after each Age but the last. */
  earlier: readonly number[]
}

export type StoryFact =
  /** In front after every Age, perhaps with others. */
  | { is: 'led'; who: Parties }
  /** In front from the end of this Age on; `other` was in front before. */
  | { is: 'took-lead'; who: Parties; other: Parties; age: number }
  /** Behind `other` before the last Age. */
  | {
      is: 'overtook'
      who: Parties
      other: Parties
      points: number
      gained: number
      isShared: boolean
    }
  /** The score line in which the winner is furthest ahead of the second. */
  | { is: 'lead'; line: string; who: Parties; points: number; other: Parties; less: number }
  /** Far more than any other in one score line; `others`: the most of them; `other`: who they are, if they are one party. */
  | { is: 'most'; line: string; who: Parties; points: number; others: number; other?: Parties }

/** Points that a party needs above all others to be mentioned. */
const REMARKABLE = 4

/** `parties` from the first place on. Empty if there is no other player to compare with. */
export function storyOf(parties: readonly StoryParty[]): StoryFact[] {
  const [first, second] = parties
  if (!first || !second) return []
  const lead = leadOf(first, second)
  const facts = [courseOf(parties, first), lead, thirdOf(parties, lead?.line)]
  return facts.filter((fact) => fact !== undefined)
}

function courseOf(parties: readonly StoryParty[], first: StoryParty): StoryFact | undefined {
  const leads = first.earlier.map((points, i) => points >= mostAfter(parties, i))
  if (leads.length === 0) return undefined
  if (leads.every(Boolean)) return { is: 'led', who: first.members }
  const lost = leads.lastIndexOf(false)
  const other = parties.find(({ earlier }) => earlier[lost] === mostAfter(parties, lost))
  if (!other) return undefined
  if (lost < leads.length - 1) return { is: 'took-lead', who: first.members, other: other.members, age: lost + 2 }
  return {
    is: 'overtook',
    who: first.members,
    other: other.members,
    points: other.earlier[lost],
    gained: first.total - first.earlier[lost],
    isShared: parties.filter(({ rank }) => rank === 1).length > 1,
  }
}

const mostAfter = (parties: readonly StoryParty[], age: number): number =>
  Math.max(...parties.map(({ earlier }) => earlier[age]))

const pointsIn = ({ lines }: StoryParty, line: string): number => lines.find(({ id }) => id === line)?.points ?? 0

function leadOf(first: StoryParty, second: StoryParty): Extract<StoryFact, { is: 'lead' }> | undefined {
  const [best] = first.lines
    .map(({ id, points }) => ({ line: id, points, less: pointsIn(second, id) }))
    .sort((a, b) => b.points - b.less - (a.points - a.less))
  if (!best || best.points <= best.less) return undefined
  return { is: 'lead', ...best, who: first.members, other: second.members }
}

const aheadBy = ({ points, others }: { points: number; others: number }): number => points - others

/** The party that stands out in another score line. The margin is in the verdict above the story. */
function thirdOf(parties: readonly StoryParty[], told: string | undefined): StoryFact | undefined {
  const [best] = parties
    .flatMap((party) =>
      party.lines
        .filter(({ id }) => id !== told)
        .map(({ id, points }) => {
          const rivals = parties.filter((other) => other !== party)
          const others = Math.max(...rivals.map((rival) => pointsIn(rival, id)))
          const other = rivals.length === 1 ? { other: rivals[0].members } : {}
          return { line: id, who: party.members, points, others, ...other }
        }),
    )
    .sort((a, b) => aheadBy(b) - aheadBy(a))
  return best && aheadBy(best) >= REMARKABLE ? { is: 'most', ...best } : undefined
}
