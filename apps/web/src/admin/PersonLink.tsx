/** Name of a person as a link to the public profile. */
import { Link } from 'wouter'
import { adminWords } from './words.ts'

export const personAt = (name: string): string => `/people/${encodeURIComponent(name)}`

export function PersonLink({ name }: { name: string }) {
  if (name === '') return adminWords().unnamed
  return <Link href={personAt(name)}>{name}</Link>
}
