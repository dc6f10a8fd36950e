import { conforms } from '../../conformance/index.ts'
import { memoryStore } from '../index.ts'

conforms('memory', async () => memoryStore())
