/** Forms of the kernel's own columns: next line of the script, random state, answers. */
import { KEY_WORDS } from '../chance/chacha.ts'
import { QUICK } from '../chance/rng.ts'
import { fromHex, toHex } from '../chance/sha256.ts'
import { isProblem } from '../result.ts'
import { type Form, readCount } from './forms.ts'
import { badField, type Naming, noSuch, readRecord } from './naming.ts'

const LINE = '{"id":"conflicts"}'

/** Next line of the script by name. `time` distinguishes lines with equal names. */
export const scriptLine: Form<Naming & { readonly script: readonly { id: string }[] }> = {
  shape: { is: 'such', as: LINE },
  inputs: { as: 'nothing' },
  read(value, field, { script }) {
    const given = readRecord(value, field, ['id', 'time'], LINE)
    if (isProblem(given)) return given
    const places = script.flatMap((line, i) => (line.id === given.id ? [i] : []))
    if (places.length === 0) return noSuch(`${field}.id`, 'line', given.id, [...new Set(script.map(({ id }) => id))])
    const time = readCount(given.time ?? 1, `${field}.time`, places.length, 1)
    return isProblem(time) ? time : [places[time - 1]]
  },
  write([line], { script }) {
    if (line >= script.length) return undefined
    const { id } = script[line]
    const time = script.slice(0, line + 1).filter((one) => one.id === id).length
    return time === 1 ? { id } : { id, time }
  },
}

const HEX = /^[0-9a-f]*$/
const QUICK_WORDS = 4
const MOST_DEALS = 1_000_000
const CHANCE = '{"deals":3,"key":"…"}'

/** Key of the random generator and number of deals, or the four words of fast random numbers. */
export const chanceForm: Form = {
  shape: { is: 'such', as: CHANCE },
  inputs: { as: 'nothing' },
  read(value, field) {
    const given = readRecord(value, field, ['deals', 'key', 'quick'], CHANCE)
    if (isProblem(given)) return given
    const isQuick = given.quick !== undefined
    const words = readHex(isQuick ? given.quick : given.key, isQuick ? QUICK_WORDS : KEY_WORDS)
    if (!words) return badField('no-chance', { field })
    const deals = isQuick ? QUICK : readCount(given.deals ?? 0, `${field}.deals`, MOST_DEALS)
    return isProblem(deals) ? deals : [deals, ...words]
  },
  write([deals, ...words]) {
    return deals === QUICK
      ? { quick: toHex(words.slice(0, QUICK_WORDS)) }
      : { deals, key: toHex(words.slice(0, KEY_WORDS)) }
  },
}

const readHex = (text: unknown, words: number): Int32Array | undefined =>
  typeof text === 'string' && text.length === words * 8 && HEX.test(text) ? fromHex(text) : undefined

/** Answer in the form that the rules define. */
export const answer: Form<Naming & { readonly answerForm: Form }> = {
  shape: { is: 'such', as: '{"action":"sell","card":"altar"}' },
  quiet: true,
  inputs: { as: 'answer' },
  read: (value, field, rules) => rules.answerForm.read(value, field, rules),
  write: (numbers, rules) => rules.answerForm.write(numbers, rules),
}
