/**
 * Vector: counts of the seven resources, 0 to 7 each, in one integer. Each has four bits; the highest is a guard, so
 * that whole vectors are compared and subtracted at once. A set of resources is a vector of ones.
 */
import { type Cost, RESOURCES, type Resource } from '../vocabulary.ts'

const GUARDS = 0x8888888
/** Every resource, as a set. */
export const EVERY = 0x1111111
export const PLENTY = 7
/** Raw materials are below this unit, manufactured resources from it on. */
export const FIRST_MANUFACTURED = 1 << 16

export const unit = (resource: number): number => 1 << (resource << 2)
export const unitOf = (resource: Resource): number => unit(RESOURCES.indexOf(resource))
export const count = (vector: number, resource: number): number => (vector >> (resource << 2)) & 7

export function plus(a: number, b: number): number {
  const sum = a + b
  const over = sum & GUARDS
  return (sum & ~GUARDS) | (over - (over >> 3))
}

/** Part of `need` that `have` does not cover. */
export function missing(need: number, have: number): number {
  const difference = (need | GUARDS) - have
  const enough = difference & GUARDS
  return difference & (enough - (enough >> 3))
}

export function units(vector: number): number {
  const pairs = (vector & 0x7070707) + ((vector >> 4) & 0x7070707)
  return Math.imul(pairs, 0x1010101) >>> 24
}

/** Resources of a vector as a set. */
export const kinds = (vector: number): number => (vector | (vector >> 1) | (vector >> 2)) & EVERY

/** One resource of a set that is not empty. */
export const anyOf = (set: number): number => set & -set

export function setOf(resources: readonly Resource[]): number {
  let set = 0
  for (let i = 0; i < resources.length; i++) set |= unitOf(resources[i])
  return set
}

export function vectorOf(resources: readonly Resource[]): number {
  let vector = 0
  for (let i = 0; i < resources.length; i++) vector = plus(vector, unitOf(resources[i]))
  return vector
}

export const costVector = (cost: Cost): number =>
  RESOURCES.reduce((vector, resource, r) => vector + unit(r) * (cost[resource] ?? 0), 0)
