/** Search phrases for the rules of the base game in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'goal-winner':
    'comment gagner | qui gagne la partie | but du jeu | comment gagne-t-on | que faut-il pour gagner | qui gagne | comment on gagne | objectif du jeu | quel est le but | le but de la partie | que faire pour gagner | le plus de points gagne | condition de victoire | faut-il avoir le plus de points',
  'goal-course':
    'combien de manches | durée d’une partie | draft | combien d’âges | combien de tours en tout | combien de temps dure le jeu | durée | déroulement d’une partie | comment se passe une partie | comment joue-t-on | en gros comment ça se joue | garde-t-on sa main à l’âge suivant | nouvelle main à chaque âge | nombre de manches | le jeu en bref | résumé d’un tour',
  'term-card':
    'comment lire une carte | les parties d’une carte | que veulent dire les dessins sur une carte | où est indiqué le prix | où voit-on le coût | coin en haut à gauche | carte sans coût | rien dans le coin | carte sans prix | comment lire les cartes | symboles sur la carte | noms écrits en bas de la carte | description d’une carte | explication des cartes | où est écrit l’effet',
  'term-city':
    'qui est mon voisin | qu’est-ce qu’une cité | c’est quoi ma cité | que comprend ma ville | qui sont mes voisins | celui d’en face est-il mon voisin | joueur de gauche et de droite | avec qui commercer | contre qui je me bats | où poser mes bâtiments | la merveille fait-elle partie de la ville | joueur assis à côté | cité | cités',
  'term-goods':
    'quelles ressources existent | matières premières et produits manufacturés | quelles sont les ressources | liste des ressources | c’est quoi les matières premières | c’est quoi un produit manufacturé | différence entre matière première et produit manufacturé | le verre est-il une matière première | bois pierre argile minerai | à quoi servent les ressources | à quoi sert l’argent | combien de sortes de ressources | brique ou argile | à quoi servent les points | produits gris',
  'setup-cards':
    'quelles cartes retirer | cartes pour moins de joueurs | préparer les paquets | enlever des cartes | nombre de joueurs en bas de la carte | cartes à remettre dans la boîte | quelles cartes utiliser | trier les cartes | retirer des cartes à quatre joueurs | que veut dire 3+ | chiffre en bas de la carte | petit numéro sur la carte | cartes inutiles | remettre des cartes dans la boîte | préparer les cartes | utilise-t-on toutes les cartes | cartes pour plus de joueurs | nombre avec un plus | combien de cartes par âge | séparer les trois âges | écarter des cartes | que faire des cartes marquées 5 | faire les paquets',
  'setup-guilds':
    'combien de guildes | combien de cartes violettes | guildes dans le paquet de l’Âge III | combien de guildes met-on | nombre de cartes violettes | toutes les guildes sont-elles utilisées | quelles guildes choisir | guildes au hasard | mélanger les guildes | choisir les guildes | guildes à retirer | peut-on regarder les guildes écartées | nombre de joueurs plus deux | guildes non utilisées',
  'setup-hands':
    'combien de cartes distribuer | combien de cartes en main | taille de la main de départ | combien de cartes par joueur | distribuer les cartes | cartes pour chacun | combien de cartes j’ai | combien de cartes on reçoit | combien de cartes chacun | taille de la main | cartes au début d’un âge | sept cartes | nombre de cartes en main | trop de cartes dans le paquet | vérifier les paquets | distribution',
  'setup-board':
    'comment choisir une merveille | qui reçoit quel plateau | merveille au hasard | choisir son plateau | tirer une merveille au sort | comment avoir sa merveille | choisir sa merveille | quelle merveille je joue | peut-on choisir sa ville | tirer les plateaux | distribuer les merveilles | qui prend quelle merveille | échanger les plateaux | attribuer les merveilles | la merveille est-elle au hasard | je veux une merveille précise',
  'setup-side-2e':
    'quelle face du plateau | jour ou nuit | quel côté du plateau | face jour ou face nuit | soleil ou lune | recto ou verso | peut-on choisir la face | tout le monde joue-t-il la même face | côté A ou B | retourner le plateau',
  'setup-side-1e':
    'quelle face du plateau | face A ou face B | quel côté du plateau | face A ou B | peut-on choisir la face | recto ou verso',
  'setup-coins':
    'combien de pièces au départ | argent de départ | avec combien de pièces commence-t-on | pièces au début | combien d’argent par joueur | combien d’argent au début | avec combien de sous on commence | pièces de départ | combien d’or au départ | monnaie de départ | somme de départ | que reçoit-on au début | fortune initiale | combien de pièces on a en commençant',
  'age-passing':
    'dans quel sens passer | sens du jeu | passer les cartes à gauche ou à droite | à qui donner ses cartes | direction au deuxième Âge | sens de rotation | à qui passer ses cartes | dans quelle direction | gauche ou droite | on passe à gauche | sens des aiguilles d’une montre | sens à l’âge II | troisième âge quel sens | où vont mes cartes après le tour | donner ses cartes au voisin | que fait-on des autres cartes | tourne-t-on toujours dans le même sens | le sens change-t-il | faire tourner les mains | qui reçoit mes cartes | de quel côté donner',
  'age-last-cards':
    'dernière carte | que devient la dernière carte | combien de tours dans un Âge | argent pour la dernière carte | fin d’un Âge | nombre de tours par Âge | carte restante | et la dernière carte | il reste deux cartes | une carte en main à la fin | carte qui reste à la fin de l’âge | garde-t-on la dernière carte | jeter la dernière carte | combien de tours par âge | nombre de tours | combien de cartes joue-t-on par âge | argent pour la carte qui reste | carte que personne ne joue | septième carte | jouer les deux dernières cartes | sixième tour | dernier tour d’un âge | trois pièces pour la carte restante | la carte en trop',
  'age-last-cards-two':
    'dernière carte | que devient la dernière carte | combien de tours dans un Âge | dernière carte de la pioche | dernière carte à deux | fin d’âge à deux | combien de tours à deux | dernière carte de la cité libre | dernière carte du joueur fictif | carte restante à deux',
  'turn-choose':
    'joue-t-on en même temps | choisir en secret | ordre du tour | qui commence | jouer simultanément | premier joueur | qui joue en premier | à qui le tour | joue-t-on chacun son tour | tout le monde joue ensemble | en même temps | choix secret | révéler les cartes | retourner sa carte | quand montrer sa carte | faut-il attendre | comment choisir sa carte | choisir une carte en cachette | dans quel ordre joue-t-on | y a-t-il un premier joueur | simultanément',
  'turn-change':
    'changer d’avis | reprendre une carte | choisir une autre carte | échanger ma carte | annuler son choix | reprendre sa carte | prendre une autre carte | je me suis trompé de carte | changer de carte | le choix est-il définitif | jusqu’à quand changer | revenir sur son choix | remettre sa carte en main',
  'turn-pay-first':
    'dépenser les pièces reçues ce tour | argent des voisins au même tour | quand est-on payé | quand suis-je payé | utiliser l’argent reçu tout de suite | pièces d’un voisin | utiliser l’argent gagné ce tour | dépenser tout de suite l’argent du voisin | le voisin me paie je peux l’utiliser | pièces gagnées à l’instant | pièces de la vente au même tour | quand reçoit-on l’argent du commerce | quand arrive l’argent | revenu disponible ce tour | dépenser les 3 pièces aussitôt | sous reçus dans le tour | carte qui donne des pièces utilisables immédiatement | argent reçu pendant le tour | quand mon voisin me paye',
  'turn-works-later':
    'quand une carte prend-elle effet | utiliser une ressource au tour où elle est construite | utiliser une nouvelle carte tout de suite | une carte sert-elle dès ce tour | rabais au même tour | acheter à une carte que le voisin construit au même tour | le voisin construit une carte marron ce tour | utiliser tout de suite une nouvelle ressource | ressource à peine construite | quand ma carte fonctionne | ma nouvelle carte marche-t-elle immédiatement | utiliser une carte le tour où on la pose | comptoir construit ce tour | acheter la ressource que le voisin vient de construire | à partir de quand | effet au tour suivant | réduction immédiate | pouvoir utilisable quand | carte posée maintenant',
  'build-cost':
    'comment construire une carte | payer une carte | comment jouer une carte | comment payer une carte | comment construire un bâtiment | que faut-il pour construire | payer avec de l’argent à la place des ressources | payer à la banque | carte qui coûte une pièce | pièce dans le coin | où va l’argent d’une carte | poser une carte devant soi | bâtir | mélanger ses ressources et celles achetées | coût d’un bâtiment | jouer une carte',
  'build-goods-last':
    'les ressources sont-elles dépensées | perdre ses ressources | ressources perdues après usage | mes ressources disparaissent | garder ses ressources | perd-on les ressources | la ressource est-elle consommée | réutiliser son bois | les cartes marron restent-elles | faut-il défausser les cartes marron | combien de fois utiliser une ressource | les ressources reviennent-elles | ressource à chaque tour | est-ce que je rends ma ressource | utiliser deux fois la même ressource dans un tour | est-ce que le bois s’épuise | ressources dépensées',
  'build-choice':
    'carte avec une barre | l’une ou l’autre ressource | choisir entre deux ressources | une ressource au choix | carte avec deux ressources et une barre | bois ou argile | une des deux ressources | les deux ressources d’une carte double | utiliser les deux côtés | soit l’un soit l’autre | ressource avec un trait | laquelle des deux | changer de choix plus tard | carte marron à deux ressources différentes | donne-t-elle les deux | ressources alternatives | ressource double',
  'build-once':
    'construire deux fois la même carte | deux cartes du même nom | bâtiment en double | posséder deux fois une carte | deuxième exemplaire | deux cartes identiques | deux fois le même bâtiment | même carte en double | doublon | même nom | j’ai déjà cette carte | construire une carte que j’ai déjà | plusieurs exemplaires | deux autels | avoir deux fois la même | reconstruire à l’âge suivant',
  'chain-free':
    'qu’est-ce qu’un chaînage | construction gratuite | construire gratuitement | construire sans payer | carte gratuite | bâtiment gratuit | carte gratuite grâce au symbole | comment construire gratis | c’est quoi le chaînage | que coûte un chaînage | construire sans ressources | paie-t-on quelque chose avec un chaînage | petits symboles au bord | nom de carte en bas | symboles identiques | carte qui mène à une autre | carte précédente qui rend gratuit | lien entre cartes | améliorer un bâtiment | à quoi servent les chaînages | bâtiment suivant gratuit | bâtiment précédent | ne rien payer | suite d’un bâtiment | enchaîner les bâtiments',
  'chain-paid':
    'doit-on utiliser un chaînage | chaînage obligatoire | refuser une construction gratuite | obligé d’utiliser le chaînage | est-on obligé de construire gratuitement | payer quand même | chaînage facultatif | la gratuité est-elle obligatoire | payer le voisin au lieu du chaînage | forcé d’utiliser le chaînage | refuser la gratuité',
  'stage-marker':
    'comment construire une merveille | construire une étape | carte sous le plateau | bâtir sa merveille | quelle carte pour une étape | comment bâtir ma merveille | construire un étage de merveille | mettre une carte sous la merveille | quelle carte prendre pour la merveille | n’importe quelle carte pour la merveille | payer la merveille | que coûte une étape | niveau de merveille | glisser une carte sous le plateau | carte face cachée | faut-il payer la carte aussi pour la merveille | étage | morceau de merveille | avancer la merveille | terminer sa merveille | sacrifier une carte',
  'stage-order':
    'ordre des étapes | sauter une étape | construire la dernière étape d’abord | plusieurs étapes dans un Âge | étapes de gauche à droite | commencer par la deuxième étape | sauter la première étape | dans quel ordre bâtir la merveille | n’importe quel ordre | faut-il construire sa merveille | merveille obligatoire | finir la merveille | combien d’étapes par âge | deux étapes dans le même âge | refaire la même étape | merveille pas terminée | dernière étape en premier | une étape par âge',
  'sell-coins':
    'comment gagner des pièces | défausser une carte pour de l’argent | vendre une carte | combien de pièces pour une carte | argent pour une carte défaussée | que rapporte une carte défaussée | jeter une carte | combien pour une carte défaussée | vendre une carte pour de l’argent | besoin d’argent | comment avoir de l’argent | comment gagner des sous | plus d’argent | trois pièces pour une carte | jeter une carte contre de l’or | échanger une carte contre des pièces | se débarrasser d’une carte | je suis fauché | combien rapporte une carte jetée | plus un sou | carte à la poubelle | carte vendue face cachée | obtenir de la monnaie | combien de pièces si je défausse',
  'sell-must':
    'que faire si je ne peux rien construire | aucun coup possible | rien à construire | pas assez pour construire | je ne peux rien construire | rien de constructible | toujours le droit de défausser | puis-je passer mon tour | sauter un tour | ne rien faire | doit-on construire si on peut | obligé de vendre | pas les ressources pour aucune carte | aucune carte jouable | défausser alors que je peux construire | si je ne peux pas jouer | bloqué | jeter une bonne carte | priver le voisin d’une carte | il me manque des ressources pour tout | pas assez d’argent | pas assez de pièces | tout est trop cher | pas les moyens',
  'dig-free':
    'construire depuis la défausse | pouvoir d’Halicarnasse | jouer une carte défaussée | prendre une carte dans la défausse | fouiller la défausse | construire une carte de la défausse | prendre une carte jetée | pouvoir du mausolée | reprendre une carte défaussée | récupérer une carte de la poubelle | construire gratuitement une carte défaussée | choisir dans la pile | paie-t-on une carte de la défausse | quand prend-on la carte de la défausse | les autres voient-ils la défausse | piocher dans la défausse | ressortir une carte | coût d’une carte de la défausse',
  'dig-pile':
    'que contient la défausse | regarder les cartes défaussées | prendre une carte vendue ce tour | quelles cartes dans la défausse | quelles cartes prendre dans la défausse | cartes vendues au même tour | carte défaussée ce tour-ci | dernières cartes dans la défausse | la défausse contient-elle les âges précédents | regarder dans la défausse | la septième carte est-elle dans la défausse | carte qu’un autre vient de jeter | que trouve-t-on dans la défausse | a-t-on le droit de consulter la défausse',
  'trade-sold':
    'que puis-je acheter | acheter des ressources aux voisins | comment marche le commerce | acheter à un joueur qui n’est pas voisin | comment acheter | joueur en face | joueur à côté | quelles ressources acheter | comment faire du commerce | que peut-on acheter aux voisins | acheter des ressources | à qui acheter | acheter au joueur d’en face | acheter à quelqu’un plus loin | acheter à tout le monde | commerce avec un non voisin | garder les ressources achetées | garde-t-on ce qu’on achète | ressource du plateau du voisin | acheter la ressource de départ | utiliser le bois du voisin | emprunter une ressource | il me manque une ressource | je n’ai pas la ressource | acheter une carte au voisin | acheter des boucliers | stocker des ressources',
  'trade-not-sold':
    'que ne peut-on pas acheter | acheter aux cartes jaunes | acheter à une étape de merveille | ressource d’une carte jaune à vendre | ressource d’une merveille à vendre | ressources des cartes jaunes | peut-on acheter aux cartes jaunes | acheter au caravansérail | acheter au forum | ressource d’étape à vendre | les autres peuvent-ils acheter à ma merveille | ressource de la merveille du voisin | mon voisin peut-il utiliser ma carte jaune | ce qui ne s’achète pas | qui peut utiliser les ressources jaunes | pas à vendre | ressources réservées',
  'trade-no-refusal':
    'un voisin peut-il refuser | le vendeur perd-il la ressource | refuser de vendre | perd-on ce qu’on vend | peut-on refuser de vendre | le voisin ne veut pas vendre | suis-je obligé de vendre | dire non | le voisin a-t-il encore la ressource après la vente | les deux voisins achètent la même ressource | j’ai vendu mon bois puis-je l’utiliser | forcé de vendre | interdire l’achat | faut-il demander la permission | demander avant d’acheter | le vendeur perd-il quelque chose | deux joueurs achètent la même pierre | empêcher un achat',
  'trade-once':
    'acheter deux fois la même ressource | combien de ressources peut-on acheter | acheter deux fois au même voisin | deux ressources identiques d’un voisin | acheter deux fois la même | combien de ressources par tour | combien de fois acheter au voisin | acheter deux argiles d’une carte | carte double acheter les deux | limite d’achat | acheter les deux ressources d’une carte au choix | maximum d’achats | plus d’une ressource par tour | une ressource à chaque voisin | deux pierres au même voisin',
  'trade-price':
    'combien coûte une ressource | prix d’une ressource | coût du commerce | prix chez le voisin | payer le voisin | combien coûte le bois | combien ça coûte d’acheter | une ressource c’est combien | prix d’achat chez le voisin | qui reçoit l’argent | paie-t-on la banque ou le voisin | combien de pièces pour acheter | prix de la pierre | deux pièces | prix du verre | combien payer au voisin | tarif | prix des produits manufacturés | combien de sous pour une ressource',
  'trade-cheaper':
    'comptoir | ressources moins chères | réduction du marché | acheter pour une pièce | baisser les prix | payer moins cher | acheter moins cher | rabais sur les ressources | carte jaune avec une flèche | à quoi sert le comptoir | ne payer qu’une pièce | la carte marché | flèche sur une carte jaune | comptoir est | comptoir ouest | prix réduit | réduire le coût du commerce | rabais sur le verre | ressources grises moins chères | une pièce au lieu de deux | remise | payer moins | réduction d’achat',
  'trade-whom':
    'à quel voisin acheter | les deux voisins vendent | à qui acheter | choisir le vendeur | les deux voisins ont la ressource | à quel voisin dois-je acheter | choisir à qui acheter | deux voisins proposent la même ressource | acheter à gauche ou à droite | qui payer',
  'trade-income':
    'acheter avec des pièces à venir | payer plus tard | acheter à crédit | pas assez de pièces pour acheter | puis-je devoir de l’argent | emprunter de l’argent | faire crédit | prêter des pièces | payer avec les pièces reçues ce tour | acheter sans assez d’argent',
  'conflict-shields':
    'comment marche la guerre | conflit militaire | comparer les armées | quand fait-on la guerre | perd-on ses boucliers | comment se battre | qui se bat contre qui | comment combattre | comparer les boucliers | compter les soldats | comment se passent les batailles | quand se bat-on | combien de fois la guerre | contre qui je me bats | peut-on attaquer | attaquer quelqu’un | comment marche l’armée | force de mon armée | épées | perd-on ses boucliers après la guerre | se battre avec les deux voisins | force militaire | guerre avec le joueur d’en face',
  'conflict-tokens':
    'combien de points pour une victoire | points militaires | gagner une guerre | perdre une guerre | moins de boucliers | plus de boucliers | armée plus faible | que perd-on à la guerre | points d’une bataille | que gagne-t-on à la guerre | points pour une victoire | point négatif pour une défaite | que coûte une défaite | combien vaut une victoire | jetons rouges | jetons militaires | valeur du jeton à l’âge II | perdre une bataille | gagner au troisième âge | plus de boucliers que le voisin | moins de boucliers que le voisin | armée plus forte | perdre la guerre | jeton de défaite | jeton de victoire | si je perds | récompense de la guerre | j’ai plus de soldats | jeton victoire | jeton défaite | jetons victoire | jetons défaite',
  'conflict-tie':
    'boucliers égaux | égalité dans un conflit | égalité militaire | même nombre de boucliers | même force | autant de soldats | même nombre de soldats | match nul | personne ne gagne la guerre | armées égales | égalité à la guerre | force égale | autant de boucliers que le voisin | nul à la bataille | personne n’a de boucliers',
  'game-ends':
    'quand finit la partie | fin du jeu | quand est-ce fini | dernier Âge | quand le jeu est fini | quand s’arrête-t-on | comment finit la partie | fin de partie | après le troisième âge | quand compte-t-on les points | comment compter les points | décompte final | additionner les points | feuille de score | calcul du score | qu’est-ce qui donne des points | d’où viennent les points | carnet de score | noter les points',
  'score-military':
    'compter les points militaires | points des jetons rouges | compter les jetons victoire | comment compter le militaire | points négatifs des défaites | total de la guerre à la fin | les cartes rouges donnent-elles des points',
  'score-treasury':
    'points pour les pièces | que valent les pièces à la fin | argent restant | combien de pièces pour un point | argent à la fin | combien vaut l’argent | points pour l’argent | pièces à la fin | pièces restantes | l’argent vaut-il des points | combien de pièces font un point | les pièces comptent-elles à la fin | trois pièces un point | or restant | valeur des pièces en fin de partie | reste d’argent | faut-il garder ses pièces | deux pièces qui restent | trésor',
  'score-science':
    'comment compter la science | score des cartes vertes | points des symboles | série de trois symboles | compter les cartes vertes | trois symboles différents | valeur d’une série | points de science | comment comptent les cartes vertes | points des cartes vertes | points scientifiques | comment on compte la science | groupe de symboles | symboles identiques | symboles au carré | combien pour trois rouages | quatre symboles pareils | compas rouage tablette points | sept points par série | que vaut une série | compter les symboles | comment marche la science | multiplier les symboles | valeur des cartes vertes | points pour deux compas | un de chaque | engrenage roue | recherche',
  'science-choice':
    'symbole au choix | joker | choisir le symbole | symbole joker | symbole libre | symbole de son choix | quand choisir le symbole | symbole de la guilde des scientifiques | symbole de Babylone | n’importe quel symbole | quel symbole choisir | changer le symbole joker',
  'winner-tie':
    'égalité à la fin | même score | qui gagne en cas d’égalité | départager | même nombre de points | égalité de points | nous avons tous les deux autant de points | mêmes points qui gagne | égalité en fin de partie | ex aequo | scores identiques | comment départager | deux gagnants | même total | que faire en cas d’égalité à la fin | victoire partagée | deux joueurs ont le meilleur score | on a le même score | match nul final | plus de pièces gagne | tous les deux premiers',
  'winner-tie-teams':
    'égalité à la fin | même score | départager | équipes à égalité | mêmes points en équipe | départager les équipes | égalité entre équipes',
  'colour-blue':
    'que font les cartes bleues | bâtiments civils | à quoi servent les cartes bleues | cartes bleues | à quoi sert le bleu | bâtiments bleus | cartes à points | chiffre dans une couronne de laurier | culture',
  'colour-yellow':
    'que font les cartes jaunes | bâtiments commerciaux | à quoi servent les cartes jaunes | cartes jaunes | à quoi sert le jaune | cartes commerce | cartes avec des pièces | cartes jaunes de l’âge III | pièces et points | quand une carte jaune donne ses pièces | reçoit-on les pièces à chaque tour | une carte jaune se compte-t-elle elle-même | pièces une seule fois | Vignoble pièces | Arène Port Chambre de commerce',
  'colour-red':
    'que font les cartes rouges | bâtiments militaires | à quoi servent les cartes rouges | cartes avec boucliers | cartes rouges | soldats | à quoi sert le rouge | comment avoir des soldats | comment avoir des boucliers | cartes militaires | cartes armée | symbole bouclier | armes | où trouver une armée',
  'colour-green':
    'que font les cartes vertes | bâtiments scientifiques | à quoi servent les cartes vertes | cartes vertes | à quoi sert le vert | cartes science | symboles des cartes vertes | rouage tablette compas | quels symboles scientifiques existent | combien de symboles scientifiques | roue dentée',
  'colour-purple':
    'que font les guildes | cartes violettes | cartes mauves | c’est quoi une guilde | à quoi servent les guildes | quand arrivent les cartes violettes | guilde à l’âge I | pourquoi pas encore de violettes | où sont les guildes | à quel âge les guildes | la guilde des armateurs se compte-t-elle',
  'colour-brown-grey':
    'que font les cartes marron | que font les cartes grises | production | cartes marron | cartes grises | cartes brunes | quelles cartes donnent des ressources | que font les grises | cartes qui donnent du bois | d’où viennent les ressources | comment avoir des ressources | différence entre marron et gris | cartes ressources | comment avoir du verre | cartes de production',
  'wonder-last-card':
    'pouvoir de Babylone | jouer la dernière carte | dernière carte au lieu de la défausser | qui peut jouer la dernière carte | Babylone dernière carte | jouer la septième carte | Babylone septième carte | jouer les deux dernières cartes | carte supplémentaire en fin d’âge | utiliser la dernière carte | au lieu de la jeter | pouvoir spécial de Babylone | construire deux cartes au dernier tour | septième carte pour une étape | payer la dernière carte',
  'free-city':
    'règles à deux joueurs | jouer à deux | joueur fantôme | troisième cité | jouer à deux personnes | seulement deux | règles pour deux | à deux joueurs | peut-on jouer à deux | on n’est que deux | le mort | joueur fictif | ville neutre | cité neutre | c’est quoi la cité libre | joueur imaginaire | troisième ville | troisième joueur | ville fantôme | qui joue la troisième cité | variante deux joueurs | gardien | la cité libre peut-elle gagner',
  'free-city-hand':
    'qui joue la cité libre | cartes du joueur fantôme | combien de cartes a le gardien | choisir pour la cité libre | comment joue le gardien | tour de la cité libre | qui choisit pour la cité libre | piocher pour le mort | comment joue le joueur fictif | quelle carte joue la cité libre | une carte de plus | jouer pour la troisième ville | choisir d’abord pour moi | donner une mauvaise carte à la cité libre | carte de la pioche du mort | choisir sa carte avant celle de la ville neutre',
  'teams-seats':
    'règles en équipes | jouer en équipes | place des partenaires | comment s’asseoir en équipe | comment s’asseoir par équipes | combien par équipe | où s’assoit mon partenaire | équipes de deux | former les équipes | coéquipier à côté | combien d’équipes | deux contre deux | en face de mon coéquipier | peut-on jouer en équipe | faire des équipes',
  'ruling-supply':
    'banque vide | jetons épuisés | la banque n’a plus de pièces | les pièces de la boîte sont épuisées | plus assez de pièces à la banque | la banque est vide | plus de jetons | il n’y a plus d’argent | jetons limités | l’argent est-il limité | manque de jetons | plus de jetons victoire | banque ruinée | pièces épuisées | on n’a plus assez de monnaie dans la boîte',
  'ruling-last-card-first':
    'Babylone et Halicarnasse en même temps | Babylone et Halicarnasse | qui joue avant Babylone ou Halicarnasse | septième carte et défausse en même temps | Halicarnasse prend la carte que Babylone vend | la défausse avant ou après la septième carte',
  goal: 'de quoi parle le jeu | que fait-on dans ce jeu | c’est quoi ce jeu | de quoi s’agit-il | quel est le thème | que représente-t-on | qui incarne-t-on | le principe du jeu | résumé du jeu | à quoi joue-t-on | présentation | en quoi consiste le jeu | histoire du jeu',
  'winner-most':
    'qui a gagné | le plus de points | qui gagne | qui l’emporte à la fin | total le plus élevé | vainqueur | comment désigner le gagnant | le gagnant',
  'setup-seats':
    'où s’asseoir | placement des joueurs | comment s’asseoir | qui s’assoit où | où se mettre autour de la table | s’asseoir en rond | les voisins changent-ils | peut-on changer de place',
  'setup-supply':
    'où mettre les pièces | la banque | où vont les pièces | c’est quoi la banque | faire de la monnaie | grosse pièce | que vaut la grande pièce | pièce argentée et pièce dorée | valeur des pièces | pièce de 3 | échanger des petites pièces | où ranger les jetons de guerre | qui est le banquier | changer ses pièces',
  'turn-placed-first':
    'compter les cartes construites au même tour | les cartes posées en même temps comptent-elles | carte qui compte les cartes du même tour | mon voisin construit une carte que je compte | compter les cartes de ce tour | effets après que tous ont posé | ordre entre pose et effets',
  'chain-own':
    'chaînage avec la carte d’un voisin | chaînage au même tour | chaînage avec le bâtiment du voisin | la carte du voisin compte-t-elle pour mon chaînage | chaînage avec une carte posée ce tour | utiliser le bâtiment d’un autre | deux cartes d’un chaînage au même tour | à qui doivent être les cartes du chaînage',
  'stage-hidden':
    'regarder la carte sous la merveille | la carte sous la merveille compte-t-elle | carte glissée sous le plateau | la carte glissée compte-t-elle | couleur de la carte sous la merveille | regarder la carte sous le plateau | récupérer la carte sous la merveille | carte cachée | effet de la carte sous la merveille | carte utilisée pour la merveille | la carte sous l’étape est-elle perdue | les autres peuvent-ils voir la carte cachée',
  'dig-optional':
    'doit-on prendre une carte de la défausse | obligé de prendre une carte de la défausse | aucune carte ne convient dans la défausse | renoncer à la défausse | rien d’utile dans la défausse | défausse vide | ne prendre aucune carte',
  'trade-dearer':
    'acheter au voisin le plus cher | acheter plus que nécessaire | obligé d’acheter au moins cher | acheter au plus cher | acheter alors que je l’ai | acheter ce dont je n’ai pas besoin | acheter une ressource que je possède | donner de l’argent à un ami | utiliser d’abord ses ressources | acheter plus que besoin | payer le voisin au lieu d’utiliser les miennes | favoriser l’autre voisin | il faut deux pierres j’en ai une | deuxième pierre chez le voisin',
  'age-ends':
    'que se passe-t-il à la fin d’un Âge | que se passe-t-il en fin d’âge | étapes de fin d’âge | quand l’âge est fini | comment finit un âge | après le dernier tour | entre deux âges | ordre à la fin d’un âge | après chaque âge',
  'science-both':
    'un symbole compte-t-il deux fois | compter en série et au carré | symbole dans une série et avec les pareils | séries et identiques ensemble | utiliser deux fois un symbole | choisir entre série et carré',
  'counted-cards':
    'le plateau compte-t-il comme carte | ressource du plateau carte marron | mon plateau compte-t-il comme carte marron | la ressource de départ est-elle une carte | la merveille compte-t-elle comme marron | compter les cartes marron | ressource du plateau comptée | plateau et Vignoble | la guilde compte-t-elle le plateau',
  'olympia-2e':
    'pouvoir d’Olympie de jour | couleur gratuite | Olympie jour | que fait Olympie | carte gratuite d’une nouvelle couleur | première carte d’une couleur gratuite | pouvoir d’Olympie | statue de Zeus pouvoir | couleur que je n’ai pas | quand une carte est gratuite avec Olympie',
  'olympia-night-2e':
    'pouvoir d’Olympie de nuit | Olympie nuit | première carte de l’âge gratuite | dernière carte de l’âge gratuite | carte gratuite au début de l’âge | autre face d’Olympie',
  'free-city-choice':
    'la cité libre doit-elle construire | vendre pour la cité libre | la cité libre est-elle obligée de construire | le mort peut-il défausser | vendre une carte pour la cité libre | le joueur fictif doit-il bâtir une étape | jeter une carte du mort | faire vendre la cité libre | chaînage obligatoire pour la cité libre | quand la cité libre vend | la ville neutre ne peut rien construire | gâcher une carte avec le mort',
  'free-city-fights':
    'la cité libre fait-elle la guerre | armée de la cité libre | guerre contre la cité libre | le mort se bat-il | armée du joueur fictif | combattre la ville neutre | boucliers de la cité libre | militaire à deux | bataille contre le mort | qui se bat à deux joueurs',
  'free-city-score':
    'points de la cité libre | la cité libre marque-t-elle des points | points du joueur fictif | compter les points du mort | score de la ville neutre | la cité libre peut-elle gagner',
  'free-city-trade':
    'acheter à la cité libre | commercer avec le mort | acheter au joueur fictif | acheter à la ville neutre | la cité libre m’achète-t-elle | argent pour la cité libre | le mort paie-t-il | à qui achète la cité libre | vendre à la cité libre',
  'age-passing-two':
    'passer les cartes à deux | échanger les mains | dans quel sens passer à deux | échange de cartes à deux | qui joue la cité libre ensuite | quand change le gardien | on s’échange les cartes | chacun son tour pour le mort | premier gardien à l’âge II | alterner',
  'free-city-first':
    'qui est le premier gardien | qui joue la cité libre en premier | qui commence gardien | premier gardien | qui commence avec le joueur fictif | qui s’occupe du mort d’abord',
  'teams-talk':
    'montrer ses cartes à son partenaire | parler avec son partenaire | parler à mon coéquipier | montrer sa main à son partenaire | regarder les cartes du partenaire | parler en secret | discuter avec son équipier | chuchoter | communiquer en équipe | se mettre d’accord | dire ses cartes',
  'conflict-teams':
    'combattre son partenaire | guerre en équipe | se battre contre son partenaire | guerre par équipes | boucliers en équipe | combattre deux fois | contre qui se bat-on en équipe | jetons en double | additionner les boucliers des partenaires | deux jetons pour une guerre | les coéquipiers se battent-ils',
  'winner-teams':
    'quelle équipe gagne | points d’une équipe | points de l’équipe | comment compter les points d’équipe | additionner les points des partenaires | science ensemble en équipe | quelle équipe a gagné | total des deux | partager les symboles scientifiques',
  'teams-apart':
    'acheter à son partenaire | payer son partenaire | commerce en équipe | donner des pièces à son partenaire | partager les ressources | acheter à son coéquipier | ressources gratuites du partenaire | la perte touche-t-elle mon partenaire | mes cartes noires touchent-elles mon équipier | partager l’argent',
  'first-game-goods':
    'bonne stratégie | que construire d’abord | conseils pour débuter | par quoi commencer | que faut-il construire au début | conseils pour la première partie | bon début | quelles cartes prendre au début | stratégie pour débutant | quelles cartes sont importantes | premier âge que prendre | astuces | comment bien démarrer | les cartes marron sont-elles utiles',
  'turn-told':
    'exemple de tour | montrer un tour complet | un tour pas à pas | raconter un tour | premier tour expliqué | à quoi ressemble un tour',
  'first-game-2e':
    'quelle face pour débuter | face la plus facile | on n’a jamais joué quelle face | côté pour les débutants | la face nuit est-elle plus difficile | première partie quelle face | plateau pour débutants',
  'first-game-1e': 'quelle face pour débuter | face A ou B pour les débutants | la face B est-elle plus difficile',
  'first-game-neighbours':
    'faut-il regarder les voisins | que regarder avant de choisir | comment bien choisir sa carte | faut-il une armée | conseils pour bien jouer | surveiller ses voisins | a-t-on besoin de soldats | carte qui aide le suivant',
  'contents-base-2e':
    'qu’y a-t-il dans la boîte | contenu de la boîte | liste du matériel | combien de cartes en tout | combien de plateaux | manque-t-il quelque chose | combien de pièces dans la boîte | quelles merveilles existent | combien de merveilles | nombre de jetons | inventaire | vérifier le matériel',
  'contents-base-1e':
    'qu’y a-t-il dans la boîte | contenu de la boîte | liste du matériel | combien de cartes en tout | combien de plateaux | quelles merveilles existent',
  'age-begins':
    'comment commence un âge | début d’un âge | que fait-on au nouvel âge | commencer le deuxième âge | distribuer les cartes de l’âge suivant | peut-on regarder les cartes des autres | je peux regarder mes cartes | mise en place d’un nouvel âge | passer à l’âge suivant',
  'turn-order':
    'ordre d’un tour | étapes d’un tour | déroulement d’un tour | phases du tour | que fait-on en premier dans un tour | que se passe-t-il dans un tour | structure du tour | comment se déroule un tour',
  'dig-order':
    'plusieurs joueurs construisent depuis la défausse | qui fouille en premier | deux joueurs prennent dans la défausse | ordre à la défausse',
  'age-stays':
    'garde-t-on ses cartes à l’âge suivant | les boucliers comptent-ils encore | les soldats restent-ils | que garde-t-on après un âge | les bâtiments restent-ils | garder ses pièces | enlève-t-on les cartes après un âge | boucliers de l’âge I à l’âge II | la défausse reste-t-elle | débarrasser la table entre les âges | anciens boucliers | les cartes rouges disparaissent-elles | remélanger la défausse | garde-t-on son argent',
  'score-wonder':
    'points de la merveille | que vaut une merveille | combien de points par étape | compter la merveille | merveille inachevée points | points des étapes',
  'score-civil':
    'points des cartes bleues | que valent les cartes bleues | compter les cartes bleues | lauriers | score des bâtiments civils',
  'score-commerce':
    'points des cartes jaunes | les cartes jaunes donnent-elles des points | compter les cartes jaunes | points du commerce | score jaune',
  'score-guilds':
    'points des guildes | comment comptent les guildes | points des cartes violettes | compter les guildes à la fin | que valent les guildes | les guildes comptent-elles les cartes des voisins | quand compte-t-on les guildes | combien de points pour une guilde | ma ville ou celle des voisins pour la guilde',
  'science-one-hand':
    'symboles de la merveille | symbole d’une guilde | symboles de différentes origines | meilleure combinaison de symboles | plusieurs jokers | choisir pour tous les symboles',
  'wonder-goods':
    'ressource d’une étape | étape à plusieurs ressources | étape d’Alexandrie | choisir une ressource par tour de la merveille | les voisins achètent-ils à mon étape | la merveille produit des ressources | phare d’Alexandrie',
  'olympia-1e': 'Olympie face A | une carte gratuite par âge | que fait Olympie | pouvoir d’Olympie',
  'olympia-copy-1e': 'copier une guilde | Olympie face B | guilde d’un voisin | copier une carte violette',
  'ruling-chain-possession':
    'chaînage dans le même âge | la première carte doit-elle être d’un âge précédent | chaînage au sein d’un âge | âge précédent nécessaire pour le chaînage',
  'ruling-copied-guilds-1e':
    'que compte une guilde copiée | guilde des armateurs copiée | guilde des scientifiques copiée',
  'ruling-no-free-hand':
    'étape gratuite avec Olympie | doublon gratuit Olympie | la carte gratuite peut-elle être une étape',
  'ruling-order':
    'deux extensions en même temps | ordre des extensions | quelle extension d’abord | plusieurs effets au même moment',
  'ruling-same-turn':
    'Vignoble et carte marron au même tour | le Vignoble compte-t-il la carte du voisin | Bazar au même tour | pièces pour les cartes marron de ce tour | mon voisin pose une carte marron en même temps',
  'ruling-twins':
    'même carte à deux âges | deux métiers à tisser | Verrerie âge I et âge II | Presse une deuxième fois | cartes présentes aux deux âges',
  'asked-together':
    'plusieurs joueurs décident en même temps | qui décide d’abord | tous choisissent en secret | ordre des décisions',
  'sources-base-2e':
    'd’où viennent ces règles | est-ce la règle officielle | quelle édition | source des règles | règles officielles',
  'sources-base-1e': 'd’où viennent ces règles | est-ce la règle officielle | source des règles',
  'free-city-2e':
    'la deuxième édition a-t-elle des règles à deux | variante officielle à deux | règle à deux officielle | pourquoi pas de règles à deux dans la deuxième édition',
  'setup-seats-two':
    'où placer la cité libre | comment s’asseoir à deux | qui est mon voisin à deux | où se met le mort | place du troisième plateau | cité libre entre nous',
  'setup-hands-two':
    'combien de cartes à deux | distribuer à deux | cartes du mort | pioche de la cité libre | combien de cartes pour la cité libre | pile du joueur fictif | pile face cachée',
  'setup-free-city':
    'combien de pièces pour la cité libre | plateau de la cité libre | quelle merveille pour le joueur fictif | argent de départ de la cité libre | quelle face pour la cité libre | mettre en place la ville neutre | argent du mort',
  'turn-told-two': 'exemple de tour à deux | un tour avec la cité libre | tour complet à deux joueurs',
  'free-city-powers':
    'pouvoir de merveille de la cité libre | qui décide pour la cité libre | la merveille du joueur fictif marche-t-elle | la cité libre joue-t-elle la dernière carte | étape de la ville neutre | choix du mort',
  'free-city-buried':
    'regarder sous la merveille de la cité libre | cartes cachées du joueur fictif | cartes sous le plateau du mort',
  'free-city-order':
    'qui agit en premier à deux | la cité libre passe-t-elle avant | argent de la cité libre | quand le mort me paie | qui paie d’abord',
  'goal-winner-teams': 'comment gagne une équipe | but en équipe | qui gagne par équipes | gagner ensemble',
}
