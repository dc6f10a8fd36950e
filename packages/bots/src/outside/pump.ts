/** The thread that talks to an outside program: a line there, a line back. */
import { spawn } from 'node:child_process'
import { parentPort, workerData } from 'node:worker_threads'
import { ANSWERED, BYTES, FAILED, HEADER, LENGTH, STATUS, type Wires } from './wires.ts'

const { command, shared } = workerData as Wires
const flags = new Int32Array(shared, 0, 2)
const bytes = new Uint8Array(shared, HEADER)
const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
process.on('exit', () => child.kill())

let buffer = ''
let awaited = false
/** Answers to questions that nobody waits for any more are passed over. */
let late = 0
let ended: string | undefined

function tell(status: number, text: string): void {
  awaited = false
  flags[LENGTH] = new TextEncoder().encodeInto(text, bytes).written
  Atomics.store(flags, STATUS, status)
  Atomics.notify(flags, STATUS)
}

function end(why: string): void {
  ended ??= why
  if (awaited) tell(FAILED, ended)
}

child.stdout.setEncoding('utf8')
child.stdout.on('data', (text: string) => {
  buffer += text
  if (buffer.length > BYTES && !buffer.includes('\n')) {
    child.kill()
    end('it wrote a line without end')
    return
  }
  for (let at = buffer.indexOf('\n'); at >= 0; at = buffer.indexOf('\n')) {
    const line = buffer.slice(0, at).trim()
    buffer = buffer.slice(at + 1)
    if (line === '') continue
    if (late > 0) late--
    else if (awaited)
      tell(line.length > BYTES / 4 ? FAILED : ANSWERED, line.length > BYTES / 4 ? 'its answer is too long' : line)
  }
})
child.on('error', (error) => end(`it could not be started (${error.message})`))
child.on('close', (code) => end(`it ended${code === null ? '' : ` with code ${code}`}`))
child.stdin.on('error', () => {})

parentPort?.on('message', ({ request, isAsked }: { request: string; isAsked: boolean }) => {
  if (!isAsked) {
    if (ended === undefined) child.stdin.write(`${request}\n`)
    return
  }
  if (awaited) late++
  awaited = true
  if (ended !== undefined) tell(FAILED, ended)
  else child.stdin.write(`${request}\n`)
})
