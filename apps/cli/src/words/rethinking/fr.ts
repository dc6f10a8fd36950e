/** Texts about repeated bot choices in French. */
import type { Unchecked } from '@heptapolis/bots'
import { form, plural } from '@heptapolis/boxes/grammar/fr'
import type { RethinkingWords } from './en.ts'

const unchecked: Readonly<Record<Unchecked, string>> = {
  untold: 'd’une personne, ou dont rien ne dit comment il fut choisi',
  'no-weights': 'non vérifié : rien ne dit quelle version du robot c’était',
  'other-weights': 'non vérifié : le robot a changé depuis',
  'other-rules': 'non vérifié : les règles ou le matériel ont changé depuis',
  'not-ours': 'non vérifié : ce robot est un programme de quelqu’un, ou inconnu ici',
}

export const words: RethinkingWords = {
  plays: 'La partie se rejoue comme elle est écrite, coup par coup.',
  dealt:
    'Les distributions découlent de la graine. Aucun serveur ne s’y était engagé avant la partie : le donneur a pu la choisir.',
  given: 'Les distributions n’ont pu être que lues, pas recalculées : les règles ou le matériel ont changé depuis.',
  missingTables: (recorded, all) =>
    `Le fichier contient ${recorded} table${form(recorded, '', 's')} sur ${all} : les autres n’ont pas pu être comparées.`,
  missingEnd: 'Le fichier ne contient pas les points de la fin : ils n’ont pas pu être comparés.',
  city: (city, name) => (name ? `Cité ${city} (${name})` : `Cité ${city}`),
  told: (who, moves, parts) => `${who}, ${plural(moves, 'coup')}${parts.length > 0 ? ` : ${parts.join(' ; ')}` : ''}.`,
  same: (same, levels) =>
    `${same} repensé${form(same, '', 's')} par ${levels}, et de nouveau ${form(same, 'choisi', 'choisis')}`,
  other: (other) => `${other} que le robot ne choisit pas`,
  unchecked: (why, count) => `${count} ${unchecked[why]}`,
  stoodIn: ({ stoodIn }) => `${stoodIn} d’un autre robot à la place de celui qui était assis là`,
  strayed: ({ move, level, worlds }, when, played, again) =>
    `Coup ${move} (${when}) : il est écrit « ${played} », ${level} en ${plural(worlds, 'monde')} choisit « ${again} ».`,
  noBots: 'D’aucun coup il n’est écrit qu’un robot l’a choisi : il n’y a rien à repenser.',
  differs: (count) =>
    `${plural(count, 'coup')} de robots ${form(count, 'n’est pas celui', 'ne sont pas ceux')} que choisissent les robots : un coup, ou ce qui en est écrit, a été changé.`,
}
