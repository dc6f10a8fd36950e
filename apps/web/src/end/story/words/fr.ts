/** Texts of the story of a game in French. */
import type { Party } from '@heptapolis/boxes'
import { de, form, plural, small } from '@heptapolis/boxes/grammar/fr'
import { minus } from '@heptapolis/boxes/grammar/signed'
import { parties } from '../../../words/fr.ts'
import type { StoryWords } from './en.ts'

type People = readonly Party[]

const isReader = (people: People): boolean => people.some(({ isYou }) => isYou)

/** A verb in the second person, or in the third of one or several. */
const verb = (who: People, you: string, one: string, many: string): string =>
  isReader(who) ? you : form(who.length, one, many)

const led = (who: People): string => verb(who, 'meniez', 'menait', 'menaient')
const has = (who: People): string => verb(who, 'avez', 'a', 'ont')

const leadOf = (who: People): string =>
  who.length === 1 && isReader(who) ? 'Votre plus grande avance' : `Plus grande avance ${de(parties(who))}`

export const words: StoryWords = {
  title: 'L’histoire de la partie',
  led: (who) => `${parties(who, true)} ${verb(who, 'étiez', 'était', 'étaient')} en tête à la fin de chaque Âge.`,
  tookLead: (who, other, age) =>
    `${parties(other, true)} ${led(other)} au début ; ${parties(who)} ${has(who)} pris la tête pendant l’${age} et l’${has(who)} gardée.`,
  overtook: (who, other, points, gained, isShared) =>
    `Avant le dernier Âge, ${parties(other)} ${led(other)} avec ${plural(points, 'point')} ; ${parties(who)} en ${has(who)} ensuite marqué ${gained} et ${isShared ? `${has(who)} partagé la victoire` : `l’${has(who)} emporté`}.`,
  lead: (line, who, points, other, less) =>
    `${leadOf(who)} sur ${parties(other)} : ${plural(points, 'point')} à ${minus(less)} (${small(line)}).`,
  most: (line, who, points, others, other) => {
    const most = others === 0 ? 'aucun' : other ? minus(others) : `${minus(others)} au plus`
    return `${line} : ${plural(points, 'point')} pour ${parties(who)}, ${most} pour ${other ? parties(other) : 'les autres'}.`
  },
}
