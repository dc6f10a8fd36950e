/** Rungs to choose from: `npm run ladder -- --pool` tries them. Those that meet the bars may move to `rungs.ts`. */
import type { Colour } from '@heptapolis/engine/search'
import type { Rung } from '../../src/ladder/rung.ts'
import type { LadderTask, TaskCondition } from '../../src/ladder/task.ts'

const win: TaskCondition = { is: 'win' }
const lead = (points: number): TaskCondition => ({ is: 'lead', points })
const points = (least: number): TaskCondition => ({ is: 'points', least })
const without = (colour: Colour): TaskCondition => ({ is: 'most', colour, cards: 0 })
const most = (colour: Colour, cards: number): TaskCondition => ({ is: 'most', colour, cards })
const least = (colour: Colour, cards: number): TaskCondition => ({ is: 'least', colour, cards })
const stages = (age: number): TaskCondition => ({ is: 'stages', age })
const defeats = (tokens: number): TaskCondition => ({ is: 'defeats', most: tokens })
const line = (id: string, least: number): TaskCondition => ({ is: 'line', line: id, least })
const coins = (least: number): TaskCondition => ({ is: 'coins', least })

/** Id, wonder and side, levels of the bots (e, m, h), task, expansions. */
type Template = readonly [id: string, city: string, bots: string, task: LadderTask, boxes?: string]

