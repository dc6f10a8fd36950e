/** Worked examples of Babel. */
import type { Example } from '../../atom.ts'
import { ephesos, gizah, rhodos } from '../../example-cities.ts'
import { projectCases, towerCases } from './cases.ts'

const tower = { boxes: ['babel-tower'] }
const projects = { boxes: ['babel-projects'] }
const [CLOSED, COMMON_PITS] = ['babel-tile-04-yellow-off', 'babel-tile-18-ore-or-clay']
const [LEVY, CALL, MONUMENTS] = ['babel-tile-01-red-tax', 'babel-tile-02-red-no-resources', 'babel-tile-06-blue-tax']

const TOWER: readonly Example[] = [
  {
    id: 'lay-tile',
    shows: ['tower-lay', 'tower-when'],
    position: {
      setup: tower,
      age: 1,
      cities: [{ ...gizah, coins: 2, tiles: [MONUMENTS], hand: ['altar', 'tavern'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'tower', card: 'altar', tile: MONUMENTS }]],
    claims: [
      { seat: 0, has: { coins: 2, tilesBuilt: [MONUMENTS] } },
      { table: { tower: { spaces: 3, placed: [MONUMENTS] } } },
    ],
  },
  {
    id: 'law-builder-too',
    shows: ['law-binds-all'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [MONUMENTS] },
      cities: [
        {
          ...gizah,
          coins: 2,
          tilesBuilt: [MONUMENTS],
          cards: ['sawmill', 'brickyard', 'glassworks-age-1'],
          hand: ['temple', 'school'],
        },
        rhodos,
        ephesos,
      ],
    },
    moves: [[0, { action: 'build', card: 'temple', by: 'pay' }]],
    claims: [{ seat: 0, has: { coins: 0 } }],
  },
  {
    id: 'laws-add-up',
    shows: ['law-adds'],
    position: {
      setup: tower,
      age: 1,
      tower: { placed: [LEVY, CALL] },
      cities: [{ ...gizah, coins: 1, hand: ['stockade', 'altar'] }, rhodos, ephesos],
    },
    moves: [[0, { action: 'build', card: 'stockade' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['stockade'] } }],
  },
  {
    id: 'law-silences',
    shows: ['law-silenced'],
    position: {
      setup: tower,
      age: 2,
      tower: { placed: [CLOSED] },
      cities: [
        { ...gizah, coins: 0, cards: ['forum'], hand: ['workshop', 'school'] },
        { ...rhodos, coins: 0 },
        { ...ephesos, coins: 0 },
      ],
    },
    claims: [{ seat: 0, cannot: { action: 'build', card: 'workshop' } }],
  },
  {
    id: 'law-common',
    shows: ['law-common-goods'],
    position: {
      setup: tower,
      age: 1,
      tower: { placed: [COMMON_PITS] },
      cities: [{ ...gizah, coins: 0, hand: ['barracks', 'altar'] }, ephesos, { wonder: 'alexandria', side: 'day' }],
    },
    moves: [[0, { action: 'build', card: 'barracks' }]],
    claims: [{ seat: 0, has: { coins: 0, cards: ['barracks'] } }],
  },
  {
    id: 'tower-points',
    shows: ['score-tower'],
    position: {
      setup: tower,
      tower: { placed: [LEVY, CALL, MONUMENTS] },
      cities: [{ ...gizah, tilesBuilt: [LEVY, CALL, MONUMENTS] }, rhodos, ephesos],
    },
    claims: [{ seat: 0, line: 'tower', points: 10 }],
  },
]

const PROJECTS: readonly Example[] = [
  {
    id: 'project-part',
    shows: ['project-join'],
    position: {
      setup: projects,
      age: 1,
      project: { id: 'project-belvedere' },
      cities: [{ ...gizah, coins: 3, hand: ['altar', 'tavern'] }, { ...rhodos, cards: ['clay-pool'] }, ephesos],
    },
    moves: [[0, { action: 'build', card: 'altar', participate: true }]],
    claims: [
      { seat: 0, has: { coins: 0, participations: 1 } },
      { table: { project: { id: 'project-belvedere', tokens: 1 } } },
    ],
  },
  {
    id: 'project-fails',
    shows: ['project-failure'],
    endsAge: true,
    position: {
      setup: projects,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 1 },
      cities: [
        { ...gizah, coins: 4, participations: 1, hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 4, hand: ['baths', 'theater'] },
        { ...ephesos, coins: 2, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [[0, { action: 'build', card: 'altar' }]],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 0 } },
      { seat: 2, has: { coins: 0 } },
    ],
  },
  {
    id: 'project-last-token',
    shows: ['project-success'],
    endsAge: true,
    position: {
      setup: projects,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 0 },
      cities: [
        { ...gizah, coins: 0, participations: 1, hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 4, hand: ['baths', 'theater'] },
        { ...ephesos, participations: 1, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'build', card: 'theater' }],
    ],
    claims: [
      { seat: 0, has: { coins: 4 } },
      { seat: 1, has: { coins: 4 } },
    ],
  },
  {
    id: 'project-no-coins',
    shows: ['project-penalty-token'],
    endsAge: true,
    position: {
      setup: projects,
      age: 1,
      turn: 6,
      project: { id: 'project-rampart-road', tokens: 1 },
      cities: [
        { ...gizah, coins: 4, participations: 1, hand: ['altar', 'tavern'] },
        { ...rhodos, coins: 0, hand: ['theater', 'baths'] },
        { ...ephesos, coins: 2, hand: ['apothecary', 'workshop'] },
      ],
    },
    moves: [
      [0, { action: 'build', card: 'altar' }],
      [1, { action: 'build', card: 'theater' }],
    ],
    claims: [{ seat: 1, has: { coins: 0, projectTokens: ['project-token-penalty-1'] } }],
  },
  {
    id: 'project-score',
    shows: ['score-projects'],
    position: {
      setup: projects,
      cities: [
        { ...gizah, stages: 3, projectTokens: ['project-token-penalty-2', 'project-token-stage-points'] },
        rhodos,
        ephesos,
      ],
    },
    claims: [{ seat: 0, line: 'projects', points: 1, of: [-2, 3] }],
  },
]

export const towerExamples: readonly Example[] = [...TOWER, ...towerCases]
export const projectExamples: readonly Example[] = [...PROJECTS, ...projectCases]
