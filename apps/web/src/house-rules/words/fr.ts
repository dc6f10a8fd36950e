/** Texts of house rules in French. */
import type { words as first } from './en.ts'

export const words: typeof first = {
  title: 'Règles maison',
  about:
    'D’autres interprétations des règles, là où elles prêtent à discussion. Une partie avec des règles maison n’est jamais classée.',
  standard: 'Interprétation courante',
  other: (number) => (number === 1 ? 'Règle maison' : `Règle maison ${number}`),
}
