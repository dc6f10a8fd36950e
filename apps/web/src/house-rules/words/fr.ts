/** Texts of house rules in French. */
import type { words as first } from './en.ts'

export const words: typeof first = {
  title: 'Règles maison',
  about:
    'D’autres lectures des règles qui prêtent à discussion. Une partie avec des règles maison n’est jamais classée.',
  standard: 'Lecture courante',
  other: (number) => (number === 1 ? 'Règle maison' : `Règle maison ${number}`),
}
