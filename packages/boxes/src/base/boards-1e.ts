/** The seven boards of the first edition: starting resource, then cost and effects of each stage. */
import { type BoardDef, shorthand } from '@heptapolis/engine/box'
import { board } from './define.ts'

const { ability, anyManufactured, anyRaw, coins, dig, points, science, shields, trade } = shorthand

export const BOARDS_1E: readonly BoardDef[] = [
  board('alexandria', 'a', 'glass', [
    [{ stone: 2 }, points(3)],
    [{ ore: 2 }, anyRaw()],
    [{ glass: 2 }, points(7)],
  ]),
  board('alexandria', 'b', 'glass', [
    [{ clay: 2 }, anyRaw()],
    [{ wood: 2 }, anyManufactured()],
    [{ stone: 3 }, points(7)],
  ]),
  board('babylon', 'a', 'clay', [
    [{ clay: 2 }, points(3)],
    [{ wood: 3 }, science()],
    [{ clay: 4 }, points(7)],
  ]),
  board('babylon', 'b', 'clay', [
    [{ clay: 1, cloth: 1 }, points(3)],
    [{ wood: 2, glass: 1 }, ability('last-card')],
    [{ clay: 3, papyrus: 1 }, science()],
  ]),
  board('ephesos', 'a', 'papyrus', [
    [{ stone: 2 }, points(3)],
    [{ wood: 2 }, coins(9)],
    [{ papyrus: 2 }, points(7)],
  ]),
  board('ephesos', 'b', 'papyrus', [
    [{ stone: 2 }, points(2), coins(4)],
    [{ wood: 2 }, points(3), coins(4)],
    [{ glass: 1, papyrus: 1, cloth: 1 }, points(5), coins(4)],
  ]),
  board('gizah', 'a', 'stone', [
    [{ stone: 2 }, points(3)],
    [{ wood: 3 }, points(5)],
    [{ stone: 4 }, points(7)],
  ]),
  board('gizah', 'b', 'stone', [
    [{ wood: 2 }, points(3)],
    [{ stone: 3 }, points(5)],
    [{ clay: 3 }, points(5)],
    [{ stone: 4, papyrus: 1 }, points(7)],
  ]),
  board('halikarnassos', 'a', 'cloth', [
    [{ clay: 2 }, points(3)],
    [{ ore: 3 }, dig('halikarnassos')],
    [{ cloth: 2 }, points(7)],
  ]),
  board('halikarnassos', 'b', 'cloth', [
    [{ ore: 2 }, points(2), dig('halikarnassos')],
    [{ clay: 3 }, points(1), dig('halikarnassos')],
    [{ glass: 1, papyrus: 1, cloth: 1 }, dig('halikarnassos')],
  ]),
  board('olympia', 'a', 'wood', [
    [{ wood: 2 }, points(3)],
    [{ stone: 2 }, ability('free-per-age')],
    [{ ore: 2 }, points(7)],
  ]),
  board('olympia', 'b', 'wood', [
    [{ wood: 2 }, trade('raw', 'left', 'right')],
    [{ stone: 2 }, points(5)],
    [{ ore: 2, cloth: 1 }, { kind: 'copyGuild' }],
  ]),
  board('rhodos', 'a', 'ore', [
    [{ wood: 2 }, points(3)],
    [{ clay: 3 }, shields(2)],
    [{ ore: 4 }, points(7)],
  ]),
  board('rhodos', 'b', 'ore', [
    [{ stone: 3 }, shields(1), points(3), coins(3)],
    [{ ore: 4 }, shields(1), points(4), coins(4)],
  ]),
]
