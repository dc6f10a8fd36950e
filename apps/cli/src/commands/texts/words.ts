/** `heptapolis words`: lists texts that a translation lacks, and texts to translate again. */
import { LANGUAGE_NAMES } from '@heptapolis/boxes'
import { byKey } from '@heptapolis/engine/kernel'
import type { Command } from 'commander'
import { UserError } from '../../errors.ts'
import { words as say } from '../../language.ts'
import { newCommand } from '../../options.ts'
import { strong } from '../../text/paint.ts'
import { indented, table } from '../../text/table.ts'
import { lackingIn, type MissingTexts } from '../../translation/lacking.ts'
import { seal, staleIn } from '../../translation/stale.ts'

interface WordsOptions {
  missing?: string
  stale?: string
  seal?: string
  all?: boolean
  json?: boolean
}

export function words(program: Command): void {
  const { options } = say().commands.words
  newCommand(program, 'words')
    .option('--missing <code>', options.missing)
    .option('--stale <code>', options.stale)
    .option('--seal <code>', options.seal)
    .option('--all', options.all)
    .option('--json', options.json)
    .action(async (wanted: WordsOptions) => console.log(await answer(wanted)))
}

async function answer({ missing, stale, seal: sealing, all = false, json }: WordsOptions): Promise<string> {
  const [code, ...others] = [missing, stale, sealing].filter((one) => one !== undefined)
  if (code === undefined || others.length > 0) throw new UserError(say().missing.oneOfThem)
  if (sealing !== undefined) return say().missing.sealed(await seal(code, all), nameOf(code))
  if (missing !== undefined) return printed(await lackingIn(code), missingText(code), json)
  const { stale: texts, unsealed } = await staleIn(code)
  const list = printed(texts, staleText(code), json)
  return unsealed === 0 || json ? list : `${list}\n${say().missing.unsealed(unsealed, nameOf(code))}`
}

type Heading = (count: number) => string

const missingText =
  (code: string): Heading =>
  (count) =>
    count === 0 ? say().missing.none(nameOf(code)) : say().missing.count(count, nameOf(code))

const staleText =
  (code: string): Heading =>
  (count) =>
    count === 0 ? say().missing.noneStale(nameOf(code)) : say().missing.stale(count, nameOf(code))

function printed(found: readonly MissingTexts[], heading: Heading, json = false): string {
  if (json) return JSON.stringify(found, undefined, 2)
  const count = found.reduce((sum, { texts }) => sum + texts.length, 0)
  const files = found.map(({ file, texts }) => `${strong(file)}\n${textTable(texts)}`)
  return [heading(count), ...files].join('\n\n')
}

const nameOf = (code: string): string => byKey<string>(LANGUAGE_NAMES)[code] ?? code

const textTable = (texts: MissingTexts['texts']): string =>
  indented(
    table(
      texts.map(({ key, text }) => [key, text]),
      { wrap: true },
    ),
    2,
  )
