/** Texts of agreements about wonders in French. */
import { listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { WonderWords } from './en.ts'

export const words: WonderWords = {
  title: 'Choisir les merveilles',
  ways: {
    drawn: 'Les merveilles sont tirées au sort.',
    pair: 'Chacun reçoit deux merveilles et en garde une.',
    draft: 'Chacun choisit une merveille à son tour, en commençant par la dernière place.',
    ban: 'Chacun exclut une merveille. Les autres sont ensuite distribuées. Une exclusion qui laisserait trop peu de merveilles ne compte pas.',
    redraw: 'Chacun peut rendre une fois la merveille reçue et en obtient une autre.',
    wishes: 'Chacun classe des merveilles. Un tirage fixe l’ordre dans lequel les vœux sont exaucés.',
    bids: 'Chacun mise des points sur chaque merveille. La plus grande somme de mises l’emporte, et chacun paie sa propre mise à la fin.',
  },
  asks: {
    keep: 'Gardez une de ces merveilles',
    pick: 'Choisissez une merveille',
    ban: 'Excluez une merveille',
    redraw: 'Garder cette merveille ?',
    wishes: 'Classez les merveilles voulues, la préférée d’abord',
    bids: 'Misez des points sur chaque merveille',
    side: 'Choisissez la face de votre merveille',
  },
  doIt: { keep: 'Garder', pick: 'Choisir', ban: 'Exclure', side: 'Choisir' },
  done: { keep: 'Gardée', pick: 'Choisie', ban: 'Exclue', side: 'Choisie' },
  keepIt: 'La garder',
  redrawIt: 'La rendre pour une autre',
  wish: (place) => `Vœu ${place}`,
  addWish: 'Ajouter comme vœu suivant',
  sendWishes: 'Envoyer les vœux',
  clearWishes: 'Recommencer',
  bidFor: (wonder) => `Mise sur ${wonder}, en points`,
  sendBids: 'Envoyer les mises',
  answered: 'Votre réponse est enregistrée. Vous pouvez la changer jusqu’à ce que tous aient répondu.',
  secret: 'Les réponses restent secrètes jusqu’à ce que tous aient répondu.',
  waitsFor: (names) => `En attente de ${listed(names)}.`,
  showQuestion: (name) => `Question pour ${name}`,
  lookAway: 'Les autres, ne regardez pas.',
  openQuestion: (name) => `Je suis ${name} : montrer ma question`,
  onOffer: 'Merveilles proposées',
  history: 'Attribution des merveilles',
  step: (n) => `Étape ${n}`,
  answers: {
    wonder: { keep: 'garde', pick: 'choisit', ban: 'exclut' },
    redraw: (isRedrawn) => (isRedrawn ? 'rend la merveille' : 'garde la merveille'),
    wishes: (names) => `souhaite ${listed(names)}`,
    bids: (bids) =>
      bids.length === 0 ? 'ne mise rien' : `mise ${listed(bids.map(([wonder, points]) => `${points} sur ${wonder}`))}`,
    side: (side) => `choisit ${side}`,
    of: (offered) => `(parmi ${listed(offered)})`,
  },
  gets: (name, wonder, side, price) =>
    `${name} : ${wonder}, ${side}${price > 0 ? `, pour ${plural(price, 'point')}` : ''}`,
  leftOut: 'Merveilles en jeu',
  leftOutHelp: 'Les merveilles non cochées sont écartées.',
}
