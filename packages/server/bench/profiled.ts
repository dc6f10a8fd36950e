/**
 * Module that Node preloads (`--import`) into a profiled server. The first SIGHUP starts V8's profiler, the second
 * writes the profile to a file.
 */
import { renameSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'

/** Microseconds between two samples. */
const INTERVAL = 500

const session = new Session()
let isOn = false

async function toggle(file: string): Promise<void> {
  if (!isOn) {
    isOn = true
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: INTERVAL })
    await session.post('Profiler.start')
    return
  }
  const { profile } = await session.post('Profiler.stop')
  writeFileSync(`${file}.part`, JSON.stringify(profile))
  renameSync(`${file}.part`, file)
}

const { HEPTAPOLIS_PROFILE: file } = process.env
if (file !== undefined) process.on('SIGHUP', () => void toggle(file))
