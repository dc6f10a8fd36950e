import { spawnSync } from 'node:child_process'
import { BOXES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { compile, EDITIONS } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { frenchLines } from '../../tools/french-texts.ts'
import { voiceIn } from '../mix/voice.ts'

const { say } = await voiceIn('fr')
const boxes = BOXES.slice(1).map(({ id }) => id)
const seats = Array.from({ length: 5 }, () => ({}))

/** Words of names: pieces, wonders and boxes. */
const names = new Set(
  EDITIONS.flatMap((edition) => {
    const rules = sure(compile({ edition, boxes, seats, seed: '' }, BOXES))
    return [
      ...rules.pieces.map(say.piece),
      ...rules.boards.map(({ def }) => say.wonder(def.wonder)),
      ...BOXES.map(({ id }) => say.boxName(id)),
    ]
  }).flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)),
)

/** Words that the dictionary does not know: neither names, nor citations such as 5.4A. */
function misspelled(text: string): string[] {
  const { stdout, error } = spawnSync('hunspell', ['-i', 'utf-8', '-d', 'fr', '-l'], { input: text, encoding: 'utf8' })
  if (error) throw error
  const words = stdout.split('\n').map((word) => word.replace(/^(?:d|qu|l)['’]/i, '').replace(/\.$/, ''))
  return [...new Set(words)].filter((word) => word !== '' && !/\d/.test(word) && !names.has(word.toLowerCase()))
}

const dictionaries = spawnSync('hunspell', ['-D'], { input: '', encoding: 'utf8' })
const hasFrench = !dictionaries.error && /\/fr(_FR)?$/m.test(dictionaries.stderr)

test('French sentences are spelled as the dictionary has them, where hunspell-fr is installed', async () => {
  if (!hasFrench) return console.info('hunspell or its French dictionary is missing: spelling was not read')
  expect(misspelled('Une carte gratuitte.')).toEqual(['gratuitte'])
  const lines = await frenchLines()
  expect(misspelled(lines.join('\n').replaceAll('’', "'"))).toEqual([])
})
