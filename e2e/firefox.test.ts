import { describe, test } from 'vitest'
import { findFirefox, startFirefox } from './browsers/firefox.ts'
import { smokeTests } from './browsers/smoke.ts'

const program = findFirefox()
if (program) smokeTests('Firefox', () => startFirefox(program))
else describe('Firefox', () => test.skip('is not installed here: install firefox-esr'))
