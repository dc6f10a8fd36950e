/** Search phrases for the rules of Armada in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'armada-shipyard':
    'qui reçoit un chantier naval | quel chantier naval prendre | mettre en place les navires | quel chantier naval | chantier au hasard | combien de bateaux ai-je | placer les bateaux | couleurs des bateaux | départ des navires | mise en place d’Armada | plateau naval | port | quatre navires | case de départ | distribuer les chantiers | on prend quel chantier naval | on met les bateaux où au début | j’ai combien de bateaux | on choisit son chantier | le plateau des bateaux | les bateaux commencent où | préparer Armada | quel plateau de bateaux je prends | chantier naval tiré au hasard | nombre de bateaux | placement des bateaux au début',
  'naval-construction':
    'comment avancer un navire | construire un navire | avancer un bateau avec une carte | comment bouger mon bateau | faire avancer un bateau | naviguer | quand avance un navire | quelle carte pour quel navire | quel bateau avancer | carte rouge navire rouge | le bateau monte | de combien avance un navire | les cartes marron font-elles avancer | carte violette et bateau | carte grise et bateau | carte verte bateau vert | obligé d’avancer un bateau | couleur de la carte et du navire | avancer de deux cases | comment marchent les bateaux | construction navale | deux bateaux au même tour | déplacer un bateau | mon bateau avance comment | monter d’une case | quelle couleur fait avancer quel bateau | comment j’avance mon bateau | mon bateau avance quand | les bateaux ça marche comment | quelle carte fait bouger le bateau | une carte marron fait avancer un bateau | je pose une rouge quel bateau avance | je peux avancer mon bateau combien de fois | est-ce que je dois avancer mon bateau | une violette fait avancer un bateau | on avance de combien | faire bouger le bateau bleu | je peux ne pas avancer | faire avancer un navire d’une couleur | couleur de carte et bateau | avancer un bateau en construisant une carte | bateau facultatif',
  'naval-cost':
    'combien coûte l’avance d’un navire | prix d’une case | que coûte l’avance d’un bateau | payer un bateau | prix de la case suivante | même bois pour la carte et le bateau | une ressource pour les deux | acheter des ressources pour un bateau | payer carte et bateau ensemble | coût de navigation | bateau trop cher | combien pour avancer | ça coûte combien d’avancer un bateau | je paye quoi pour avancer le bateau | le bateau se paie en plus de la carte | la même ressource pour la carte et le bateau | je peux utiliser mon bois deux fois pour la carte et le bateau | je peux acheter des ressources pour avancer mon bateau | avancer c’est gratuit ou payant | prix pour avancer un bateau | payer la carte et le bateau | ressource utilisée deux fois carte et bateau',
  'explore-alone':
    'comment explorer | obtenir une île | piocher des îles | que donne une exploration | explorer avec le navire vert | découvrir une île | comment marche l’exploration | que fait le bateau vert | quand a-t-on une île | combien d’îles pioche-t-on | choisir une île | garder une île | nouvelle terre | où poser mon île | découvrir des îles | cartes îles | quand agit une île | voyage vers une île | combien d’îles garder | on choisit parmi combien d’îles | combien d’îles au choix | on a une île comment | comment gagner des îles | je pioche combien d’îles | les îles ça marche comment | le bateau vert fait quoi | mon bateau vert arrive sur une exploration | je choisis mon île | on garde combien d’îles | une île sert à quoi | je mets mon île où | piocher une île | nombre d’îles piochées | effet d’une île | exploration',
  'naval-strength':
    'comment marche la bataille navale | guerre en mer | comparer les flottes | se battre en mer | comment marche la guerre en mer | force navale | quand se bat-on en mer | les boucliers comptent-ils en mer | force du navire rouge | compter la force navale | ancres | qui se bat en mer | bataille navale contre tout le monde | force de ma flotte | soldats en mer | quand la bataille navale | bataille navale seulement contre les voisins | la guerre en mer ça marche comment | la bataille navale ça marche comment | on se bat en mer contre qui | mes boucliers comptent en mer | comment calculer la force navale | le bateau rouge sert à quoi en guerre | on compare les bateaux rouges quand | force des bateaux | les cartes rouges comptent pour la bataille navale | comparer la force navale | conflit maritime comment | bateau rouge et cartes pour la force navale',
  'naval-ties':
    'égalité en mer | forces navales égales | même force en mer | nul en mer | flottes égales | deux premiers en mer | tous pareils en mer | égalité pour la première place en mer | égalité pour la dernière place | plusieurs plus faibles | personne n’a de force navale | égalité à la bataille navale | on a la même force en mer | deux joueurs aussi forts en mer | égalité pour le dernier en mer | tous à égalité en mer | égalité au conflit maritime | même force navale',
  'naval-tokens':
    'points en mer | points d’une victoire en mer | gagner en mer | perdre en mer | points de la bataille navale | qui gagne en mer | que reçoit la flotte la plus forte | flotte la plus faible | deuxième en mer | troisième place en mer | points négatifs en mer | perdre la bataille navale | récompense en mer | défaite en mer | points en mer à l’âge III | dernier en mer | on gagne combien en mer | le dernier en mer perd combien | je gagne combien de points en mer | le dernier en mer perd quoi | combien de points la bataille navale | le plus fort en mer gagne quoi | le deuxième en mer gagne quelque chose | combien de points perdus en mer | points du conflit maritime | points de victoire en mer | défaite en mer combien de points | jetons du conflit maritime valeur',
  boarding:
    'qu’est-ce que le débarquement | contre qui débarquer | débarquement à peu de joueurs | comment marche le débarquement | abordage | c’est quoi un débarquement | attaquer quelqu’un qui n’est pas voisin | combattre le joueur au-delà du voisin | jeton débarquement | combat supplémentaire | se battre avec un joueur éloigné | choisir la victime du débarquement | débarquement à trois | débarquement à quatre | quand a lieu le débarquement | guerre plus loin | le débarquement c’est quoi | débarquer chez qui | on attaque qui avec un débarquement | le jeton débarquement sert à quoi | se battre contre un joueur pas voisin | un débarquement rapporte quoi | attaquer plus loin que mon voisin | débarquement contre qui | effet du débarquement | conflit supplémentaire',
  tax: 'qu’est-ce que la taxe | comment marche la taxe | c’est quoi la taxe | qui paie la taxe | impôt | impôts | combien de taxe payer | reçoit-on l’argent de la taxe | bateau jaune taxe | payer la différence | montant de la taxe | la taxe c’est quoi | qui doit payer la taxe | on paie combien de taxe | la taxe va à qui | je dois payer un impôt | celui qui a un niveau commercial plus bas paie | montant de la taxe à payer | taxe pour qui | effet de la taxe',
  piracy:
    'qu’est-ce que la piraterie | pirates | comment marche la piraterie | les pirates prennent de l’argent | comment marchent les pirates | combien volent les pirates | qui perd des pièces aux pirates | tête de mort | carte pirate | se protéger des pirates | reçoit-on l’argent des pirates | les pirates ça fait quoi | la piraterie c’est quoi | les pirates me prennent combien | qui paie les pirates | je gagne l’argent des pirates | combien de pièces je perds avec les pirates | effet de la piraterie | pirates combien de pièces',
  'naval-construction-stage':
    'avancer un navire avec une étape | bateau et merveille | étape et bateau | avancer un bateau en construisant la merveille | quel navire avec une étape | symbole de merveille sur le chantier | merveille et navires | je construis une étape est-ce qu’un bateau avance | avec la merveille quel bateau avance | la merveille fait avancer quel bateau | étape et construction navale',
  'naval-free-card':
    'le navire est-il gratuit si la carte est gratuite | carte gratuite et navire | carte gratuite et bateau | chaînage et bateau | bateau après une construction gratuite | le bateau est-il gratuit aussi | payer le bateau quand la carte est gratuite | ma carte est gratuite je paie le bateau | le bateau est gratuit avec un chaînage | carte gratuite mais le bateau | chaînage et construction navale | carte gratuite mon bateau avance gratuitement aussi | carte gratuite donc bateau gratuit | construction gratuite le bateau se paie',
  'explore-several':
    'plusieurs joueurs explorent en même temps | explorer ensemble | deux joueurs explorent ensemble | plusieurs explorateurs | deux arrivent à une île au même tour | qui explore d’abord | partager les îles | on explore à plusieurs en même temps | deux bateaux verts arrivent ensemble | deux joueurs découvrent une île au même tour | comment partager les îles',
  'armada-diplomacy':
    'la diplomatie protège-t-elle en mer | diplomatie et conflit maritime | colombe en mer | diplomatie à la bataille navale | la paix protège-t-elle du débarquement | colombe contre débarquement | absent du conflit maritime | la colombe protège-t-elle des batailles navales | diplomatie en mer | la colombe marche en mer | la colombe arrête le débarquement | avec une colombe je fais la bataille navale | diplomatie contre les bateaux',
  'score-fleet':
    'que rapporte le navire bleu | points du navire bleu | points du bateau bleu | points de la flotte | à quoi sert le bateau bleu | combien de points pour le navire bleu | compter les navires | le bateau bleu vaut combien | combien de points mon bateau bleu | les bateaux donnent des points | points des bateaux à la fin | points de victoire du bateau bleu',
  'commercial-level':
    'que donne le navire jaune | niveau commercial | que fait le bateau jaune | navire jaune | niveau de commerce | chiffre de la colonne jaune | le niveau commercial c’est quoi | le bateau jaune sert à quoi | comment connaître mon niveau commercial | à quoi sert le niveau de commerce | niveau du bateau jaune | mon niveau de commerce',
  emporium:
    'acheter à une cité éloignée | emporium | acheter à une cité pas voisine | acheter loin | commerce lointain | acheter à deux places de moi | acheter au-delà du voisin | acheter à un joueur éloigné | combien de ressources avec un emporium | prix d’un emporium | acheter plus loin que son voisin | commerce avec quelqu’un de loin | l’emporium c’est quoi | acheter à quelqu’un qui n’est pas mon voisin | l’emporium coûte combien | acheter deux places plus loin | combien de ressources à l’emporium | commercer avec une ville lointaine | acheter au joueur d’après mon voisin | acheter au joueur après mon voisin | acheter au voisin de mon voisin | joueur d’après | deux sièges plus loin',
  'contents-armada-2e':
    'que contient Armada | matériel d’Armada | combien de navires dans la boîte | combien d’îles existent | il y a quoi dans Armada | combien de bateaux dans la boîte | il y a combien d’îles',
  'armada-cards':
    'combien de cartes Armada | cartes Armada dans le paquet | ajouter les cartes Armada | quelles cartes Armada utiliser | nouvelles cartes | préparer Armada | on ajoute combien de cartes Armada | combien de cartes en plus avec Armada | les cartes Armada on les mélange',
  'armada-piles':
    'mettre en place les îles | piles d’îles | trier les îles | où mettre les îles | mélanger les îles | trois niveaux | les îles on les met où | comment préparer les îles | on fait des piles d’îles',
  'dig-no-naval':
    'bateau avec une carte de la défausse | défausse et navire | avancer un bateau avec Halicarnasse | une carte de la défausse fait avancer un bateau | Halicarnasse et les bateaux | carte prise dans la défausse et construction navale',
  'naval-weakest':
    'le plus faible gagne-t-il un jeton | à trois joueurs en mer | peu de joueurs en mer | le plus faible peut gagner un jeton en mer | à trois le dernier est aussi troisième | dernier et deuxième en mer',
  'naval-stay-out':
    'Oasis oubliée | éviter la bataille navale | rester hors du conflit maritime | l’oasis oubliée fait quoi | ne pas faire la bataille navale | comment éviter la guerre en mer | rester à l’écart en mer',
  'naval-teams':
    'équipes en mer | bataille navale par équipes | partenaire en mer | en équipe la bataille navale | mon partenaire et moi en mer | on additionne les bateaux en équipe',
  'score-naval':
    'compter les jetons maritimes | points des jetons de mer | jetons navals et militaires | score naval | les jetons de bataille navale valent combien | compter les points de mer à la fin | les jetons maritimes sont des jetons de guerre',
  'score-islands':
    'points des îles | les îles donnent-elles des points | compter les îles | une île vaut combien de points | combien de points les îles | on compte les îles à la fin',
  'majority-symbol':
    'symbole de la sorte la plus nombreuse | symbole majoritaire | symbole en plus | le symbole que j’ai le plus | carte verte d’Armada quel symbole | symbole de la sorte que j’ai le plus',
  'majority-order':
    'ordre entre symbole majoritaire et joker | symbole majoritaire sans symbole | symbole majoritaire avant ou après le joker | aucun symbole et symbole majoritaire',
  'ships-columns':
    'combien de cases pour un bateau | bateau tout en haut | bout de la colonne | dernière case | les cases passées comptent-elles | toutes les cases ou la dernière | un navire peut-il reculer | six cases | mon bateau est tout en haut | combien de cases le bateau peut monter | le bateau peut redescendre | je compte toutes les cases ou juste la dernière | le bateau est arrivé au bout | il y a combien de cases | bateau au bout de sa colonne | nombre de cases',
  'ships-advance':
    'avance gratuite d’un bateau | carte qui avance un bateau | avancer sans payer | quel navire avancer gratuitement | bateau avancé par une carte | île qui avance un bateau | avancer un bateau gratuitement | une carte qui fait avancer un bateau de mon choix | je choisis quel bateau avance | avancer deux fois le même bateau | un bateau avance gratuitement',
  'ships-values':
    'que font les bateaux | que donne chaque bateau | navire rouge jaune bleu vert | à quoi sert le bateau rouge | effet des cases | à quoi servent les couleurs des navires | à quoi sert le bateau vert | que gagne-t-on sur une case | à quoi servent les navires | à quoi servent les bateaux | chaque bateau donne quoi | le bateau rouge fait quoi | les cases donnent quoi | que veut dire chaque couleur de bateau | effet de chaque bateau | rôle des quatre bateaux',
  'island-by-card':
    'île d’une carte | carte qui donne une île | prendre la première île | île sans choix | une carte me donne une île je choisis | prendre l’île du dessus | carte verte qui donne une île',
  'tribute-several':
    'taxe et piraterie au même tour | deux joueurs taxent | plusieurs pirates | payer deux fois la taxe | la taxe et les pirates en même temps | deux joueurs font la piraterie | plusieurs taxes au même tour je paie combien de fois',
  'tribute-debts':
    'impossible de payer la taxe | pas assez de pièces pour les pirates | dette pour la taxe | pas d’argent pour la taxe | je ne peux pas payer la taxe avec Cities | prendre une dette pour les pirates',
  'foggy-island-losses':
    'Île brumeuse | protection contre la taxe | à l’abri des pirates | île qui protège | l’île brumeuse fait quoi | se protéger des pirates et de la taxe | île contre les pirates',
  'armada-leaders':
    'leader et bateau | un leader avance-t-il un bateau | un leader fait avancer un bateau | recruter et avancer un bateau',
  'armada-tomyris': 'Tomyris et débarquement | Tomyris perd un débarquement | débarquement perdu avec Tomyris',
  'armada-mask':
    'masque et symbole majoritaire | le masque copie un symbole majoritaire | masque et carte verte d’Armada',
  'majority-borrowed': 'symboles empruntés et majorité | masques et symbole majoritaire',
  'armada-laws': 'lois et emporium',
  'guild-cap-scope':
    'limite de points des guildes | maximum de points d’une guilde | plafond des guildes | limite de dix points | une guilde peut valer plus de dix points | il y a un maximum pour les guildes | combien de points au plus pour une guilde',
  'guild-cap-leaders': 'limite pour les leaders | plafond des leaders | le maximum des guildes marche pour les leaders',
  'armada-last-card':
    'dernière carte et bateau | Babylone et les navires | la dernière carte fait avancer un bateau | Babylone joue sa septième carte et avance un bateau',
  'sources-armada': 'source des règles d’Armada | règles officielles d’Armada',
  'tribute-short':
    'trop peu de pièces pour la taxe | pas assez d’argent pour les pirates | les pirates veulent plus que ce que j’ai | impossible de payer la piraterie | je n’ai pas assez de sous pour la taxe | je n’ai rien à donner aux pirates | pas d’argent quand les pirates arrivent | la taxe est plus grosse que mon argent',
}

/** Synonyms and the words of the book. */
export const means =
  'bateau: navire; bateaux: navire; bataille navale: conflit naval; pirate: piraterie; barque: navire; ' +
  'vaisseau: navire; voilier: navire; navires: navire; pirates: piraterie; tête de mort: piraterie; ' +
  'taxes: taxe; impôt: taxe; impôts: taxe; guerre en mer: conflit naval; ' +
  'guerre navale: conflit naval; bataille en mer: conflit naval; guerre maritime: conflit naval; ' +
  'combat naval: conflit naval; combat en mer: conflit naval; bataille maritime: conflit naval; ' +
  'conflit maritime: conflit naval; port: chantier naval; chantier: chantier naval; ' +
  'chantiers: chantier naval; explore: explorer; exploration: explorer; découvrir: explorer; ' +
  'expédition: explorer; abordage: débarquement; débarquer: débarquement; ' +
  'flotte: navire; flottes: navire; explorateur: explorer; corsaire: piraterie; corsaires: piraterie; ' +
  'naviguer: avancer navire; navigue: avancer navire'
