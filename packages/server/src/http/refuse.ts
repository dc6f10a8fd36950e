/** HTTP responses for refused requests: a status and a problem code. The web app has the sentence for each code. */
import type { Problem } from '@heptapolis/engine/kernel'
import type { FastifyReply } from 'fastify'
import { slowDown } from './bearer.ts'

export type Refuse = typeof refuse

const STATUS: Record<string, number> = {
  'no-table': 404,
  'no-deal': 404,
  'deal-people': 403,
  'deal-playing': 409,
  'deal-outdated': 409,
  removed: 403,
  'not-invited': 403,
  'bad-key': 403,
  'only-this-table': 403,
  'not-host': 403,
  'accounts-only': 403,
  'no-device': 403,
  'no-person': 404,
  'not-rated': 404,
  'no-session': 401,
  busy: 503,
  'too-many-tables': 429,
  'slow-down': 429,
  suspended: 403,
  avoided: 403,
  'no-report': 404,
  'nothing-found': 404,
  'about-you': 403,
  'no-account': 404,
  'nobody-there': 404,
  'no-passkey': 404,
  'bad-passkey': 403,
  'name-taken': 409,
  'both-seated': 409,
  'last-passkey': 409,
  'bad-token': 401,
  'not-a-bot': 403,
  'not-accepting': 403,
  'no-bot': 404,
  'not-challenged': 404,
  'bot-away': 409,
}

/** Refuses with a code, and with the time to wait if a rate limit applies. */
export function refuse(reply: FastifyReply, { code, values }: Problem): FastifyReply {
  if (values && 'wait' in values) return slowDown(reply, Number(values.wait), code)
  return reply.code(STATUS[code] ?? 400).send({ code })
}
