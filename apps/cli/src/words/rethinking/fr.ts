/** Texts about repeated bot choices in French. */
import type { Unchecked } from '@heptapolis/bots'
import { form, plural } from '@heptapolis/boxes/grammar/fr'
import type { RethinkingWords } from './en.ts'

const unchecked: Readonly<Record<Unchecked, string>> = {
  untold: 'd’une personne, ou sans trace du robot',
  'no-weights': 'non vérifié : la version du robot n’est pas enregistrée',
  'other-weights': 'non vérifié : le robot a changé depuis',
  'other-rules': 'non vérifié : les règles ou le matériel ont changé depuis',
  'not-ours': 'non vérifié : ce robot est un programme extérieur, ou inconnu',
}

export const words: RethinkingWords = {
  plays: 'La partie se rejoue coup par coup comme elle est enregistrée.',
  dealt:
    'Les donnes découlent de la graine. Aucun serveur ne s’y était engagé avant la partie : le donneur a pu la choisir.',
  given: 'Les donnes n’ont pas pu être recalculées : les règles ou le matériel ont changé depuis.',
  missingTables: (recorded, all) =>
    `Le fichier contient ${recorded} table${form(recorded, '', 's')} sur ${all} : les autres n’ont pas pu être comparées.`,
  missingEnd: 'Le fichier ne contient pas les points de la fin : ils n’ont pas pu être comparés.',
  city: (city, name) => (name ? `Cité ${city} (${name})` : `Cité ${city}`),
  told: (who, moves, parts) => `${who}, ${plural(moves, 'coup')}${parts.length > 0 ? ` : ${parts.join(' ; ')}` : ''}.`,
  same: (same, levels) => `${same} ${form(same, 'recalculé', 'recalculés')} par ${levels} avec le même résultat`,
  other: (other) => `${other} avec un autre résultat`,
  unchecked: (why, count) => `${count} ${unchecked[why]}`,
  stoodIn: ({ stoodIn }) => `${stoodIn} d’un autre robot à la place de celui de cette place`,
  strayed: ({ move, level, worlds }, when, played, again) =>
    `Coup ${move} (${when}) : la partie a « ${played} », ${level} en ${plural(worlds, 'monde')} choisit « ${again} ».`,
  noBots: 'L’enregistrement ne contient aucun coup de robot : il n’y a rien à recalculer.',
  differs: (count) =>
    `${plural(count, 'coup')} de robots ${form(count, 'diffère du coup recalculé', 'diffèrent des coups recalculés')} : l’enregistrement a été modifié.`,
}
