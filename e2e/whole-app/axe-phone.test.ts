import { PHONE, test } from '../app.ts'
import { walkThrough } from '../axe.ts'

test('passes axe on every screen of a phone', () => walkThrough(PHONE))
