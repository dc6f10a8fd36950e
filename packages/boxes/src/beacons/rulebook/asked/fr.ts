/** Search phrases for the rules of Beacons in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'beacons-cards': 'combien de cartes Beacons | cartes de Beacons dans le paquet',
  'beacons-start': 'combien d’huile au départ | mise en place des phares | navires au départ',
  'oil-filled': 'comment avoir de l’huile | combien d’huile au plus | trop d’huile',
  'beacons-lit': 'quand brûlent les phares | pièces des navires | comment marchent les phares | allumer un phare',
  'ships-wait': 'navires qui restent en mer | personne n’a d’huile | partager les navires',
  'score-beacons': 'points pour l’huile | huile à la fin',
}
