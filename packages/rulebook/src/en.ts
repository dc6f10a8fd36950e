/** The words of the book itself in English. Those of the rules stand with their boxes. */
import { BASE, type Mix } from './condition.ts'

export interface BookWords {
  title: string
  subtitle(mix: Mix, boxNames: Readonly<Record<string, string>>): string
  contents: string
  /** The numbers shown on the first page, by their names. */
  figures: Readonly<Record<string, string>>
  chapters: Readonly<Record<string, { title: string; summary: string }>>
  sections: Readonly<Record<string, string>>
  groups: Readonly<Record<string, string>>
  labels: {
    with(boxes: readonly string[]): string
    instead(boxes: readonly string[]): string
    was(value: number): string
    ours: string
    licensed: string
    lastTurn: string
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
  figures: {
    handSize: 'cards in a hand',
    turns: 'turns an Age',
    startingCoins: 'coins at the start',
    guilds: 'guilds in Age III',
    pawns: 'pawns on an edifice',
    projectTokens: 'tokens on a project',
    towerSpaces: 'spaces on the tower',
    citiesCards: 'black cards an Age',
    armadaCards: 'Armada cards an Age',
  },
  chapters: {
    overview: { title: 'The game in a minute', summary: 'What you do, and what it is for.' },
    setup: { title: 'Setting up', summary: 'A checklist with the numbers of your table.' },
    age: { title: 'An Age', summary: 'How an Age begins and goes on.' },
    turn: { title: 'A turn', summary: 'Everybody at once, always in this order.' },
    actions: { title: 'What you do with a card', summary: 'One card a turn, and only one use for it.' },
    trade: { title: 'Paying and trading', summary: 'What you make is yours for nothing; the rest you buy.' },
    'age-end': { title: 'The end of an Age', summary: 'What happens once the last turn is over.' },
    'game-end': { title: 'Counting points', summary: 'After the third Age the highest total wins.' },
    cards: { title: 'The cards', summary: 'What each colour does, and every card of the base game at your table.' },
    wonders: { title: 'The wonders', summary: 'Every board that may come to your table, with all its stages.' },
    leaders: { title: 'Leaders', summary: 'People who serve your city, one an Age.' },
    cities: { title: 'Cities', summary: 'Black cards, debts and diplomacy.' },
    armada: { title: 'Armada', summary: 'Four ships, far islands, and war at sea.' },
    'babel-tower': { title: 'Tower of Babel', summary: 'Laws that bind every city, until they are covered.' },
    'babel-projects': { title: 'Great Projects', summary: 'Built together, or paid for by those who stood aside.' },
    edifice: { title: 'Edifice', summary: 'One shared building an Age, and a bill if it fails.' },
    promos: { title: 'Promos', summary: 'Leaders handed out apart from the boxes.' },
    'two-players': { title: 'Two players', summary: 'A third city sits between you, and you take turns to run it.' },
    teams: { title: 'Teams', summary: 'Two and two, side by side.' },
    rulings: { title: 'Rulings and questions', summary: 'What people ask, and what we decided where no print does.' },
    symbols: { title: 'Signs', summary: 'What you see on cards, boards and tokens.' },
  },
  sections: {
    'overview/goal': 'The goal',
    'setup/table': 'The table',
    'setup/draft': 'Before the first Age',
    'age/course': 'The beginning of an Age',
    'age/recruitment': 'Recruiting a leader',
    'age/passing': 'Passing the hands',
    'turn/choose': 'Choosing',
    'turn/order': 'The order of a turn',
    'turn/together': 'All at once',
    'actions/build': 'Build the card',
    'actions/chain': 'Build it by chain',
    'actions/stage': 'Build a stage of your wonder',
    'actions/sell': 'Sell the card',
    'actions/tower': 'Lay a tile on the tower',
    'actions/dig': 'Building from the discard pile',
    'trade/goods': 'What you can use and buy',
    'trade/prices': 'What it costs',
    'age-end/course': 'The order',
    'age-end/failure': 'Success and failure',
    'age-end/conflicts': 'Conflicts',
    'age-end/naval': 'Conflict at sea',
    'game-end/end': 'The end',
    'game-end/lines': 'The score sheet, line by line',
    'game-end/science': 'Counting science',
    'game-end/winner': 'The winner',
    'cards/colours': 'The colours',
    'wonders/boards': 'Boards and their powers',
    'leaders/rules': 'Rules for leaders',
    'cities/rules': 'Rules for black cards',
    'armada/rules': 'Shipyard and ships',
    'armada/islands': 'Exploring',
    'armada/tribute': 'Tax, Piracy and distant trade',
    'babel-tower/rules': 'The tower',
    'babel-tower/laws': 'How laws work',
    'babel-projects/rules': 'Taking part',
    'edifice/rules': 'Taking part',
    'promos/rules': 'What they do',
    'two-players/rules': 'The free city',
    'teams/rules': 'Partners',
    'rulings/rules': 'Questions people ask',
    'rulings/ours': 'Rulings of ours in other chapters',
    'symbols/signs': 'All signs',
  },
  groups: {
    'cards-1': 'Cards of Age I',
    'cards-2': 'Cards of Age II',
    'cards-3': 'Cards of Age III',
    guilds: 'Guilds',
    boards: 'All wonders',
    leaders: 'All leaders',
    tiles: 'The 24 laws',
    projects: 'All projects',
    'project-tokens': 'Tokens of projects',
    edifices: 'All edifices',
    shipyards: 'Shipyards',
    'islands-1': 'Islands of level 1',
    'islands-2': 'Islands of level 2',
    'islands-3': 'Islands of level 3',
  },
  labels: {
    with: (boxes) => (boxes.length === 1 ? `with ${boxes[0]}` : `${boxes[0]} together with ${listed(boxes.slice(1))}`),
    instead: (boxes) => `changed by ${listed(boxes)}`,
    was: (value) => `${value} in the base game`,
    ours: 'our ruling',
    licensed: 'as the licensed online game plays it',
    lastTurn: 'last turn of an Age only',
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
