import { speechIn } from '@heptapolis/boxes'
import { expect, test } from 'vitest'
import { words as changes } from '../hand/effects/words/fr.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'

// The boxes bring the nouns of their cards.
await speechIn('fr')

test('French buttons and prompts put an article before a card', () => {
  expect(fr.doWith('Construire', 'Verrerie')).toBe('Construire la Verrerie')
  expect(fr.doWith('Recruter', 'Platon')).toBe('Recruter Platon')
  expect(fr.stageWith('Étape 1', 'Muraille')).toBe('Construire l’étape 1 avec la Muraille')
  expect(fr.whatToDo('Bains')).toBe('Que faire des Bains')
  expect(fr.prompt.joins('Autel', undefined)).toBe('Vous construisez l’Autel')
  expect(fr.orFreeWith(['Comptoir est', 'Comptoir ouest'])).toBe(
    'ou gratuite avec le Comptoir est ou le Comptoir ouest',
  )
})

test('a French prompt turns the label of a button into the second person', () => {
  expect(fr.prompt.acts('Garder Platon', undefined)).toBe('Vous gardez Platon')
  expect(fr.prompt.acts('Poser une tuile avec la Presse : Mécénat', 'Petra')).toBe(
    'Vous posez une tuile avec la Presse : Mécénat pour Petra',
  )
  expect(fr.prompt.acts('Prendre l’Île vierge', undefined)).toBe('Vous prenez l’Île vierge')
})

test('a French effect after a colon begins with a small letter', () => {
  expect(fr.described('Étape 2', 'Copie un leader.')).toBe('Étape 2 : copie un leader.')
})

test('French lists of cards read as sentences', () => {
  expect(changes.nowPayable(['Caserne', 'Étape 2'])).toBe('vous pourriez aussi construire la Caserne et l’étape 2')
  expect(fr.freeLater(['Étude', 'Loge'])).toBe('permettra de construire gratuitement l’Étude et la Loge')
  expect(fr.freeBy(['la loi Pèlerins'])).toBe('gratuitement grâce à la loi Pèlerins')
  expect(fr.freeFrom(['Éphésos', 'Rhódos'])).toBe('ressources gratuites d’Éphésos et de Rhódos')
})

test('shortens two cards of which either makes another free', () => {
  expect(fr.oneOfCards(['Comptoir Est', 'Comptoir Ouest'])).toBe('Comptoir Est ou Ouest')
  expect(fr.oneOfCards(['Théâtre'])).toBe('Théâtre')
  expect(en.oneOfCards(['East Trading Post', 'West Trading Post'])).toBe('East or West Trading Post')
  expect(en.oneOfCards(['Guard Tower'])).toBe('Guard Tower')
})

test('says a price after a rider without giving it to the rider', () => {
  expect(fr.actFor('Construire le Phare', 2)).toBe('Construire le Phare pour 2 pièces')
  expect(fr.actFor('Construire le Phare, navire jaune', 4)).toBe(
    'Construire le Phare, navire jaune pour 4 pièces en tout',
  )
})

test('French says that there is nothing to lose, or too little of several', () => {
  expect(fr.insteadDebt('−3 points', true)).toBe(
    'Si vous n’en avez pas assez, vous prenez une dette à la place : −3 points.',
  )
  expect(fr.insteadToken('−1 point', false)).toBe(
    'Si vous n’en avez pas, vous prenez un jeton Pénalité à la place : −1 point.',
  )
})

test('several cities lose coins each', () => {
  expect(changes.othersChange.loss('Olympía et Siracusa', 2, false)).toBe(
    'Olympía et Siracusa perdent chacune 2 pièces',
  )
  expect(changes.othersChange.loss('chaque autre cité', 1, true)).toBe('chaque autre cité perd 1 pièce')
})

test('a sale that moves a ship says so in French', () => {
  expect(fr.prompt.soldAlong('Bassin argileux', 'navire jaune')).toBe(
    'Vous vendez le Bassin argileux et avancez le navire jaune au lieu de prendre les pièces',
  )
})
