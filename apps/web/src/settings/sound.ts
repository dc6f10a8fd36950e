/** Sound effects, synthesised on demand: paper, coins, stone, a drum for conflicts. Off by default. */
import { settings } from './settings.ts'

type Sound = 'paper' | 'coin' | 'stone' | 'drum'

let context: AudioContext | undefined

export function sound(what: Sound): void {
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
}

/** A sliding tone that fades. */
function tone(audio: AudioContext, from: number, to: number, seconds: number, loud: number): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: from })
  source.frequency.exponentialRampToValueAtTime(to, audio.currentTime + seconds)
  fade(audio, source, seconds, loud)
}

/** Filtered noise. */
function noise(audio: AudioContext, seconds: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(seconds * audio.sampleRate), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  fade(audio, source, seconds, loud, filter)
}

function fade(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  seconds: number,
  loud: number,
  by?: AudioNode,
): void {
  const volume = new GainNode(audio, { gain: loud })
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds)
  ;(by ? source.connect(by) : source).connect(volume).connect(audio.destination)
  source.start()
  source.stop(audio.currentTime + seconds)
}
