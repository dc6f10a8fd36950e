/** `heptapolis rules`: shows, searches or prints the rulebook for an edition, expansions and number of players. */
import { writeFileSync } from 'node:fs'
import { styleText } from 'node:util'
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Painter, type Rulebook, renderHits, renderText, rulebook, search, voiceIn } from '@heptapolis/rulebook'
import { findChromium, type Paper, printBook, writeHtml } from '@heptapolis/rulebook/file'
import { type Command, Option } from 'commander'
import { UserError } from '../../errors.ts'
import { reasonOf } from '../../files.ts'
import { say, words } from '../../language.ts'
import { type MixFlags, newCommand, setupOf, wholeNumber, withMix } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { columns, faint, strong } from '../../text/paint.ts'

interface RulesOptions extends MixFlags {
  players: number
  teams?: boolean
  search?: string
  html?: string
  pdf?: string
  paper: Paper
}

export function rules(program: Command): void {
  const { options } = words().commands.rules
  withMix(newCommand(program, 'rules'))
    .option('--players <count>', options.players, wholeNumber(2, 8), 4)
    .option('--teams', options.teams)
    .option('--search <words>', options.search)
    .option('--html <file>', options.html)
    .option('--pdf <file>', options.pdf)
    .addOption(new Option('--paper <size>', options.paper).choices(['A4', 'Letter']).default('A4'))
    .action(start)
}

async function start(options: RulesOptions): Promise<void> {
  const seats = Array.from({ length: options.players }, () => ({}))
  const voice = await voiceIn(say().language)
  const book = orFail(rulebook(setupOf(options, seats, '', options.teams), voice))
  if (options.html !== undefined) save(options.html, book)
  if (options.pdf !== undefined) print(options.pdf, book, options.paper)
  if (options.search !== undefined) console.log(found(book, options.search))
  else if (options.html === undefined && options.pdf === undefined)
    console.log(renderText(book, { width: columns(), painter }))
}

function save(path: string, book: Rulebook): void {
  writing(path, () => writeHtml(path, book))
  console.log(words().saved(`${book.title}, ${book.subtitle}`, path))
}

function writing(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new UserError(words().errors.cannotWrite(path, reasonOf(error)))
  }
}

function print(path: string, book: Rulebook, paper: Paper): void {
  const chromium = findChromium()
  if (chromium === undefined) throw new UserError(words().errors.noChromium)
  const { pdf, pages, rules } = printBook(book, paper, chromium)
  writing(path, () => writeFileSync(path, pdf))
  console.log(words().saved(`${book.title}, ${book.subtitle}`, path))
  console.log(words().pages(pages, rules))
}

function found(book: Rulebook, query: string): string {
  const hits = search(book, query)
  if (hits.length === 0) throw new UserError(words().errors.saysNothing(query))
  return renderHits(hits, { width: columns(), painter })
}

const painter: Painter = {
  title: strong,
  heading: (text) => styleText('underline', text, { stream: process.stdout }),
  strong,
  faint,
  box: (box, text) => styleText(LOOKS.faces.get(box)?.terminal ?? 'bold', text, { stream: process.stdout }),
}
