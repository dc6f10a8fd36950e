/** Face of this box: colours, symbols and how apps show it. */
import type { Face } from '../kit/face.ts'
import { counted, defeat, icon, text, where, without } from '../kit/sentence.ts'
import { pay } from './failure.ts'

declare module '../kit/face.ts' {
  interface Specials {
    /** The edifice of the Age. */
    'edifice-of-age': 'tile'
    /** Edifices of the game, and those that were finished. */
    edifices: 'pad'
  }
}

export const edificeFace: Face = {
  colours: {
    light: { ink: '#5b5aa0', tint: '#e2e1f2' },
    dark: { ink: '#aeacf0', tint: '#2c2c4a' },
  },
  terminal: 'magentaBright',
  mark: 'edifice',
  symbols: {
    edifice: '<path fill-rule="evenodd" d="M12 1.5 22.5 8v14h-6.3v-5.5a4.2 4.2 0 0 0-8.4 0V22H1.5V8z"/>',
  },
  effects: {
    repeatGuild: () => [icon('act-copy'), counted('c-purple'), where('self')],
    pardon: () => [defeat, without],
    pawn: ({ age }) => [icon('pawn'), text(age === 'any' ? '?' : 'I'.repeat(Number(age)))],
  },
  groups: { repeatGuild: 'counting', pardon: 'military' },
  counts: { 'age-card-colour': counted('cards') },
  wonders: {
    ur: 'M6 70 14 52h92l8 18zM20 50l6-14h68l6 14zM34 34l5-13h42l5 13zM46 19l3-14h22l3 14z',
    carthage:
      'M8 70V40h14V28h14V16h10V6h28v10h10v12h14v12h14v30H94V54a8 8 0 0 0-16 0v16H68V50a8 8 0 0 0-16 0v20H42V54a8 8 0 0 0-16 0v16z',
  },
  lines: { edifice: { symbol: 'edifice' } },
  failures: { 'edifice-failed': ['lost', 'debt', 'discarded', 'tokens-lost', 'edifice-debt'] },
  failureQuestions: { penalty: 'edifice-failed' },
  answers: { penalty: pay.run },
  sorts: { edifice: { symbol: 'edifice', open: true } },
  tiles: [{ field: 'edifices', by: 'edifice-of-age' }],
  pad: [{ field: 'edifices', by: 'edifices' }],
}
