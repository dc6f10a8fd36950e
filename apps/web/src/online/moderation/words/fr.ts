import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { ConductWords } from './en.ts'

export const words: ConductWords = {
  others: 'Qui d’autre est là',
  about: (name) => `À propos de ${name}`,
  isAccount: 'a un compte',
  standing: (left, games) =>
    games === 0
      ? 'Aucune partie entre inconnus jusqu’ici.'
      : left === 0
        ? `Est resté jusqu’au bout de ${plural(games, 'partie')} entre inconnus.`
        : `A quitté ${left} de ses ${plural(games, 'partie')} entre inconnus.`,
  leaves: (left, games) => `${left} quittées sur ${games}`,
  marks: { address: 'même adresse', device: 'même appareil' },
  alike: {
    address: (names) =>
      `${listed(names)} jouent depuis une même adresse. La partie ne compte pas au classement ; les administrateurs le voient.`,
    device: (names) =>
      `${listed(names)} jouent sur un même appareil : cette partie ne compte pour personne. Ceux qui veillent sur la maison le voient.`,
  },
  avoid: { mute: 'Mettre en sourdine', block: 'Bloquer' },
  help: {
    mute: 'Vous ne voyez plus ce que cette personne dit.',
    block: 'De plus, vous ne vous asseyez plus ensemble parmi des inconnus.',
  },
  takeBack: { mute: 'Retirer la sourdine', block: 'Ne plus bloquer' },
  takenBack: {
    mute: 'Vous voyez de nouveau ce que dit cette personne.',
    block: 'Vous pouvez de nouveau vous asseoir ensemble.',
  },
  done: {
    mute: 'En sourdine. La page de votre compte permet d’y revenir.',
    block: 'Bloqué. La page de votre compte permet d’y revenir.',
  },
  report: 'Signaler',
  reason: 'De quoi s’agit-il ?',
  reasons: {
    insult: 'insultes ou menaces',
    stalling: 'lenteur voulue ou abandon',
    cheating: 'aide de dehors ou entente',
    name: 'le nom',
    other: 'autre chose',
  },
  words: 'Avec vos mots, si vous voulez',
  reportHelp: 'Ce qui a été dit à cette table est joint. La personne visée n’apprend pas qui l’a signalée.',
  send: 'Envoyer le signalement',
  sent: 'Merci. Quelqu’un va regarder.',
}
