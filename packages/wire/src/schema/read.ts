/** Parser of WebSocket messages from clients: returns a validated message with its declared fields, or a problem. */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import Type, { type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { MOST_BYTES, MOST_DEPTH } from '../limits.ts'
import { reducerFor } from './declared.ts'
import { Cid, ClientMessage } from './messages.ts'

const client = Compile(ClientMessage)
const named = Compile(Type.Object({ t: Type.Literal('do'), cid: Cid }))
const reduce = reducerFor(ClientMessage)

export function readClientMessage(text: string): Result<ClientMessage> {
  // A character takes at least one byte, and the socket has limited bytes before.
  if (text.length > MOST_BYTES) return fail('too-long', `A message has at most ${MOST_BYTES} bytes.`)
  const value = parsed(text)
  if (value === undefined) return fail('bad-json', 'A message is one JSON object.')
  if (isDeep(value, MOST_DEPTH)) return fail('bad-message', `A message is nested at most ${MOST_DEPTH} deep.`)
  if (client.Check(value)) return ok(reduce(value) as ClientMessage)
  return fail('bad-message', faultIn(value))
}

/**
 * Id of a command that is not understood, as from an older page. Refused by its id it leaves the client's outbox;
 * otherwise the commands after it would wait for ever.
 */
export function commandIdIn(text: string): string | undefined {
  const value = text.length > MOST_BYTES ? undefined : parsed(text)
  return named.Check(value) ? value.cid : undefined
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value === null ? undefined : value
  } catch {
    return undefined
  }
}

function isDeep(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isDeep(inner, most - 1))
}

/** Path of the error without its value, because it is logged. */
function faultIn(value: unknown): string {
  const kind = typeof value === 'object' && value !== null && 't' in value ? value.t : undefined
  return kinds.some((known) => known === kind)
    ? `This is no message of the kind ${kind}.`
    : `A message is of the kind ${kinds.join(', ')}.`
}

const kinds: string[] = ClientMessage.anyOf.map(
  (message: TSchema & { properties: { t: { const: string } } }) => message.properties.t.const,
)
