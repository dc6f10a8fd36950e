/** The seven boards of the second edition: starting resource, then cost and effects of each stage. */
import { type BoardDef, shorthand } from '@heptapolis/engine/box'
import { board } from './define.ts'

const { ability, anyManufactured, anyRaw, coins, dig, points, science, shields } = shorthand

export const BOARDS_2E: readonly BoardDef[] = [
  board('alexandria', 'day', 'glass', [
    [{ stone: 2 }, points(3)],
    [{ ore: 2 }, anyRaw()],
    [{ papyrus: 1, cloth: 1 }, points(7)],
  ]),
  board('alexandria', 'night', 'glass', [
    [{ clay: 2 }, anyRaw()],
    [{ ore: 3 }, anyManufactured()],
    [{ wood: 4 }, points(7)],
  ]),
  board('babylon', 'day', 'wood', [
    [{ clay: 2 }, points(3)],
    [{ ore: 2, cloth: 1 }, science()],
    [{ wood: 4 }, points(7)],
  ]),
  board('babylon', 'night', 'wood', [
    [{ stone: 2 }, ability('last-card')],
    [{ clay: 3, glass: 1 }, science()],
  ]),
  board('ephesos', 'day', 'papyrus', [
    [{ clay: 2 }, points(3)],
    [{ wood: 2 }, coins(9)],
    [{ ore: 2, glass: 1 }, points(7)],
  ]),
  board('ephesos', 'night', 'papyrus', [
    [{ stone: 2 }, points(2), coins(4)],
    [{ wood: 2 }, points(3), coins(4)],
    [{ ore: 2, cloth: 1 }, points(5), coins(4)],
  ]),
  board('gizah', 'day', 'stone', [
    [{ wood: 2 }, points(3)],
    [{ clay: 2, cloth: 1 }, points(5)],
    [{ stone: 4 }, points(7)],
  ]),
  board('gizah', 'night', 'stone', [
    [{ wood: 2 }, points(3)],
    [{ stone: 3 }, points(5)],
    [{ clay: 3 }, points(5)],
    [{ stone: 4, papyrus: 1 }, points(7)],
  ]),
  board('halikarnassos', 'day', 'cloth', [
    [{ ore: 2 }, points(3)],
    [{ glass: 1, papyrus: 1 }, dig('halikarnassos')],
    [{ stone: 3 }, points(7)],
  ]),
  board('halikarnassos', 'night', 'cloth', [
    [{ clay: 2 }, points(2), dig('halikarnassos')],
    [{ glass: 1, papyrus: 1 }, points(1), dig('halikarnassos')],
    [{ wood: 3 }, dig('halikarnassos')],
  ]),
  board('olympia', 'day', 'clay', [
    [{ stone: 2 }, points(3)],
    [{ wood: 2 }, ability('free-new-colour')],
    [{ clay: 3 }, points(7)],
  ]),
  board('olympia', 'night', 'clay', [
    [{ ore: 2 }, points(2), ability('free-first')],
    [{ clay: 3 }, points(3), ability('free-last')],
    [{ glass: 1, papyrus: 1, cloth: 1 }, points(5)],
  ]),
  board('rhodos', 'day', 'ore', [
    [{ wood: 2 }, points(3)],
    [{ clay: 3 }, shields(2)],
    [{ ore: 4 }, points(7)],
  ]),
  board('rhodos', 'night', 'ore', [
    [{ stone: 3 }, shields(1), points(3), coins(3)],
    [{ ore: 4 }, shields(1), points(4), coins(4)],
  ]),
]
