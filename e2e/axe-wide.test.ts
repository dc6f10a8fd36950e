import { test } from 'vitest'
import { DESKTOP, useBrowser } from './app.ts'
import { walkThrough } from './axe.ts'

useBrowser()

test('axe finds nothing serious on any screen of a wide screen', () => walkThrough(DESKTOP))
