/** Texts of problem reports in English. */
import { plural } from '@heptapolis/boxes/grammar/en'

export const words = {
  title: 'Report a problem',
  about: 'The report stays on this device until you send it. Nothing is sent automatically.',
  happened: 'What happened, and what did you expect?',
  addPicture: 'Add a picture of the screen',
  pictureShowsHand: 'It shows your hand. Other people are still playing at this table.',
  addRecord: 'Add the record of the game',
  recordTells: 'It contains all hands, all moves and the names of the players.',
  recordLater: 'The record can be added on the score screen after the end: it contains the hands of the other players.',
  collected: 'Content of the report',
  save: 'Save as file',
  copy: 'Copy as text',
  copied: 'Copied',
  openIssue: 'Open an issue',
  openIssueHelp: 'Opens the issue form with these facts. Attach the saved file there.',
  attachHint: 'Picture and record are in the saved file. Attach it here.',
  fileTitle: 'Heptapolis: problem report',
  facts: 'Facts',
  fact: (label: string, value: string) => `${label}: ${value}`,
  errors: 'Last errors',
  noErrors: 'No errors so far.',
  picture: 'Screen',
  pictureNote:
    'A copy of the page, shown with the fonts of the device that opens it. Positions of scrolled lists may differ.',
  record: 'Record of the game',
  version: 'App version',
  versions: (app: string, engine: string) => `${app} (engine ${engine})`,
  mix: 'Game',
  players: (n: number) => plural(n, 'player'),
  teams: 'teams',
  page: 'Address',
  size: 'Screen size',
  sizes: (width: number, height: number, ratio: number) => `${width} × ${height} pixels, factor ${ratio}`,
  languageUsed: 'Language',
  appearance: 'Theme and style',
  browser: 'Browser',
}

export type ReportWords = typeof words
