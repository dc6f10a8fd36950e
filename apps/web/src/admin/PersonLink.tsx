/** Somebody by name, with the way to what others see of them. */
import { Link } from 'wouter'
import { adminWords } from './words.ts'

export function PersonLink({ name }: { name: string }) {
  if (name === '') return adminWords().unnamed
  return <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
}
