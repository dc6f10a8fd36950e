import { memoryStore } from '../index.ts'
import { conforms } from '../testing.ts'

conforms('memory', async () => memoryStore())
