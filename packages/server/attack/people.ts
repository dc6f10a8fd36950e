/** Helpers of the security tests: create attackers and victims with accounts. */
import { sure } from '@heptapolis/engine/kernel'
import { hashOf } from '../src/sessions/session.ts'
import { Attacker } from './attacker.ts'
import type { Target } from './target.ts'

export async function accountOf({ context }: Target, { cookie }: Attacker): Promise<string> {
  const token = decodeURIComponent(cookie.split('=')[1])
  return sure(await context.store.people.session(hashOf(token), 0))?.account ?? ''
}

/** A visitor with a named account. */
export async function person(target: Target, name: string, address?: string): Promise<Attacker> {
  const one = await Attacker.visitor(target.origin, address)
  const id = await accountOf(target, one)
  sure(await target.context.store.people.claimName(id, name, name.toLowerCase()))
  sure(await target.context.store.people.promote(id, 'person'))
  return one
}
