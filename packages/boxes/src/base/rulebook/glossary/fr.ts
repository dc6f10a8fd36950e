/** The words of the base game, in French. */
import type { glossary as en } from './en.ts'

export const glossary: Readonly<Record<keyof typeof en, readonly [string, string]>> = {
  age: ['Âge', 'Une des {ages|word} parties du jeu, avec son propre paquet.'],
  army: ['Armée', 'Tous les [sign:shield] d’une cité.'],
  bank: ['Banque', 'Les pièces qui ne sont à personne.'],
  chain: ['Chaînage', 'Un lien entre deux cartes : qui possède l’une construit l’autre pour rien.'],
  city: ['Cité', 'Un plateau de merveille et tout ce qui est construit à côté.'],
  conflict: ['Conflit', 'À la fin d’un Âge, deux voisins comparent leurs armées.'],
  coins: ['Pièces', 'Ce qui achète des ressources, et ce que coûtent certaines cartes.'],
  'defeat-token': ['Jeton de défaite', 'Il vaut [points:−{defeat}].'],
  'discard-pile': ['Défausse', 'Les cartes vendues ou restées en main, face cachée.'],
  goods: ['Ressources', 'Ce qui paie les cartes et les étapes : matières premières et produits manufacturés.'],
  guild: ['Guilde', 'Une carte violette de l’Âge III.'],
  hand: ['Main', 'Les cartes parmi lesquelles vous choisissez ; vous passez les autres.'],
  manufactured: ['Produits manufacturés', '[res:glass] [res:cloth] et [res:papyrus].'],
  neighbour: ['Voisin', 'La cité à votre gauche, et celle à votre droite.'],
  points: ['Points', 'Ce qui se compte à la fin, et décide.'],
  raw: ['Matières premières', '[res:wood] [res:stone] [res:clay] et [res:ore].'],
  set: ['Série', 'Un de chacun des {symbols|word} symboles scientifiques.'],
  stage: ['Étape', 'Une partie de votre merveille, construite avec n’importe quelle carte.'],
  turn: ['Tour', 'Chacun utilise une carte, tous en même temps.'],
  'victory-token': ['Jeton de victoire', 'Ce que rapporte un conflit gagné.'],
  wonder: ['Merveille', 'Ce que montre votre plateau : elle s’élève étape par étape.'],
}
