import { DESKTOP, test } from '../app.ts'
import { walkThrough } from '../axe.ts'

test('passes axe on every wide screen', () => walkThrough(DESKTOP))
