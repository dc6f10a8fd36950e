/**
 * Fault: network partition by the Linux kernel. A server runs in a network namespace with one virtual link to the
 * database and one to clients; the first is switched off.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type ProxyRoute, proxyTo } from '@heptapolis/store/services'
import type { ClusterFault } from '../fault-run.ts'
import type { ProcessPlace } from '../test-cluster.ts'

const NAME = `heptapolis${process.pid}`
/** Ends of each cable: the machine's and the server's. */
const TO_DATABASE = { name: `hd${process.pid}`, near: '10.213.1.1', far: '10.213.1.2' }
const TO_PEOPLE = { name: `hp${process.pid}`, near: '10.213.2.1', far: '10.213.2.2' }
const CUT = 2000

const ip = (...args: string[]): boolean => spawnSync('ip', args).status === 0

/** A killed run leaves its namespace with the addresses this one needs. */
function removeLeftovers(): void {
  for (const [, pid] of String(spawnSync('ip', ['netns', 'list']).stdout).matchAll(/^heptapolis(\d+)\b/gm)) {
    if (existsSync(`/proc/${pid}`)) continue
    for (const cable of ['hd', 'hp']) ip('link', 'del', `${cable}${pid}`)
    ip('netns', 'del', `heptapolis${pid}`)
  }
}

function isPossible(): boolean {
  const probe = `${NAME}probe`
  return ip('netns', 'add', probe) && ip('netns', 'del', probe)
}

function link({ name, near, far }: typeof TO_DATABASE): void {
  const inside = ['-n', NAME]
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', `${name}x`)
  ip('link', 'set', `${name}x`, 'netns', NAME)
  ip('addr', 'add', `${near}/24`, 'dev', name)
  ip(...inside, 'addr', 'add', `${far}/24`, 'dev', `${name}x`)
  ip('link', 'set', name, 'up')
  ip(...inside, 'link', 'set', `${name}x`, 'up')
  ip(...inside, 'link', 'set', 'lo', 'up')
}

const apart: ProcessPlace = {
  prefix: ['ip', 'netns', 'exec', NAME],
  host: TO_PEOPLE.far,
  way: (port) => proxyTo(port, { at: TO_DATABASE.near }),
  address: ({ port }: ProxyRoute, url) => {
    const there = new URL(url)
    there.host = `${TO_DATABASE.near}:${port}`
    return there.href
  },
}

export const namespace: ClusterFault = {
  name: 'partition by network namespaces',
  isPossible,
  async places() {
    removeLeftovers()
    ip('netns', 'add', NAME)
    link(TO_DATABASE)
    link(TO_PEOPLE)
    return [apart]
  },
  async happens({ dice }) {
    ip('link', 'set', TO_DATABASE.name, 'down')
    await setTimeout(CUT + dice.below(CUT))
    ip('link', 'set', TO_DATABASE.name, 'up')
  },
  async cleared() {
    for (const { name } of [TO_DATABASE, TO_PEOPLE]) ip('link', 'del', name)
    ip('netns', 'del', NAME)
  },
}
