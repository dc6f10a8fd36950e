import { describe, test } from 'vitest'
import { findFirefox, startFirefox } from './firefox.ts'
import { smokeTests } from './smoke.ts'

const program = findFirefox()
if (program) smokeTests('Firefox', () => startFirefox(program))
else describe('Firefox', () => test.skip('is not installed here: install firefox-esr'))
