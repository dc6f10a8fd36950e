/** Texts of online tables. */
import { problemText, problemWords, problemWordsIn } from '@heptapolis/wire'
import { featureWords } from '../i18n/index.ts'
import { NO_SERVER } from './server/client.ts'
import { words } from './words/en.ts'

export const onlineWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

const problems = await featureWords(problemWords, problemWordsIn)

/** The text of an error code. */
export const troubleText = (code: string): string =>
  code === NO_SERVER ? onlineWords().noServer : problemText(code, problems())
