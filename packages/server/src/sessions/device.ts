/**
 * Device cookie: a random number per browser. It survives sign-out, to detect one browser with two accounts; only keyed
 * hashes of it are stored.
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

/** Reads the device cookie of every request. */
export function knowDevices(app: FastifyInstance, isSecure: boolean): void {
  app.decorateRequest('device', undefined)
  app.addHook('onRequest', async (request) => {
    const sent = request.cookies[nameOf(isSecure)]
    if (sent !== undefined && DEVICE.test(sent)) request.device = sent
  })
}

/** Sets or renews the device cookie. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply, isSecure: boolean, maxAge: number): void {
  const device = request.device ?? randomBytes(16).toString('base64url')
  reply.setCookie(nameOf(isSecure), device, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge })
}

export const originOf = ({ ip, device }: FastifyRequest): Origin => ({
  address: networkOf(ip),
  ...(device === undefined ? {} : { device }),
})
