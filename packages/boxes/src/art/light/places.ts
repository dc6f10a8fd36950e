/** Materials at noon, and the places of monuments. */

export const STONES = {
  limestone: ['#fff6e3', '#f0dfbd', '#cbb088', '#8c7253'],
  marble: ['#fffdf6', '#efe8dc', '#c3b6ab', '#857a7d'],
  brick: ['#f6d7a6', '#e3b479', '#b9814f', '#7d5136'],
  rose: ['#f8bd94', '#e4906a', '#b35f49', '#743a36'],
  sarsen: ['#f4e6c4', '#c9b995', '#8d8071', '#584e48'],
  grey: ['#f1eee4', '#d4d0c6', '#a29f9b', '#686871'],
} as const

export type Stone = keyof typeof STONES

/** Roof, gold, green, wood, cloth, openings, water and glaze. */
export const MATERIALS = {
  t1: '#dd7a4c',
  t2: '#b8552f',
  t3: '#7f3621',
  o1: '#ffe391',
  o2: '#e5ad3e',
  o3: '#a56c20',
  v1: '#a9bc60',
  v2: '#64904f',
  v3: '#2f5d45',
  b1: '#c08c5a',
  b2: '#7d5335',
  c1: '#c9432d',
  c2: '#8f2a20',
  d1: '#5d4636',
  d2: '#3d302c',
  w1: '#a8d6d8',
  w2: '#5fa9b8',
  hi: '#fffaf0',
  gz: '#3f7fae',
  gz2: '#2b5a86',
  f1: '#d9a578',
  f2: '#b27c55',
} as const

export type Materials = Partial<Record<keyof typeof MATERIALS, string>> & { stone?: Stone }

export interface Place {
  stone: Stone
  /** Lit, flat, shaded. */
  ground: readonly [string, string, string]
  /** Far, middle, near. */
  hills: readonly [string, string, string]
  /** Whether its monuments are at the sea. */
  sea?: boolean
}

export const PLACES = {
  desert: {
    stone: 'limestone',
    ground: ['#f3dca6', '#e2c283', '#bd9557'],
    hills: ['#ecdcb9', '#e4cb99', '#d8b57a'],
  },
  river: { stone: 'brick', ground: ['#d8cf93', '#b7b36c', '#84894d'], hills: ['#dcdcc0', '#c2c894', '#a2ad6e'] },
  grove: { stone: 'marble', ground: ['#cdd493', '#a5b968', '#6f8e4d'], hills: ['#cfdcd0', '#adc5a5', '#86a877'] },
  harbour: {
    stone: 'marble',
    ground: ['#e9d9b4', '#cfb98a', '#9c8660'],
    hills: ['#cbd9dc', '#aec4c2', '#8fab9d'],
    sea: true,
  },
  coast: {
    stone: 'limestone',
    ground: ['#e6d7ac', '#c6b684', '#92855a'],
    hills: ['#d0dde0', '#b4c9c6', '#93b0a2'],
    sea: true,
  },
  hills: { stone: 'marble', ground: ['#d9d39a', '#b4b36b', '#7c8449'], hills: ['#d2dad2', '#b5c3a8', '#92a77b'] },
  rock: { stone: 'rose', ground: ['#f2c99c', '#dca172', '#a96a4d'], hills: ['#f0cdb4', '#e0a583', '#c77f62'] },
  green: { stone: 'grey', ground: ['#c8d68c', '#98b45f', '#648646'], hills: ['#cfe0d6', '#abc9ae', '#83aa82'] },
  town: { stone: 'brick', ground: ['#dcd6c6', '#bdb5a4', '#8d8577'], hills: ['#d3dbe0', '#b5bfc6', '#98a3aa'] },
} as const satisfies Readonly<Record<string, Place>>

export type PlaceName = keyof typeof PLACES
