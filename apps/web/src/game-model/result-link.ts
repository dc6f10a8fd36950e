/**
 * Links to the result of a game: the final state itself is in the link, compressed, so that no server has to store it.
 */
import type { Position, Setup } from '@heptapolis/engine'
import type { PadPosition } from './pad-position.ts'

/** The part of a link before the code. Score-pads open it. Servers read the code for the preview of the link and keep nothing. */
export const RESULT_PATH = '/score?p='
/** Older links have the code in the fragment, where servers do not see it. */
const OLDER = '#p='

/** The code in the address of a page. */
export function codeIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  if (hash.startsWith(OLDER)) return hash.slice(OLDER.length)
  return new URLSearchParams(search).get('p') ?? undefined
}

/** The position, compressed and URL-safe. */
export async function toCode(position: PadPosition): Promise<string> {
  const bytes = await squeeze(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream('deflate-raw'))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Throws where the code is none. */
export async function unpack(code: string): Promise<unknown> {
  const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = await squeeze(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  )
  return JSON.parse(new TextDecoder().decode(bytes))
}

/** The position of a finished game under the names of the people. The seed stays out, and with it the deal. */
export function resultOf(
  { setup: _, cities, ...table }: Position,
  setup: Omit<Setup, 'seed'>,
  names: readonly string[],
): PadPosition {
  const seats = setup.seats.map((seat, i) => ({ ...seat, name: names[i] ?? '' }))
  return {
    ...table,
    setup: { ...setup, seed: '', seats },
    cities: cities.map((city, i) => ({ ...city, name: names[i] })),
  }
}

async function squeeze(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