const TEMPLATES: readonly Template[] = [
  ['first-win', 'gizah day', 'mm', [win]],
  ['giza-tall', 'gizah night', 'mm', [win, stages(3)]],
  ['babylon-hard', 'babylon night', 'hhh', [win]],
  ['rhodos-three', 'rhodos night', 'mmm', [win]],
  ['olympia-two', 'olympia night', 'hh', [win]],
  ['halikarnassos-two', 'halikarnassos night', 'hm', [win]],
  ['alexandria-lead', 'alexandria night', 'mm', [lead(5)]],
  ['ephesos-three', 'ephesos night', 'mmm', [win]],
  ['seven', 'alexandria day', 'mmmmmm', [win]],
  ['seven-easy', 'babylon day', 'eeeeee', [win]],
  ['five', 'gizah day', 'mmmm', [win]],
  ['lead-ten', 'olympia day', 'ee', [lead(10)]],
  ['lead-ten-medium', 'alexandria day', 'mm', [lead(10)]],
  ['lead-fifteen', 'ephesos day', 'eee', [lead(15)]],
  ['lead-twenty', 'gizah day', 'ee', [lead(20)]],
  ['sixty', 'rhodos day', 'mm', [points(60)]],
  ['sixty-five', 'babylon day', 'ee', [points(65)]],
  ['sixty-three-bots', 'gizah night', 'mmm', [points(60)]],
  ['no-green', 'rhodos day', 'ee', [win, without('green')]],
  ['no-green-four', 'gizah day', 'eee', [win, without('green')]],
  ['no-green-medium', 'olympia day', 'mm', [win, without('green')]],
  ['no-red', 'alexandria day', 'ee', [win, without('red')]],
  ['no-red-medium', 'babylon day', 'mm', [win, without('red')]],
  ['no-yellow', 'gizah night', 'mm', [win, without('yellow')]],
  ['no-brown', 'alexandria day', 'ee', [win, without('brown')]],
  ['no-brown-four', 'ephesos day', 'eee', [win, without('brown')]],
  ['no-grey', 'babylon day', 'mm', [win, without('grey')]],
  ['no-blue', 'babylon night', 'mm', [win, without('blue')]],
  ['no-blue-easy', 'halikarnassos day', 'eee', [win, without('blue')]],
  ['no-guild', 'olympia night', 'mm', [win, without('purple')]],
  ['one-brown', 'rhodos day', 'mm', [win, most('brown', 1)]],
  ['no-goods', 'alexandria day', 'ee', [win, without('brown'), without('grey')]],
  ['no-green-no-red', 'gizah night', 'ee', [win, without('green'), without('red')]],
  ['scholar', 'babylon day', 'ee', [win, least('green', 7)]],
  ['scholar-medium', 'halikarnassos day', 'mm', [win, least('green', 6)]],
  ['general', 'rhodos day', 'ee', [win, least('red', 6)]],
  ['builder', 'gizah day', 'ee', [win, least('blue', 6)]],
  ['trader', 'ephesos day', 'ee', [win, least('yellow', 5)]],
  ['guilds', 'olympia day', 'ee', [win, least('purple', 3)]],
  ['early-wonder', 'gizah day', 'ee', [stages(2)]],
  ['early-wonder-win', 'olympia day', 'ee', [win, stages(2)]],
  ['early-rhodos', 'rhodos night', 'mm', [win, stages(2)]],
  ['early-babylon', 'babylon night', 'mm', [win, stages(2)]],
  ['early-halikarnassos', 'halikarnassos night', 'ee', [win, stages(2)]],
  ['early-ephesos', 'ephesos night', 'ee', [win, stages(2)]],
  ['peace', 'rhodos night', 'mmmmmm', [win, defeats(2)]],
  ['seven-conflicts', 'rhodos day', 'eeeeee', [win, defeats(2)]],
  ['never-beaten', 'rhodos day', 'mm', [win, defeats(0)]],
  ['never-beaten-easy', 'halikarnassos day', 'ee', [win, defeats(0)]],
  ['fourteen-shields', 'rhodos night', 'ee', [win, line('military', 16)]],
  ['monuments', 'olympia day', 'ee', [win, line('civil', 25)]],
  ['science-thirty', 'babylon night', 'ee', [win, line('science', 30)]],
  ['science-forty', 'babylon day', 'ee', [line('science', 40)]],
  ['science-medium', 'babylon night', 'mm', [win, line('science', 26)]],
  ['commerce', 'ephesos night', 'ee', [win, line('commerce', 8)]],
  ['guild-points', 'olympia night', 'ee', [win, line('guilds', 15)]],
  ['twenty-coins', 'ephesos day', 'ee', [win, coins(20)]],
  ['fifteen-coins', 'ephesos night', 'mm', [win, coins(15)]],
  ['giza-civil', 'gizah night', 'ee', [win, line('wonder', 20), line('civil', 15)]],
  ['rome', 'rome day', 'mm', [win], 'leaders'],
  ['leaders-lead', 'alexandria day', 'ee', [lead(10)], 'leaders'],
  ['leaders-points', 'abu-simbel day', 'ee', [win, line('leaders', 12)], 'leaders'],
  ['leaders-no-green', 'rome night', 'ee', [win, without('green')], 'leaders'],
  ['byzantium', 'byzantium day', 'mm', [win], 'cities'],
  ['petra', 'petra day', 'mm', [win], 'cities'],
  ['no-black', 'gizah day', 'ee', [win, without('black')], 'cities'],
  ['black-market', 'petra night', 'ee', [win, least('black', 4)], 'cities'],
  ['siracusa', 'siracusa day', 'mm', [win], 'armada'],
  ['islands', 'siracusa night', 'ee', [win, line('islands', 4)], 'armada'],
  ['naval', 'rhodos day', 'ee', [win, line('naval', 10)], 'armada'],
  ['edifice', 'gizah day', 'mm', [win], 'edifice'],
  ['edifice-points', 'olympia day', 'ee', [win, line('edifice', 8)], 'edifice'],
  ['tower', 'babylon day', 'mm', [win], 'babel-tower'],
  ['tower-points', 'babylon night', 'ee', [win, line('tower', 10)], 'babel-tower'],
  ['projects', 'alexandria day', 'mm', [win], 'babel-projects'],
  ['wall', 'great-wall day', 'mm', [win, stages(3)], 'wonder-pack'],
  ['stonehenge', 'stonehenge day', 'mm', [win], 'wonder-pack'],
  ['manneken', 'manneken-pis day', 'ee', [lead(10)], 'wonder-pack'],
  ['leaders-cities', 'petra day', 'mm', [win], 'leaders+cities'],
  ['leaders-cities-five', 'rome day', 'eeee', [lead(5)], 'leaders+cities'],
  ['sea-and-stone', 'siracusa day', 'mm', [win], 'armada+edifice'],
  ['everything', 'byzantium day', 'eee', [win], 'leaders+cities+armada+edifice+babel-tower+babel-projects'],
]

const LEVELS: Record<string, string> = { e: 'easy', m: 'medium', h: 'hard' }

/** Each template with so many deals. */
export const candidates = (deals: number): Rung[] =>
  TEMPLATES.flatMap(([id, city, bots, task, boxes = '']) =>
    Array.from({ length: deals }, (_, i): Rung => {
      const [wonder, side] = city.split(' ')
      return {
        id,
        edition: '2e',
        boxes: boxes.split('+').filter(Boolean),
        wonder,
        side,
        bots: [...bots].map((one) => LEVELS[one]),
        deal: i + 1,
        task,
      }
    }),
  )
