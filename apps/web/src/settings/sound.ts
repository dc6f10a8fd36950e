/** Sound effects, synthesised on demand: paper, coins, stone, a drum for conflicts, a horn for Ages, a fanfare. Off by default. */
import { create } from 'zustand'
import { settings } from './settings.ts'

type Sound = 'paper' | 'coin' | 'stone' | 'drum' | 'horn' | 'fanfare'

interface Caption {
  sound?: Sound | undefined
}

/** The caption on screen. Every sound sets a new object, so that a repeated sound is shown anew. */
export const caption = create<Caption>()(() => ({}))

let context: AudioContext | undefined

export function sound(what: Sound): void {
  if (settings.getState().captions) caption.setState({ sound: what })
  if (!settings.getState().sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  MAKES[what](context)
}

const MAKES: Record<Sound, (audio: AudioContext) => void> = {
  paper: (audio) => noise(audio, 0.09, 3200, 0.08),
  coin(audio) {
    tone(audio, 1900, 1900, 0.16, 0.05)
    tone(audio, 2800, 2800, 0.12, 0.03)
  },
  stone: (audio) => noise(audio, 0.12, 420, 0.2),
  drum: (audio) => tone(audio, 110, 52, 0.3, 0.22),
  horn(audio) {
    tone(audio, 220, 220, 0.9, 0.09)
    tone(audio, 330, 330, 0.9, 0.06)
  },
  fanfare(audio) {
    for (const [i, pitch] of [392, 494, 587, 784].entries()) tone(audio, pitch, pitch, 0.5, 0.08, i * 0.16)
  },
}

/** A sliding tone that fades. */
function tone(audio: AudioContext, from: number, to: number, seconds: number, loud: number, delay = 0): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: from })
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + delay + seconds)
  fade(audio, source, { seconds, loud, delay })
}

/** Filtered noise. */
function noise(audio: AudioContext, seconds: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  fade(audio, source, { seconds, loud, by: filter })
}

interface FadeOptions {
  seconds: number
  loud: number
  delay?: number
  by?: AudioNode
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  { seconds, loud, delay = 0, by }: FadeOptions,
): void {
  const begin = audio.currentTime + delay
  const volume = new GainNode(audio, { gain: loud })
  volume.gain.setValueAtTime(loud, begin)
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds)
  ;(by ? source.connect(by) : source).connect(volume).connect(audio.destination)
  source.start(begin)
  source.stop(begin + seconds)
}
