/** The faces of effects that boxes bring. */

import type {} from '@heptapolis/boxes'
import type { EffectOf } from '@heptapolis/engine'
import type { Faces, Word } from '../look/word.ts'

const icon = (name: string, times = 1): Word => ({ is: 'icon', icon: name, times })
const small = (name: string): Word => ({ is: 'icon', icon: name, small: true })
const coins = (value: number | string): Word => ({ is: 'coins', coins: value })
const points = (value: number | string): Word => ({ is: 'points', points: value })
const any = (text: string): Word => ({ is: 'any', text })
const counted = (...icons: string[]): Word => ({ is: 'counted', icons })
const text = (said: string): Word => ({ is: 'text', text: said })
const token = (said: string, bad = false): Word => ({ is: 'token', text: said, bad })
const where = (place: 'left' | 'right' | 'both' | 'self' | 'all'): Word => ({ is: 'where', place })
const arrow = small('right')
const defeat = token('−1', true)
const everyone = icon('everyone')
const far = (at: string): Word[] =>
  at === 'farLeft' || at === 'left' ? [small('left'), small('left')] : [small('right'), small('right')]
const colour = (thing: string): Word =>
  thing === 'stage' || thing === 'chain' ? counted(thing === 'chain' ? 'link' : 'stage') : counted(`c-${thing}`)

const LEADER_POWERS: Record<string, Word[]> = {
  'bank-good': [coins(1), arrow, any('?')],
  commission: [where('both'), coins('+1')],
  'coin-more': [coins(''), arrow, coins('+1')],
  'defeats-returned': [defeat, arrow, where('both')],
  'defeats-as-shields': [defeat, arrow, icon('shield')],
  'free-guilds': [counted('c-purple'), any('0')],
  'free-leaders': [counted('c-white'), coins(0)],
  'free-recruitment': [counted('c-white'), coins(0)],
}

const SEA_POWERS: Record<string, (amount: number) => Word[]> = {
  immune: () => [icon('lock'), icon('tax')],
  anyFleet: () => [counted('stage'), arrow, icon('ship'), any('?')],
  stayOut: () => [icon('naval'), small('cross')],
  discount: (amount) => [icon('ship'), any(`−${amount}`)],
  wages: (amount) => [icon('ship'), arrow, coins(`+${amount}`)],
}

function lawFace({ law }: EffectOf<'law'>): Word[] {
  const amount = (value: number | 'age', sign: string) => coins(`${sign}${value === 'age' ? 'A' : value}`)
  switch (law.op) {
    case 'tax':
      return [colour(law.on), amount(law.coins, '−')]
    case 'bonus':
      return [colour(law.on), amount(law.coins, '+')]
    case 'noResources':
      return [colour(law.on), any('0')]
    case 'coinsForResources':
      return [colour(law.on), any('?'), arrow, coins(1)]
    case 'price':
      return [{ is: 'stock', goods: law.goods }, coins(law.by > 0 ? `+${law.by}` : `−${-law.by}`)]
    case 'good':
      return [{ is: 'choice', goods: law.any }]
    case 'muteBrown':
      return [counted('c-brown'), icon('cards'), small('cross')]
    case 'muteCards':
      return [counted('c-yellow'), small('cross')]
    case 'endlessBrown':
      return [counted('c-brown'), text('∞')]
    case 'neighbourChains':
      return [icon('link'), where('both')]
    case 'victories':
      return [token('+'), small('down')]
    case 'defeats':
      return [token(`−${law.tokens}`, true)]
  }
}

function penaltyFace({ penalty }: EffectOf<'projectPenalty'>): Word[] {
  const loss: Word[] = [{ is: 'break' }, small('cross')]
  if (penalty.lose === 'card') return [...loss, counted(`c-${penalty.colour}`)]
  if (penalty.lose === 'coins') return [...loss, coins('')]
  if (penalty.lose === 'start') return [...loss, icon('nb-self')]
  return [...loss, ...Array.from({ length: penalty.count }, () => token('+'))]
}

const TOKEN_FACES: Record<string, Word[]> = {
  'project-token-free-wonder-stage': [counted('stage'), any('0')],
  'project-token-free-building': [icon('act-build'), any('0')],
  'project-token-any-color': [icon('cards'), any('?')],
}

