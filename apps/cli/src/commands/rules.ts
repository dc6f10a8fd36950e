/** `heptapolis rules`: the rulebook of a mix, to read, to search, or as a page to print. */
import { styleText } from 'node:util'
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Painter, type Rulebook, renderHits, renderText, rulebook, search } from '@heptapolis/rulebook'
import { writeHtml } from '@heptapolis/rulebook/file'
import type { Command } from 'commander'
import { orFail, UserError } from '../errors.ts'
import { examples, type MixOptions, setupOf, wholeNumber, withMix } from '../options.ts'
import { columns, faint, strong } from '../text/paint.ts'

interface RulesOptions extends MixOptions {
  players: number
  teams?: boolean
  search?: string
  html?: string
}

export function rules(program: Command): void {
  withMix(program.command('rules'))
    .summary('read the rules of your mix')
    .description(
      'Print the rulebook of an edition and its boxes for so many players: only what applies, with its numbers.',
    )
    .option('--players <count>', 'players at the table, 2 to 8', wholeNumber(2, 8), 4)
    .option('--teams', 'in teams of two')
    .option('--search <words>', 'only what speaks of these words')
    .option('--html <file>', 'write a page that works without network, to keep or to print')
    .addHelpText(
      'after',
      examples(
        ['rules --boxes leaders,edifice --players 5', 'the rulebook of that table'],
        ['rules --boxes cities --search debt', 'what it says about debts'],
        ['rules --boxes armada --html rules.html', 'the same as a page'],
      ),
    )
    .action(start)
}

function start(options: RulesOptions): void {
  const seats = Array.from({ length: options.players }, () => ({}))
  const book = orFail(rulebook(setupOf(options, seats, '', options.teams)))
  if (options.html !== undefined) save(options.html, book)
  if (options.search !== undefined) console.log(found(book, options.search))
  else if (options.html === undefined) console.log(renderText(book, { width: columns(), painter }))
}

function save(path: string, book: Rulebook): void {
  try {
    writeHtml(path, book)
  } catch (error) {
    throw new UserError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  console.log(`${book.title}, ${book.subtitle}: ${path}`)
}

function found(book: Rulebook, words: string): string {
  const hits = search(book, words)
  if (hits.length === 0) throw new UserError(`The rules of this mix say nothing about "${words}".`)
  return renderHits(hits, { width: columns(), painter })
}

const painter: Painter = {
  title: strong,
  heading: (text) => styleText('underline', text, { stream: process.stdout }),
  strong,
  faint,
  box: (box, text) => styleText(LOOKS.faces.get(box)?.terminal ?? 'bold', text, { stream: process.stdout }),
}
