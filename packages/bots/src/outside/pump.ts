/**
 * Worker thread that passes questions to an external bot program and its answers back. The thread of the game waits
 * meanwhile.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { Child, type ChildFailure } from './child.ts'
import { ANSWERED, FAILED, HEADER, LENGTH, STATUS, type Wires } from './wires.ts'

const { command, shared }: Wires = workerData
const flags = new Int32Array(shared, 0, 2)
const bytes = new Uint8Array(shared, HEADER)
const child = new Child(command, (answer) => {
  const isAnswer = typeof answer === 'string'
  flags[LENGTH] = new TextEncoder().encodeInto(isAnswer ? answer : SENTENCES[answer.code](answer.detail), bytes).written
  Atomics.store(flags, STATUS, isAnswer ? ANSWERED : FAILED)
  Atomics.notify(flags, STATUS)
})
process.on('exit', () => child.kill())

const SENTENCES: Record<ChildFailure['code'], (detail: string) => string> = {
  endless: () => 'it wrote a line without end',
  'too-long': () => 'its answer is too long',
  ended: (code) => `it ended${code === '' ? '' : ` with code ${code}`}`,
  'not-started': (why) => `it could not be started (${why})`,
}

parentPort?.on('message', ({ request, isAsked }: { request: string; isAsked: boolean }) => {
  if (isAsked) child.ask(request)
  else child.tell(request)
})