export const BOX_FACES: Faces = {
  // Leaders
  discount: ({ on }) => [colour(on), any('−1')],
  setBonus: ({ points: more }) => [small('compass'), small('gear'), small('tablet'), points(`+${more}`)],
  leaderPower: ({ power }) => LEADER_POWERS[power] ?? [icon('hint')],
  reward: ({ for: what, coins: more }) => [what === 'victory' ? token('+') : colour(what), arrow, coins(`+${more}`)],
  copyLeader: () => [icon('act-copy'), counted('c-white'), where('both')],
  cheaperLeaders: ({ own }) => [counted('c-white'), coins(`−${own}`)],
  drawLeaders: ({ count }) => [text(`+${count}`), icon('leader')],
  extraRecruit: () => [icon('act-recruit')],
  swapSymbol: () => [icon('wild'), arrow, icon('wild')],
  onlyLeader: ({ points: worth }) => [points(worth), text('1'), icon('leader')],
  without: ({ points: worth, of }) => [points(worth), of === 'defeat' ? defeat : colour(of), small('cross')],
  commonSymbol: () => [icon('most')],
  victoryPairs: () => [token('+'), token('+'), arrow, points('+')],
  amnesty: () => [defeat, small('cross'), { is: 'break' }, everyone, token('+'), small('cross')],
  stageToll: ({ coins: lost }) => [counted('stage'), arrow, everyone, coins(-lost)],
  bury: () => [icon('leader'), small('down'), points('×2')],
  // Cities
  diplomacy: () => [icon('dove')],
  mask: () => [icon('mask'), where('both')],
  othersLose: ({ coins: lost, per }) => [
    everyone,
    coins(-lost),
    ...(per === undefined ? [] : [per === 'victory' ? token('+') : colour(per)]),
  ],
  neighboursTake: ({ coins: got }) => [where('both'), coins(`+${got}`)],
  othersTake: ({ coins: got }) => [everyone, coins(`+${got}`)],
  neighboursOwe: ({ debt }) => [where('both'), icon('debt'), text(`−${debt}`)],
  wharf: ({ from }) => (from === 'left' ? [where('left'), any('?'), coins(-1)] : [any('?'), coins(-1), where('right')]),
  smugglersCache: () => [where('both'), any('?'), coins(-1)],
  ownedGood: () => [icon('act-copy'), any('?')],
  lackedGood: () => [any('+?')],
  memorial: ({ coins: got }) => [coins(got), defeat],
  // Armada
  naval: ({ strength }) => [icon('naval', strength)],
  advance: ({ fleets, of }) => [
    ...(of ? of.map((fleet) => counted(`c-${fleet}`)) : []),
    ...(fleets > 1 ? [text(`${fleets}×`)] : []),
    icon('ship'),
    arrow,
  ],
  piracy: () => [icon('piracy')],
  majority: () => [icon('most')],
  drawIsland: ({ level }) => [icon('island'), text('I'.repeat(level))],
  boarding: ({ against }) => [icon('boarding'), ...far(against)],
  emporium: ({ at, perTurn, price }) => [...Array.from({ length: perTurn }, () => any('?')), coins(price), ...far(at)],
  seaPower: ({ power, amount }) => SEA_POWERS[power]?.(amount) ?? [icon('ship')],
  bestColour: ({ points: worth }) => [points(worth), icon('cards'), where('self')],
  // Babel
  law: lawFace,
  projectToken: ({ token: id }) => TOKEN_FACES[id] ?? [icon('project')],
  projectPenalty: penaltyFace,
  projectBag: () => [icon('cards'), any('?')],
  projectSets: ({ points: more }) => [small('compass'), small('gear'), small('tablet'), points(`+${more}`)],
  // Edifice
  repeatGuild: () => [icon('act-copy'), counted('c-purple'), where('self')],
  pardon: () => [defeat, small('cross')],
  pawn: ({ age }) => [icon('pawn'), text(age === 'any' ? '?' : 'I'.repeat(Number(age)))],
  // Promos
  fewVictories: ({ points: worth }) => [points(worth), token('+'), points(-1)],
  stillHands: () => [icon('pass-left'), small('cross')],
  stageForCoins: () => [counted('stage'), any('?'), arrow, coins(1)],
  exchange: ({ give }) => [...Array.from({ length: give }, () => any('=')), arrow, any('?')],
  // Wonder Pack
  markerColour: ({ points: worth }) => [points(worth), icon('hidden'), where('both')],
  copyStage: ({ of, stage }) => [
    icon('act-copy'),
    counted('stage'),
    text(String(stage === 'last' ? '↑' : stage)),
    where(of === 'either' ? 'both' : of),
  ],
}
