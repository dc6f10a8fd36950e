/**
 * A browser is known by a second cookie, which stays when somebody signs out: so it is told when it plays as two people. Nobody
 * is known by it, and it is never kept but as a keyed hash.
 */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../rate-limits/network.ts'
import type { Origin } from '../shared-origin/origins.ts'

declare module 'fastify' {
  interface FastifyRequest {
    device: string | undefined
  }
}

const DEVICE = /^[0-9A-Za-z_-]{22}$/
const nameOf = (isSecure: boolean): string => (isSecure ? '__Host-heptapolis-device' : 'heptapolis-device')

/** Reads the cookie of every request from here on. */
export function knowDevices(app: FastifyInstance, isSecure: boolean): void {
  app.decorateRequest('device', undefined)
  app.addHook('onRequest', async (request) => {
    const sent = request.cookies[nameOf(isSecure)]
    if (sent !== undefined && DEVICE.test(sent)) request.device = sent
  })
}

/** Gives a browser its cookie, or renews it. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply, isSecure: boolean, maxAge: number): void {
  const device = request.device ?? randomBytes(16).toString('base64url')
  reply.setCookie(nameOf(isSecure), device, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
}

export const originOf = ({ ip, device }: FastifyRequest): Origin => ({
  address: networkOf(ip),
  ...(device === undefined ? {} : { device }),
})
