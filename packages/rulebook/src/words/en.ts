/** The words of the book itself in English. */
import { BASE } from '@heptapolis/boxes'
import { capital, form, listed, ordinal, plural, spelled } from '@heptapolis/boxes/grammar/en'
import type { BookWords } from '../book-words.ts'

export const words: BookWords = {
  title: 'How to play',
  subtitle({ edition, boxes, players, teams }, say) {
    const chosen = boxes.filter((box) => box !== BASE).map(say.boxName)
    return [
      say.terms.editions[edition],
      chosen.length === 0 ? 'base game' : chosen.join(', '),
      `${plural(players, 'player')}${teams ? ' in teams' : ''}`,
    ].join(' · ')
  },
  contents: 'Contents',
  labels: {
    with: (boxes) => (boxes.length === 1 ? `with ${boxes[0]}` : `${boxes[0]} together with ${listed(boxes.slice(1))}`),
    instead: (boxes) => `changed by ${listed(boxes)}`,
    was: (value) => `${value} in the base game`,
    ours: 'our ruling',
    licensed: 'as the licensed online game plays it',
    lastTurn: 'last turn of an Age only',
    again: (from, to) => `then steps ${from} to ${to} again`,
    resolved: 'then steps as in a turn, without new cards',
    copies: (count) => `×${count}`,
    chainFrom: 'free with',
    chainTo: 'leads to',
    either: 'or',
    start: 'From the start',
    anyOrder: 'stages in any order',
    example: 'Example',
    results: 'What follows',
    legend: 'Coloured edges and underlines show which box speaks. A dotted line marks a ruling of ours.',
    city: (number) => `City ${number}`,
  },
  counting: {
    form,
    spelled: { word: spelled, Word: (count) => capital(spelled(count)), feminine: spelled, ordinal },
  },
  signs: { shield: 'shields', compass: 'compass', gear: 'gear', tablet: 'tablet' },
}
