/** Search phrases for the rules of Armada in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'armada-shipyard':
    'qui reçoit un chantier naval | quel chantier naval prendre | mettre en place les navires | quel chantier naval | chantier au hasard | combien de bateaux ai-je | placer les bateaux | couleurs des bateaux | départ des navires | mise en place d’Armada | plateau naval | port | quatre navires | case de départ | distribuer les chantiers',
  'naval-construction':
    'comment avancer un navire | construire un navire | avancer un bateau avec une carte | comment bouger mon bateau | faire avancer un bateau | naviguer | quand avance un navire | quelle carte pour quel navire | quel bateau avancer | carte rouge navire rouge | le bateau monte | de combien avance un navire | les cartes marron font-elles avancer | carte violette et bateau | carte grise et bateau | carte verte bateau vert | obligé d’avancer un bateau | couleur de la carte et du navire | avancer de deux cases | comment marchent les bateaux | construction navale | deux bateaux au même tour | déplacer un bateau | mon bateau avance comment | monter d’une case | quelle couleur fait avancer quel bateau',
  'naval-cost':
    'combien coûte l’avance d’un navire | prix d’une case | que coûte l’avance d’un bateau | payer un bateau | prix de la case suivante | même bois pour la carte et le bateau | une ressource pour les deux | acheter des ressources pour un bateau | payer carte et bateau ensemble | coût de navigation | bateau trop cher | combien pour avancer',
  'explore-alone':
    'comment explorer | obtenir une île | piocher des îles | que donne une exploration | explorer avec le navire vert | découvrir une île | comment marche l’exploration | que fait le bateau vert | quand a-t-on une île | combien d’îles pioche-t-on | choisir une île | garder une île | nouvelle terre | où poser mon île | découvrir des îles | cartes îles | quand agit une île | voyage vers une île | combien d’îles garder | on choisit parmi combien d’îles | combien d’îles au choix',
  'naval-strength':
    'comment marche la bataille navale | guerre en mer | comparer les flottes | se battre en mer | comment marche la guerre en mer | force navale | quand se bat-on en mer | les boucliers comptent-ils en mer | force du navire rouge | compter la force navale | ancres | qui se bat en mer | bataille navale contre tout le monde | force de ma flotte | soldats en mer | quand la bataille navale | bataille navale seulement contre les voisins',
  'naval-ties':
    'égalité en mer | forces navales égales | même force en mer | nul en mer | flottes égales | deux premiers en mer | tous pareils en mer | égalité pour la première place en mer | égalité pour la dernière place | plusieurs plus faibles | personne n’a de force navale',
  'naval-tokens':
    'points en mer | points d’une victoire en mer | gagner en mer | perdre en mer | points de la bataille navale | qui gagne en mer | que reçoit la flotte la plus forte | flotte la plus faible | deuxième en mer | troisième place en mer | points négatifs en mer | perdre la bataille navale | récompense en mer | défaite en mer | points en mer à l’âge III | dernier en mer | on gagne combien en mer | le dernier en mer perd combien',
  boarding:
    'qu’est-ce que le débarquement | contre qui débarquer | débarquement à peu de joueurs | comment marche le débarquement | abordage | c’est quoi un débarquement | attaquer quelqu’un qui n’est pas voisin | combattre le joueur au-delà du voisin | jeton débarquement | combat supplémentaire | se battre avec un joueur éloigné | choisir la victime du débarquement | débarquement à trois | débarquement à quatre | quand a lieu le débarquement | guerre plus loin',
  tax: 'qu’est-ce que la taxe | comment marche la taxe | c’est quoi la taxe | qui paie la taxe | impôt | impôts | combien de taxe payer | reçoit-on l’argent de la taxe | bateau jaune taxe | payer la différence | montant de la taxe',
  piracy:
    'qu’est-ce que la piraterie | pirates | comment marche la piraterie | les pirates prennent de l’argent | comment marchent les pirates | combien volent les pirates | qui perd des pièces aux pirates | tête de mort | carte pirate | se protéger des pirates | reçoit-on l’argent des pirates',
  'naval-construction-stage':
    'avancer un navire avec une étape | bateau et merveille | étape et bateau | avancer un bateau en construisant la merveille | quel navire avec une étape | symbole de merveille sur le chantier | merveille et navires',
  'naval-free-card':
    'le navire est-il gratuit si la carte est gratuite | carte gratuite et navire | carte gratuite et bateau | chaînage et bateau | bateau après une construction gratuite | le bateau est-il gratuit aussi | payer le bateau quand la carte est gratuite',
  'explore-several':
    'plusieurs joueurs explorent en même temps | explorer ensemble | deux joueurs explorent ensemble | plusieurs explorateurs | deux arrivent à une île au même tour | qui explore d’abord | partager les îles',
  'armada-diplomacy':
    'la diplomatie protège-t-elle en mer | diplomatie et conflit maritime | colombe en mer | diplomatie à la bataille navale | la paix protège-t-elle du débarquement | colombe contre débarquement | absent du conflit maritime | la colombe protège-t-elle des batailles navales | diplomatie en mer',
  'score-fleet':
    'que rapporte le navire bleu | points du navire bleu | points du bateau bleu | points de la flotte | à quoi sert le bateau bleu | combien de points pour le navire bleu | compter les navires',
  'commercial-level':
    'que donne le navire jaune | niveau commercial | que fait le bateau jaune | navire jaune | niveau de commerce | chiffre de la colonne jaune',
  emporium:
    'acheter à une cité éloignée | emporium | acheter à une cité pas voisine | acheter loin | commerce lointain | acheter à deux places de moi | acheter au-delà du voisin | acheter à un joueur éloigné | combien de ressources avec un emporium | prix d’un emporium | acheter plus loin que son voisin | commerce avec quelqu’un de loin',
  'contents-armada-2e':
    'que contient Armada | matériel d’Armada | combien de navires dans la boîte | combien d’îles existent',
  'armada-cards':
    'combien de cartes Armada | cartes Armada dans le paquet | ajouter les cartes Armada | quelles cartes Armada utiliser | nouvelles cartes | préparer Armada',
  'armada-piles':
    'mettre en place les îles | piles d’îles | trier les îles | où mettre les îles | mélanger les îles | trois niveaux',
  'dig-no-naval': 'bateau avec une carte de la défausse | défausse et navire | avancer un bateau avec Halicarnasse',
  'naval-weakest': 'le plus faible gagne-t-il un jeton | à trois joueurs en mer | peu de joueurs en mer',
  'naval-stay-out': 'Oasis oubliée | éviter la bataille navale | rester hors du conflit maritime',
  'naval-teams': 'équipes en mer | bataille navale par équipes | partenaire en mer',
  'score-naval': 'compter les jetons maritimes | points des jetons de mer | jetons navals et militaires | score naval',
  'score-islands': 'points des îles | les îles donnent-elles des points | compter les îles',
  'majority-symbol': 'symbole de la sorte la plus nombreuse | symbole majoritaire | symbole en plus',
  'majority-order': 'ordre entre symbole majoritaire et joker | symbole majoritaire sans symbole',
  'ships-columns':
    'combien de cases pour un bateau | bateau tout en haut | bout de la colonne | dernière case | les cases passées comptent-elles | toutes les cases ou la dernière | un navire peut-il reculer | six cases',
  'ships-advance':
    'avance gratuite d’un bateau | carte qui avance un bateau | avancer sans payer | quel navire avancer gratuitement | bateau avancé par une carte | île qui avance un bateau',
  'ships-values':
    'que font les bateaux | que donne chaque bateau | navire rouge jaune bleu vert | à quoi sert le bateau rouge | effet des cases | à quoi servent les couleurs des navires | à quoi sert le bateau vert | que gagne-t-on sur une case | à quoi servent les navires',
  'island-by-card': 'île d’une carte | carte qui donne une île | prendre la première île | île sans choix',
  'tribute-several':
    'taxe et piraterie au même tour | deux joueurs taxent | plusieurs pirates | payer deux fois la taxe',
  'tribute-debts':
    'impossible de payer la taxe | pas assez de pièces pour les pirates | dette pour la taxe | pas d’argent pour la taxe',
  'foggy-island-losses': 'Île brumeuse | protection contre la taxe | à l’abri des pirates | île qui protège',
  'armada-leaders': 'leader et bateau | un leader avance-t-il un bateau',
  'armada-tomyris': 'Tomyris et débarquement',
  'armada-mask': 'masque et symbole majoritaire',
  'majority-borrowed': 'symboles empruntés et majorité | masques et symbole majoritaire',
  'armada-laws': 'lois et emporium',
  'guild-cap-scope':
    'limite de points des guildes | maximum de points d’une guilde | plafond des guildes | limite de dix points',
  'guild-cap-leaders': 'limite pour les leaders | plafond des leaders',
  'armada-last-card': 'dernière carte et bateau | Babylone et les navires',
  'sources-armada': 'source des règles d’Armada | règles officielles d’Armada',
  'tribute-short':
    'trop peu de pièces pour la taxe | pas assez d’argent pour les pirates | les pirates veulent plus que ce que j’ai | impossible de payer la piraterie',
}

/** Synonyms and the words of the book. */
export const means =
  'bateau: navire; bateaux: navire; bataille navale: conflit maritime; pirate: piraterie; barque: navire; ' +
  'vaisseau: navire; voilier: navire; navires: navire; pirates: piraterie; tête de mort: piraterie; ' +
  'taxes: taxe; impôt: taxe; impôts: taxe; guerre en mer: conflit maritime; ' +
  'guerre navale: conflit maritime; bataille en mer: conflit maritime; guerre maritime: conflit maritime; ' +
  'combat naval: conflit maritime; combat en mer: conflit maritime; bataille maritime: conflit maritime; ' +
  'conflit naval: conflit maritime; port: chantier naval; chantier: chantier naval; ' +
  'chantiers: chantier naval; explore: explorer; exploration: explorer; découvrir: explorer; ' +
  'expédition: explorer; abordage: débarquement; débarquer: débarquement'
