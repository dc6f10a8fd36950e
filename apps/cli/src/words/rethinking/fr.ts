/** Texts about repeated bot choices in French. */
import type { Unchecked } from '@heptapolis/bots'
import { form, plural } from '@heptapolis/boxes/grammar/fr'
import type { RethinkingWords } from './en.ts'

const CHOSEN = ['choisi', 'choisis'] as const
const RECOMPUTED = ['recalculé', 'recalculés'] as const
const UNCHECKED = ['non vérifié', 'non vérifiés'] as const

const unchecked: Readonly<Record<Unchecked, (count: number) => string>> = {
  untold: (count) => `${form(count, ...CHOSEN)} par une personne, ou par un robot non enregistré`,
  'no-weights': (count) => `${form(count, ...UNCHECKED)} : la version du robot n’est pas enregistrée`,
  'other-weights': (count) => `${form(count, ...UNCHECKED)} : le robot a changé depuis`,
  'other-rules': (count) => `${form(count, ...UNCHECKED)} : les règles ou le matériel ont changé depuis`,
  'not-ours': (count) => `${form(count, ...UNCHECKED)} : ce robot est un programme extérieur, ou inconnu`,
}

export const words: RethinkingWords = {
  plays: 'La partie peut être rejouée coup par coup, telle qu’elle est enregistrée.',
  dealt:
    'Les donnes découlent de la graine. Aucun serveur ne l’avait fixée avant la partie : la personne qui a distribué a pu la choisir.',
  given: 'Les donnes n’ont pas pu être recalculées : les règles ou le matériel ont changé depuis.',
  missingTables: (recorded, all) =>
    `Le fichier contient ${recorded} table${form(recorded, '', 's')} sur ${all} : les autres n’ont pas pu être comparées.`,
  missingEnd: 'Le fichier ne contient pas les points de la fin de partie : ils n’ont pas pu être comparés.',
  city: (city, name) => (name ? `Cité ${city} (${name})` : `Cité ${city}`),
  told: (who, moves, parts) => `${who}, ${plural(moves, 'coup')}${parts.length > 0 ? ` : ${parts.join(' ; ')}` : ''}.`,
  same: (same, levels) => `${same} ${form(same, ...RECOMPUTED)} par ${levels} avec le même résultat`,
  other: (other) => `${other} avec un autre résultat`,
  unchecked: (why, count) => `${count} ${unchecked[why](count)}`,
  stoodIn: ({ stoodIn }) => `${stoodIn} ${form(stoodIn, ...CHOSEN)} par un autre robot que celui de cette place`,
  strayed: ({ move, level, worlds }, when, played, again) =>
    `Coup ${move} (${when}) : le fichier contient « ${played} », mais ${level} choisit « ${again} »${worlds > 0 ? ` après ${plural(worlds, 'tirage')} des cartes cachées` : ''}.`,
  noBots: 'Le fichier ne contient aucun coup de robot : il n’y a rien à recalculer.',
  differs: (count) =>
    `${plural(count, 'coup')} de robots ${form(count, 'diffère du coup recalculé', 'diffèrent des coups recalculés')} : le fichier a été modifié.`,
}
