/**
 * Program that a test runs: prints the texts of the unfinished translation, and those that fall back to English, as
 * JSON.
 */
import { firstSpeech, LANGUAGE_NAMES, LANGUAGES, type Language, speechIn } from '@heptapolis/boxes'
import { compile, sure } from '@heptapolis/engine'
import { voiceIn } from '@heptapolis/rulebook'
import { BOXES } from '../../packages/boxes/src/index.ts'

const [, , code = ''] = process.argv
const draft = code as Language
const say = await speechIn(draft)
const rules = sure(compile({ edition: '2e', boxes: ['leaders'], seats: [{}, {}, {}] }, BOXES))
const { rules: sentences } = await voiceIn(draft)

console.log(
  JSON.stringify({
    names: LANGUAGE_NAMES,
    finished: Object.keys(LANGUAGES),
    altar: say.piece(rules.piece('altar')),
    baths: say.piece(rules.piece('baths')),
    leader: say.piece(rules.piece('solomon')),
    isEnglish: say.terms.noCost === firstSpeech.terms.noCost,
    sentences: sentences.size,
  }),
)
