/** The words of tables by link. */
import { problemText, problemWords, problemWordsIn } from '@heptapolis/wire'
import { featureWords } from '../i18n/index.ts'
import { NO_SERVER } from './server/client.ts'
import { words } from './words/en.ts'

export const onlineWords = await featureWords(words, (language) => import(`./words/${language}.ts`))

const problems = await featureWords(problemWords, problemWordsIn)

/** What is wrong, for whoever reads it. */
export const troubleText = (code: string): string =>
  code === NO_SERVER ? onlineWords().noServer : problemText(code, problems())
