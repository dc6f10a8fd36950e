import { DESKTOP, test } from '../app.ts'
import { walkThrough } from '../axe.ts'

test('axe finds nothing serious on any screen of a wide screen', () => walkThrough(DESKTOP))
