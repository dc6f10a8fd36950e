/** Search phrases for the rules of the Wonder Pack in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'great-wall-said':
    'Grande Muraille de Chine | étapes dans n’importe quel ordre | quelle étape de la Muraille | annoncer l’étape',
  'great-wall-mask': 'la Muraille copie un symbole | étape qui copie un symbole',
  'stonehenge-stones': 'Stonehenge | compter les pierres | points par pierre',
  'stonehenge-marker': 'carte sous Stonehenge | autre face de Stonehenge',
  'manneken-copies': 'Manneken Pis | copier les étapes des voisins | pièces de Manneken Pis',
  'manneken-last': 'dernière étape de Manneken Pis',
}
