/** Texts of agreements about wonders in French. */
import { de, form, listed, plural } from '@heptapolis/boxes/grammar/fr'
import type { WonderWords } from './en.ts'

export const words: WonderWords = {
  title: 'Choisir les merveilles',
  ways: {
    drawn: 'Les merveilles sont tirées au sort.',
    fixed: 'L’hôte fixe la merveille de chaque place.',
    chosen: 'Chacun choisit sa merveille avant le début de la partie.',
    pair: 'Chacun reçoit deux merveilles et en garde une.',
    draft: 'Chacun choisit une merveille à son tour, en commençant par la dernière place.',
    ban: 'Chacun exclut une merveille, puis les autres sont distribuées. Une exclusion qui laisserait trop peu de merveilles ne compte pas.',
    redraw: 'Chacun peut rendre une fois la merveille reçue et en obtient une autre.',
    wishes: 'Chacun classe des merveilles. Un tirage au sort décide quels vœux passent en premier.',
    bids: 'Chacun mise des points sur chaque merveille. Les merveilles sont attribuées pour que le total des mises soit le plus élevé. À la fin de la partie, chacun perd les points misés sur la sienne.',
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
  bidFor: (wonder, most) => `Mise sur ${wonder}, de 0 à ${most} points`,
  sendBids: 'Envoyer les mises',
  answered: 'Votre réponse est enregistrée. Vous pouvez la changer jusqu’à ce que tous aient répondu.',
  secret: 'Les réponses restent secrètes jusqu’à ce que tous aient répondu.',
  waitsFor: (names) => `En attente ${listed(names.map(de))}.`,
  showQuestion: (name) => `Question pour ${name}`,
  lookAway: 'Les autres, ne regardez pas.',
  openQuestion: (name) => `Je suis ${name} : montrer ma question`,
  onOffer: 'Merveilles proposées',
  history: 'Attribution des merveilles',
  step: (n) => `Étape ${n}`,
  answers: {
    line: (who, what) => `${who} : ${what}`,
    wonder: {
      keep: (wonder) => `${wonder} gardée`,
      pick: (wonder) => `${wonder} choisie`,
      ban: (wonder) => `${wonder} exclue`,
    },
    redraw: (isRedrawn) => (isRedrawn ? 'merveille rendue' : 'merveille gardée'),
    wishes: (names) => `vœux pour ${listed(names)}`,
    bids: (bids) =>
      bids.length === 0
        ? 'aucune mise'
        : `${form(bids.length, 'mise', 'mises')} de ${listed(bids.map(([wonder, points]) => `${points} sur ${wonder}`))}`,
    side: (side) => side,
    of: (offered) => `(parmi ${listed(offered)})`,
  },
  gets: (name, wonder, side, price) =>
    `${name} : ${wonder}, ${side}${price > 0 ? `, pour ${plural(price, 'point')}` : ''}`,
  leftOut: 'Merveilles en jeu',
  cardsInTheGame: 'Cartes en jeu',
  leftOutHelp: 'Décochez les éléments à écarter.',
  atLeast: (needed) => `Il doit en rester au moins ${needed}.`,
  counted: (group, left, all) => `${group} : ${left} sur ${all}`,
  cardsOf: (box, age) => `Cartes ${de(box)}${age ? `, ${age}` : ''}`,
  inTheGame: (what, age) => `${what} en jeu${age ? `, ${age}` : ''}`,
}
