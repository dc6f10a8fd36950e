/** `heptapolis words`: lists missing translations. */
import { LANGUAGES } from '@heptapolis/boxes'
import type { Command } from 'commander'
import { words as say } from '../language.ts'
import { newCommand } from '../options.ts'
import { strong } from '../text/paint.ts'
import { indented, table } from '../text/table.ts'
import { lackingIn, type MissingTexts } from '../translation/lacking.ts'

interface WordsOptions {
  missing: string
  json?: boolean
}

export function words(program: Command): void {
  const { options } = say().commands.words
  newCommand(program, 'words')
    .requiredOption('--missing <code>', options.missing)
    .option('--json', options.json)
    .action(async ({ missing, json }: WordsOptions) => {
      const lacking = await lackingIn(missing)
      console.log(json ? JSON.stringify(lacking, undefined, 2) : asText(missing, lacking))
    })
}

function asText(code: string, lacking: readonly MissingTexts[]): string {
  const { missing } = say()
  const language = nameOf(code)
  const count = lacking.reduce((sum, { texts }) => sum + texts.length, 0)
  if (count === 0) return missing.none(language)
  const files = lacking.map(({ file, texts }) => `${strong(file)}\n${textTable(texts)}`)
  return [missing.count(count, language), ...files].join('\n\n')
}

const nameOf = (code: string): string => LANGUAGES[code as keyof typeof LANGUAGES] ?? code

const textTable = (texts: MissingTexts['texts']): string =>
  indented(
    table(
      texts.map(({ key, text }) => [key, text]),
      { wrap: true },
    ),
    2,
  )
