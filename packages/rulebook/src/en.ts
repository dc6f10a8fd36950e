/** The words of the book itself in English. Those of the rules stand with their boxes. */
import { BASE } from '@heptapolis/boxes'
import type { Mix } from './condition.ts'

export interface BookWords {
  title: string
  subtitle(mix: Mix, boxNames: Readonly<Record<string, string>>): string
  contents: string
  labels: {
    with(boxes: readonly string[]): string
    instead(boxes: readonly string[]): string
    was(value: number): string
    ours: string
    licensed: string
    lastTurn: string
    again(from: number, to: number): string
    resolved: string
    free: string
    copies(count: number): string
    chainFrom: string
    chainTo: string
    stage(number: number): string
    either: string
    start: string
    anyOrder: string
    age(number: number): string
    perAge: string
    example: string
    results: string
    legend: string
  }
}

const ROMAN = ['', 'I', 'II', 'III']

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`

export const en: BookWords = {
  title: 'How to play',
  subtitle({ edition, boxes, players, teams }, boxNames) {
    const chosen = boxes.filter((box) => box !== BASE).map((box) => boxNames[box])
    return [
      edition === '1e' ? 'First edition' : 'Second edition',
      chosen.length === 0 ? 'base game' : chosen.join(', '),
      `${players} players${teams ? ' in teams' : ''}`,
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
    free: 'no cost',
    copies: (count) => `×${count}`,
    chainFrom: 'free with',
    chainTo: 'leads to',
    stage: (number) => `Stage ${number}`,
    either: 'or',
    start: 'From the start',
    anyOrder: 'stages in any order',
    age: (number) => `Age ${ROMAN[number]}`,
    perAge: 'as many coins as the number of the Age',
    example: 'Example',
    results: 'What follows',
    legend: 'Coloured edges and underlines show which box speaks. A dotted line marks a ruling of ours.',
  },
}
