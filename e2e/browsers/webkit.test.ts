import { describe, test } from 'vitest'
import { smokeTests } from './smoke.ts'
import { missingForWebKit, startWebKit } from './webkit.ts'

const missing = missingForWebKit()
if (missing.length === 0) smokeTests('WebKit', startWebKit)
else describe('WebKit', () => test.skip(`is not tested here without ${missing.join(' and ')}`))
