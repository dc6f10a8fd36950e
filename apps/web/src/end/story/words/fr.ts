/** Texts of the story of a game in French. */
import { de, form, listed, plural, small } from '@heptapolis/boxes/grammar/fr'
import { minus } from '@heptapolis/boxes/grammar/signed'
import type { StoryWords } from './en.ts'

const verb = (who: readonly string[], one: string, many: string): string => form(who.length, one, many)

export const words: StoryWords = {
  title: 'L’histoire de la partie',
  led: (who) => `${listed(who)} ${verb(who, 'était', 'étaient')} en tête après chaque Âge.`,
  tookLead: (who, other, age) =>
    `${listed(other)} ${verb(other, 'menait', 'menaient')} au début ; ${listed(who)} ${verb(who, 'a', 'ont')} pris la tête pendant l’${age} et l’${verb(who, 'a', 'ont')} gardée.`,
  overtook: (who, other, points, gained, isShared) =>
    `Avant le dernier Âge, ${listed(other)} ${verb(other, 'menait', 'menaient')} avec ${plural(points, 'point')} ; ${listed(who)} en ${verb(who, 'a', 'ont')} ensuite marqué ${gained} et ${isShared ? `${verb(who, 'a', 'ont')} partagé la victoire` : `l’${verb(who, 'a', 'ont')} emporté`}.`,
  lead: (line, who, points, other, less) =>
    `Plus grande avance ${de(listed(who))} sur ${listed(other)} : ${plural(points, 'point')} à ${minus(less)} (${small(line)}).`,
  most: (line, who, points, others, other) => {
    const most = others === 0 ? 'aucun' : other ? minus(others) : `au plus ${minus(others)}`
    return `${line} : ${plural(points, 'point')} pour ${listed(who)}, ${most} pour ${other ? listed(other) : 'les autres'}.`
  },
}
