/** Faces of both boxes, which share their colours. */
import type { EffectOf } from '@heptapolis/engine/box'
import type { Face, Word } from '../kit/face.ts'
import {
  any,
  arrow,
  built,
  coins,
  counted,
  icon,
  NEW_LINE,
  points,
  small,
  text,
  times,
  token,
  victory,
  where,
  without,
} from '../kit/sentence.ts'
import { BAG, FREE_BUILDING, FREE_STAGE } from './projects/tokens.ts'
import { openTiles, repeal } from './tower/board.ts'
import { placeTiles } from './tower/tower.ts'

declare module '../kit/face.ts' {
  interface Specials {
    /** The laws in force. */
    tower: 'tile'
    /** The project of the Age. */
    project: 'tile'
  }
}

const COLOURS: Pick<Face, 'colours' | 'terminal'> = {
  colours: {
    light: { ink: '#9a4a12', tint: '#f8e2cf' },
    dark: { ink: '#efa56c', tint: '#412a19' },
  },
  terminal: 'redBright',
}

function lawFace({ law }: EffectOf<'law'>): Word[] {
  const amount = (value: number | 'age', sign: string) => coins(`${sign}${value === 'age' ? 'A' : value}`)
  switch (law.op) {
    case 'tax':
      return [built(law.on), amount(law.coins, '−')]
    case 'bonus':
      return [built(law.on), amount(law.coins, '+')]
    case 'noResources':
      return [built(law.on), any('0')]
    case 'coinsForResources':
      return [built(law.on), any('?'), arrow, coins(1)]
    case 'price':
      return [{ is: 'stock', goods: law.goods }, coins(law.by > 0 ? `+${law.by}` : `−${-law.by}`)]
    case 'good':
      return [{ is: 'choice', goods: law.any }]
    case 'muteBrown':
      return [counted('c-brown'), icon('cards'), without]
    case 'muteCards':
      return [counted('c-yellow'), without]
    case 'endlessBrown':
      return [counted('c-brown'), text('∞')]
    case 'neighbourChains':
      return [icon('link'), where('both')]
    case 'victories':
      return [victory, small('down')]
    case 'defeats':
      return [token(`−${law.tokens}`, true)]
  }
}

export const towerFace: Face = {
  ...COLOURS,
  mark: 'tower',
  symbols: {
    tower:
      '<path fill-rule="evenodd" d="M9.9 1.5h4.2l.8 4.3-5.9.9zM8.7 8.2l6.5-1 .8 4.2-8.2 1.3zM7.5 14.2l8.8-1.4.8 4.2-10.5 1.7zM6.3 20.2l11.1-1.8.8 4.1H5.9z"/>',
    'act-tower':
      '<path fill-rule="evenodd" d="M7 3h4l.8 4.5H6.2zM5.9 9.3h6.2l.8 4.5H5.1zM4.8 15.6h8.4l1 6.4H3.8z"/><path d="M19 8v9M14.8 12.5h8.4" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  effects: { law: lawFace },
  actions: { tower: 'act-tower' },
  givesCard: ['tower'],
  lines: { tower: { symbol: 'tower' } },
  sorts: { tile: { symbol: 'tower', open: true } },
  tiles: [{ field: 'tower', by: 'tower' }],
  laws: { inForce: openTiles, repeal },
  endsTurn: placeTiles.run,
}

const FREE_STAGE_FACE: readonly Word[] = [counted('stage'), any('0')]
const FREE_BUILDING_FACE: readonly Word[] = [icon('act-build'), any('0')]
const BAG_FACE: readonly Word[] = [icon('cards'), any('?')]
const TOKENS: Readonly<Record<string, readonly Word[]>> = {
  [FREE_STAGE]: FREE_STAGE_FACE,
  [FREE_BUILDING]: FREE_BUILDING_FACE,
  [BAG]: BAG_FACE,
}

/** Losses are on their own line. */
function penaltyFace({ penalty }: EffectOf<'projectPenalty'>): Word[] {
  const lost = [NEW_LINE, without]
  if (penalty.lose === 'card') return [...lost, counted(`c-${penalty.colour}`)]
  if (penalty.lose === 'coins') return [...lost, coins('')]
  if (penalty.lose === 'start') return [...lost, icon('nb-self')]
  return [...lost, ...times(penalty.count, victory)]
}

export const projectsFace: Face = {
  ...COLOURS,
  mark: 'project',
  symbols: {
    project:
      '<path d="M6.5 22V2.5M2.5 5h19M6.5 11l6-6M18.5 5v7M2 22h9" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/><path fill-rule="evenodd" d="M15 12.5h7v6.5h-7z"/>',
  },
  effects: {
    projectToken: ({ token: id }) => [...(TOKENS[id] ?? [icon('project')])],
    projectPenalty: penaltyFace,
    projectBag: () => [...BAG_FACE],
    projectSets: ({ points: more }) => [small('compass'), small('gear'), small('tablet'), points(`+${more}`)],
  },
  groups: { projectSets: 'science' },
  abilities: { 'project-stage': FREE_STAGE_FACE, 'project-building': FREE_BUILDING_FACE },
  failures: { 'project-failed': ['lost', 'debt', 'demolished', 'blocked', 'victory-lost', 'token'] },
  failureQuestions: { 'project-card': 'project-failed', 'project-victories': 'project-failed' },
  lines: { projects: { symbol: 'project' } },
  sorts: { project: { symbol: 'project', open: true }, 'project-token': { symbol: 'project' } },
  tiles: [{ field: 'project', by: 'project' }],
}
