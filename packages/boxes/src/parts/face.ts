/** Face of the shared parts. */
import type { PartsFace } from '../kit/face.ts'
import { any, built, coins, everyone, icon, victory, where } from '../kit/sentence.ts'

export const partsFace: PartsFace = {
  symbols: {
    debt: '<path fill-rule="evenodd" d="M10.9 1.7A10.3 10.3 0 0 0 10.6 22.2L8.6 17.3l3.3-4.3-4.3-3.6zM13.7 1.8A10.3 10.3 0 0 1 13.4 22.2L12 17.5l3.3-4.7-4.3-3.7z"/>',
    dove: '<path fill-rule="evenodd" d="M1.5 9.3c2.7.4 4.7 0 6.2-1.2L9.3 2.3c2.6 1.5 4.3 3.5 5 6.3.8-2 2.3-3.1 4.2-3.1 1.5 0 2.7.8 3.2 2.1l1.8 1-1.9 1c-.3 5.6-4.3 9.2-9.9 9.2-1.7 0-3.3-.3-4.7-1L2.5 22l2.4-5.6C2.9 14.7 1.7 12.3 1.5 9.3zM18.7 7.4a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"/>',
    mask: '<path fill-rule="evenodd" d="M2.7 3.6C5.8 5.2 8.9 6 12 6s6.2-.8 9.3-2.4c.8 8-1.3 16.9-9.3 19-8-2.1-10.1-11-9.3-19zM5.8 10.7c1 2 3.2 2.4 5 .9-1.4-1.9-3.4-2.2-5-.9zM18.2 10.7c-1.6-1.3-3.6-1-5 .9 1.8 1.5 4 1.1 5-.9zM8 15.3c.7 2.3 2.2 3.5 4 3.5s3.3-1.2 4-3.5c-2.6 1.1-5.4 1.1-8 0z"/>',
    pawn: '<path fill-rule="evenodd" d="M7.8 5.5a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0zM9.3 10.6h5.4c.4 3.8 1.9 6.5 4.5 8.4v3.2H4.8V19c2.6-1.9 4.1-4.6 4.5-8.4z"/>',
  },
  signs: { diplomacy: 'dove' },
  effects: {
    diplomacy: () => [icon('dove')],
    mask: () => [icon('mask'), where('both')],
    othersLose: ({ coins: lost, per }) => [
      everyone,
      coins(lost === 'age' ? '−A' : -lost),
      ...(per === undefined ? [] : [per === 'victory' ? victory : built(per)]),
    ],
    neighboursTake: ({ coins: got }) => [where('both'), coins(`+${got}`)],
    othersTake: ({ coins: got }) => [everyone, coins(`+${got}`)],
    ownedGood: () => [icon('act-copy'), any('?')],
    lackedGood: () => [any('+?')],
  },
  groups: {
    diplomacy: 'military',
    mask: 'science',
    othersLose: 'coins',
    neighboursTake: 'coins',
    othersTake: 'coins',
    ownedGood: 'goods',
    lackedGood: 'goods',
  },
  lines: { debt: { symbol: 'debt', tone: 'debt' }, bid: { symbol: 'debt', tone: 'debt' } },
}
