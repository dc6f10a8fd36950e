import { describe, expect, test } from 'vitest'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

const saidIn = ({ answers: { line, wonder, redraw, wishes, bids, side } }: typeof en, you: string, day: string) =>
  [
    wonder.keep('Gizah'),
    redraw(true),
    wishes(['Gizah', 'Rhodos']),
    bids([
      ['Gizah', 3],
      ['Rhodos', 2],
    ]),
    bids([]),
    side(day),
  ].map((what) => line(you, what))

describe('An answer in the history fits the player who is called "you"', () => {
  test('in English', () => {
    expect(saidIn(en, 'You', 'day')).toEqual([
      'You kept Gizah',
      'You returned the wonder',
      'You ranked Gizah and Rhodos',
      'You bid 3 for Gizah and 2 for Rhodos',
      'You bid nothing',
      'You chose day',
    ])
  })

  test('in French', () => {
    expect(saidIn(fr, 'Vous', 'jour')).toEqual([
      'Vous : Gizah gardée',
      'Vous : merveille rendue',
      'Vous : vœux pour Gizah et Rhodos',
      'Vous : mises de 3 sur Gizah et 2 sur Rhodos',
      'Vous : aucune mise',
      'Vous : jour',
    ])
  })
})
