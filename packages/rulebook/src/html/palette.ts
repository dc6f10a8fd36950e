/** Colours of the rulebook page for day and night, equal to those of the app. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { shade } from '@heptapolis/boxes/pictures'

type Pair = readonly [light: string, dark: string]

const GROUNDS: Readonly<Record<string, Pair>> = {
  ground: ['#e9e3d7', '#11151b'],
  'ground-2': ['#dfd8c9', '#0c0f14'],
  surface: ['#f5f1e8', '#181d25'],
  raised: ['#fbf8f2', '#1f2630'],
  paper: ['#fffdf8', '#262e39'],
  ink: ['#22262e', '#f0eadf'],
  'ink-2': ['#50545c', '#bfc2c6'],
  rule: ['#d3cabb', '#333d4a'],
  'rule-strong': ['#978c78', '#78828e'],
  accent: ['#8c3b22', '#e79a78'],
  focus: ['#0f5fb8', '#7fb7ff'],
  wonder: ['#8c3b22', '#bd7152'],
  back: ['#8c3b22', '#6e3523'],
  'back-leader': ['#735e30', '#5d4e2b'],
  'back-on': ['#fffaf3', '#f6e6da'],
  good: ['#1f6b45', '#7ed3a3'],
  warn: ['#835300', '#f0c26a'],
  bad: ['#9c2a1d', '#f39a8b'],
  coin: ['#ecc45c', '#d9b04a'],
  'coin-line': ['#a87f14', '#f0cf78'],
  'coin-ink': ['#4a3500', '#3a2900'],
  vp: ['#f4ecd8', '#3a3524'],
  'vp-line': ['#8a7444', '#c7b078'],
  'vp-ink': ['#3a2f14', '#f4ecd8'],
  wood: ['#46661f', '#a9cf72'],
  stone: ['#5f5b54', '#c4bfb4'],
  clay: ['#a2481f', '#eb9a6c'],
  ore: ['#3c5371', '#9db8dc'],
  glass: ['#0f6f7c', '#6fc9d6'],
  cloth: ['#963a73', '#e29ac6'],
  papyrus: ['#716100', '#d8c65a'],
}

const TONES = ['tint', 'ink', 'line', 'solid', 'on'] as const

/** In the order of the tones. */
const CARDS: Readonly<Record<string, readonly Pair[]>> = {
  brown: [
    ['#ecdfd0', '#3b2d21'],
    ['#58381c', '#e6c7a6'],
    ['#8a5b34', '#b98a5f'],
    ['#7d5331', '#855a37'],
    ['#fff8ee', '#fff8ee'],
  ],
  grey: [
    ['#e1e4e7', '#2f3740'],
    ['#3a424c', '#ccd4dc'],
    ['#69747f', '#8f9ba7'],
    ['#616c77', '#626e7a'],
    ['#ffffff', '#ffffff'],
  ],
  blue: [
    ['#d8e3f3', '#203452'],
    ['#1d3f73', '#b4d0f7'],
    ['#3a68ab', '#6f9fe0'],
    ['#2f5c9e', '#3a68ab'],
    ['#f8fbff', '#f8fbff'],
  ],
  yellow: [
    ['#f7e7b9', '#40351a'],
    ['#5d4300', '#f5d68a'],
    ['#977000', '#d0a43b'],
    ['#e0b13b', '#d8aa3c'],
    ['#3a2900', '#332400'],
  ],
  red: [
    ['#f6d9d1', '#45231e'],
    ['#7c1f15', '#f8b9ab'],
    ['#b54432', '#e07b69'],
    ['#a93a2a', '#b14434'],
    ['#fff7f3', '#fff7f3'],
  ],
  green: [
    ['#d3e8da', '#1b3a2d'],
    ['#154e37', '#a5dcbf'],
    ['#317c5a', '#58ac85'],
    ['#2c7253', '#2f7757'],
    ['#f4fff8', '#f4fff8'],
  ],
  purple: [
    ['#e5dbf0', '#35294a'],
    ['#4a2b70', '#d6c2f2'],
    ['#7852a6', '#a685d6'],
    ['#6b4797', '#7350a1'],
    ['#fbf7ff', '#fbf7ff'],
  ],
  black: [
    ['#d6d3d4', '#34333a'],
    ['#1f1d22', '#dcd8da'],
    ['#3f3c44', '#8f8b95'],
    ['#312f36', '#4a4751'],
    ['#f6f1e8', '#f6f1e8'],
  ],
  white: [
    ['#fbf6ea', '#38342b'],
    ['#4a4031', '#eadfc8'],
    ['#8d7f64', '#b5a685'],
    ['#e9ddc3', '#6a5f49'],
    ['#40372a', '#fbf6ea'],
  ],
}

const set = (name: string, [light, dark]: Pair): string => `--${name}:light-dark(${light},${dark})`

const all = [
  ...Object.entries(GROUNDS).map(([name, pair]) => set(name, pair)),
  ...Object.entries(CARDS).flatMap(([colour, pairs]) => pairs.map((pair, i) => set(`${colour}-${TONES[i]}`, pair))),
]

const boxes = [...LOOKS.faces].map(([box, { colours }]) => `[data-box="${box}"]{${shade(colours)}}`)
const cards = Object.keys(CARDS).map((colour) => `[data-colour="${colour}"]{--c:var(--${colour}-line)}`)
const goods = ['wood', 'stone', 'clay', 'ore', 'glass', 'cloth', 'papyrus'].map(
  (good) => `.g-${good}{color:var(--${good})}`,
)

export const PALETTE = `:root{color-scheme:light dark;${all.join(';')};--b:var(--accent);--bt:light-dark(#f6e3d8,#3c271f);--c:var(--vp-line)}
:root[data-theme="light"]{color-scheme:light}
:root[data-theme="dark"]{color-scheme:dark}
${[...boxes, ...cards, ...goods].join('\n')}`
