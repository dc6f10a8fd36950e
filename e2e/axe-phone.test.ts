import { test } from 'vitest'
import { PHONE, useBrowser } from './app.ts'
import { walkThrough } from './axe.ts'

useBrowser()

test('axe finds nothing serious on any screen of a phone', () => walkThrough(PHONE))
