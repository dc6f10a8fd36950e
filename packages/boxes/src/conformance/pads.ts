/** Checks that the score pad asks for everything a box needs: recomputes scores from its inputs alone. */
import {
  apply,
  type CityPosition,
  fromPosition,
  type Game,
  isOver,
  moves,
  newGame,
  type Position,
  type Ruleset,
  type Score,
  scores,
  sure,
  toAct,
  toPosition,
} from '@heptapolis/engine'
import { random } from '@heptapolis/engine/search'
import type { Face } from '../entries/faces.ts'
import type { Kit } from '../kit.ts'
import { alone } from './faces.ts'

const GAMES = 5
/** Small tables first, so that shared buildings are often finished. */
const FEW = [3, 4, 5, 6, 7, 2]

/** Returns a sentence per differing score line. The first kit is the base game. */
export async function padFaults(kits: readonly Kit[]): Promise<string[]> {
  const faces = await Promise.all(kits.map((kit) => kit.face()))
  const faults = kits.flatMap(({ rules: box }, i) =>
    alone(box, kits, { players: FEW })
      .flatMap((rules) =>
        Array.from({ length: GAMES }, (_, game) => faultsOf(rules, faces[i], kits, `${box.id} ${game}`)).flat(),
      )
      .map((line) => `${box.id}: pad: the line "${line}" needs more than the columns ask for`),
  )
  return [...new Set(faults)]
}

function faultsOf(rules: Ruleset, face: Face, kits: readonly Kit[], seed: string): string[] {
  const played = playedOut(rules, seed)
  const library = kits.map(({ rules: box }) => box)
  const counted = sure(fromPosition(asked(played, face), library, { lenient: true }))
  return scores(played).flatMap((sheet, seat) => differing(sheet, scores(counted)[seat]))
}

/** Players always add riders, because boxes score by them. */
function playedOut(rules: Ruleset, seed: string): Game {
  const game = newGame(rules, seed)
  const dice = random(seed)
  while (!isOver(game)) {
    const [seat] = toAct(game)
    const all = moves(game, seat)
    const joining = all.filter(({ rider }) => rider !== 0)
    const wished = joining.length > 0 ? joining : all
    apply(game, seat, wished[dice.below(wished.length)])
  }
  return game
}

/** Inputs of every score pad. */
const ALWAYS = ['wonder', 'side', 'stages', 'coins', 'victory', 'defeat']

/** Position with the inputs of the score pad only. */
function asked(game: Game, face: Face): Position {
  const { setup, cities, ...table } = toPosition(game)
  const controls = game.rules.columns.filter(({ perCity, pad }) => perCity && pad).map(({ field }) => field)
  const marker = face.countMarker ? ['buried'] : []
  const kept = new Set([...ALWAYS, ...controls, ...marker])
  return {
    setup,
    ...only(table, new Set((face.pad ?? []).map(({ field }) => field))),
    cities: cities.map((city): CityPosition => only(city, kept)),
  }
}

const only = (fields: object, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)))

const differing = ({ rows }: Score, other: Score): string[] =>
  rows.filter(({ points }, i) => points !== other.rows[i].points).map(({ id }) => id)
