/** Search phrases for the rules of Leaders in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'leaders-draft':
    'comment drafter les dirigeants | combien de dirigeants | combien de leaders | distribuer les leaders | combien de leaders par joueur | choisir les leaders avant la partie | comment avoir des leaders | combien de leaders chacun | distribuer les cartes blanches | faire passer les leaders | dans quel sens passent les leaders | draft des leaders | choisir ses leaders | répartition des leaders | c’est quoi les leaders | leaders au début | garder un leader et passer le reste | combien de cartes blanches | les leaders sont-ils des cartes âge | choisir ses personnages | combien de chefs | comment on répartit les leaders avant de commencer | on a combien de leaders au début | on choisit ses leaders comment | on distribue les leaders comment | on passe les leaders à gauche ou à droite | on reçoit combien de chefs | je garde un leader et je donne les autres à qui | on fait tourner les leaders | nombre de leaders par joueur | sens de passage des leaders | distribution des leaders | combien de leaders en main au départ | partager les leaders | comment on se partage les leaders | combien on reçoit de leaders',
  'leaders-recruit':
    'comment recruter un dirigeant | jouer un leader | payer un dirigeant | que coûte un leader | prix d’un leader | comment payer un leader | combien payer un leader | coût d’un leader | acheter un leader | engager un personnage | où poser mon leader | un leader coûte-t-il des ressources | payer ses pièces | placer un leader | chiffre dans le coin d’un leader | trop cher | pas assez d’argent pour un leader | prix d’un chef | combien coûte un leader | ça coûte combien un leader | je paye mon leader comment | un leader se paie en pièces ou en ressources | faut payer pour jouer un leader | où je vois le prix d’un leader | à qui je paie le leader | je mets mon leader où | recruter ça coûte combien | coût de recrutement | payer pour recruter | poser un leader devant soi | le prix du leader en pièces',
  'leaders-give-up':
    'défausser un dirigeant | vendre un leader | combien de pièces pour un dirigeant | pièces pour un leader défaussé | jeter un leader | jeter un leader pour de l’argent | pièces pour un leader dont je ne veux pas | se débarrasser d’un leader | défausser un personnage | où va un leader défaussé | leader trop cher | que vaut un leader vendu | mauvais leader | abandonner un leader | échanger un leader contre de l’argent | un leader qui ne me plaît pas | je veux pas de mon leader | on gagne combien si on jette un leader | vendre son leader combien de pièces | jeter un chef ça rapporte combien | le leader jeté va où | je n’ai pas les sous pour mon leader | défausser un leader contre des pièces | un leader inutile | pièces pour un leader abandonné | vendre un leader combien | que gagne-t-on à jeter un leader | leader trop cher que faire',
  'leaders-age-three':
    'que devient le dernier dirigeant | quatrième leader | leaders non utilisés | leaders restants | leaders non joués | que deviennent les leaders non utilisés | leader jamais joué | deux derniers leaders | leaders qui restent | garder un leader pour plus tard | quatrième leader pas utilisé | joue-t-on les quatre leaders | leaders à l’âge III | garder un leader pour l’âge suivant | cartes blanches restantes | le dernier leader on en fait quoi | il me reste un leader à la fin | les leaders pas joués on les jette | on garde les leaders en main entre les âges | le quatrième leader sert à quoi | je peux garder mon leader pour plus tard | leader en trop à la fin | leader non joué que devient-il | leaders restants en fin de partie | quatre leaders mais trois âges',
  'leaders-phase':
    'quand joue-t-on les dirigeants | quand joue-t-on un leader | quand recruter | leader au début d’un Âge | quand jouer un leader | à quel moment les leaders | phase de recrutement | leader avant ou après la distribution | combien de fois jouer un leader | combien de leaders par âge | un leader par âge | que faire d’un leader | révèle-t-on les leaders ensemble | choisir son leader en secret | comment marchent les leaders | jouer un leader en plein âge | obligé de jouer un leader | trois façons d’utiliser un leader | voir ses cartes avant de choisir le leader | quand sort-on son leader | on joue les leaders quand | c’est quand qu’on recrute | je peux jouer un leader au milieu d’un âge | on joue combien de leaders par âge | le leader se joue avant ou après avoir vu ses cartes | je peux jouer deux leaders au même âge | on est obligé de jouer un leader à chaque âge | qu’est-ce qu’on fait avec un leader | on montre les leaders en même temps | je peux ne pas recruter | moment du recrutement | un leader au début de chaque âge | recruter avant de voir les cartes | plusieurs leaders dans un âge | possibilités avec un leader | quand poser un leader | recruter en plein milieu d’un âge | recruter pendant l’âge | jouer un leader pendant un tour normal',
  'abu-simbel-2e':
    'enterrer un leader | leader au tombeau | que fait Abou Simbel | tombeau | leader face cachée | points d’un leader enterré | un leader enterré agit-il encore | momie | Abu Simbel sans leader | double du coût en points | obligé d’enterrer un leader | tombe | je mets mon leader au tombeau ça fait quoi | combien de points pour un leader mort | le leader enterré sert encore | Abou Simbel fait quoi | on est obligé d’enterrer | enterrer un leader ça rapporte combien | je n’ai pas de leader à enterrer | valeur d’un leader enterré | effet du leader au tombeau | Abou Simbel sans leader recruté',
  'abu-simbel-1e':
    'enterrer un leader | leader au tombeau | que fait Abou Simbel | tombeau | points d’un leader enterré',
  'leaders-cost-age':
    'coût A | que coûte la lettre A | lettre A sur un leader | leader avec un A au lieu d’un chiffre | A comme prix | prix selon l’âge | que veut dire A | leader avec une lettre | un leader qui coûte la lettre A | un leader avec la lettre A comme prix | c’est quoi le A sur le leader | le A à la place du prix | le prix dépend de l’âge | leader de prix A combien | payer un leader A à l’âge II',
  'leaders-marker':
    'construire une étape avec un leader | leader sous la merveille | utiliser un leader pour la merveille | mettre un leader sous le plateau | payer le leader pour l’étape | carte blanche sous la merveille | glisser un leader | je peux mettre un leader sous ma merveille | utiliser un leader pour construire une étape | faire un étage avec un leader | faut payer le leader quand on le met sous la merveille | le leader peut servir de carte pour la merveille | leader caché sous le plateau | leader pour une étape de merveille | étape avec un leader coût | leader trop cher à quoi sert-il | à quoi peut servir un leader trop cher',
  'leaders-work':
    'effet immédiat d’un leader | quand un leader agit-il | quand un leader commence à agir | un leader agit-il tout de suite | effet immédiat | un leader paie-t-il pour les cartes déjà construites | le leader compte-t-il les cartes d’avant | rétroactif | pièces pour les cartes d’avant le leader | à partir de quand le leader | cartes déjà là avant le leader | le leader marche tout de suite | le leader compte les cartes que j’avais avant | mon leader me paie pour les cartes déjà posées | l’effet du leader commence quand | le leader marche dès qu’il est posé | mon leader agit quand | effet d’un leader rétroactif | leader et cartes construites avant lui',
  'leaders-most':
    'leader et égalité avec un voisin | plus que mes voisins | leader qui demande plus que les voisins | égalité avec un voisin pour un leader | dépasser les deux voisins | le leader veut que j’aie plus que mes voisins | égalité avec le voisin est-ce que le leader me donne quelque chose | autant que mon voisin pour le leader | leader majorité | plus de cartes que les deux voisins | comparer avec les voisins pour un leader',
  'leaders-given-up':
    'reprendre un leader défaussé | Halicarnasse et les leaders | leader dans la défausse | reprendre un leader vendu | Halicarnasse prend un leader | récupérer un leader défaussé | on peut reprendre un leader jeté | un leader jeté va dans la défausse | prendre un leader dans la défausse avec Halicarnasse | le mausolée et les leaders | les leaders jetés sont dans la défausse',
  'leaders-science':
    'symboles des leaders | les leaders comptent pour la science | leader avec symbole scientifique | les symboles des leaders comptent-ils | compas sur un leader | symbole vert d’un leader | le symbole vert d’un leader compte | le leader donne un symbole de science | symbole scientifique d’un leader dans les séries | un leader compte pour les cartes vertes | symboles scientifiques des leaders',
  'rome-most':
    'combien de leaders peut avoir une cité | maximum de leaders | combien de leaders puis-je avoir | nombre maximum de leaders | plus de trois leaders | cinq leaders | recruter un quatrième leader | limite de leaders | on peut avoir combien de leaders | je peux avoir plus de trois leaders | il y a un maximum de leaders | combien de leaders devant moi au plus | jusqu’à combien de leaders | combien de leaders Rome peut avoir | Rome nombre de leaders | quatre leaders ou cinq avec Rome',
  'rome-leaders':
    'pouvoir de Rome | que fait Rome | leaders gratuits pour Rome | leaders gratuits | leaders moins chers | réduction sur les leaders | Rome sans leaders | ressource de Rome | voisin de Rome | Colisée | Rome paie-t-elle ses leaders | Rome ça fait quoi | Rome ne paie pas les leaders | avec Rome les leaders sont gratuits | j’ai Rome combien coûtent mes leaders | Rome produit quoi | mes voisins et Rome leaders moins chers | pouvoir spécial de Rome | effet de Rome | Rome et le prix des leaders',
  'contents-leaders-2e':
    'que contient Leaders | combien de leaders existent | matériel de Leaders | il y a quoi dans Leaders | combien de cartes leaders dans la boîte | il y a combien de leaders en tout',
  'contents-leaders-1e': 'que contient Leaders | combien de leaders existent | matériel de Leaders',
  'leaders-which-2e':
    'quels leaders utiliser | leaders simples ou avancés | leaders pour débutants | leaders sans Cities | tous les leaders servent-ils | leaders qui parlent des cartes noires | on prend quels leaders pour débuter | on utilise tous les leaders | leaders faciles | les leaders de Cities sans Cities | leaders avec cartes noires | simples ou avancés',
  'leaders-which-1e': 'quels leaders utiliser | combien de leaders dans le paquet',
  'leaders-blank-1e': 'leader vierge | Sémiramis | carte vide',
  'leaders-score':
    'points des leaders | les leaders donnent-ils des points | compter les leaders à la fin | points des cartes blanches | combien de points pour les leaders | les leaders valent des points à la fin | combien de points les leaders | on compte les leaders comment | un leader ça vaut combien de points | points donnés par les leaders',
  'leaders-aristotle':
    'Aristote | dix points par série | que fait Aristote | série qui vaut plus | Aristote fait quoi | série verte à dix points | la série de symboles vaut dix',
  'rome-age-three':
    'garder ses leaders à l’âge III avec Rome | derniers leaders de Rome | Rome garde ses leaders jusqu’à la fin | avec Rome je garde les leaders à l’âge trois | leader restant à l’âge III et étape qui recrute',
  'abu-simbel-cost-a':
    'enterrer un leader de coût A | leader A au tombeau | combien vaut un leader A enterré | leader avec la lettre A dans le tombeau | points d’un leader A',
  'leaders-discount':
    'leader qui rend les cartes moins chères | leader qui réduit le coût | une ressource de moins | réduction d’un leader | Imhotep Léonidas Archimède Hammurabi | un leader réduit-il les pièces | quelle ressource enlever | cartes bleues moins chères | merveille moins chère avec un leader | un leader qui fait payer moins de ressources | Imhotep fait quoi | Archimède fait quoi | Hammurabi fait quoi | Léonidas fait quoi | le leader enlève quelle ressource | réduction de ressource grâce au leader | mes cartes vertes coûtent moins | cartes rouges moins chères avec un leader | ça enlève aussi les pièces | la réduction du leader marche sur les pièces | la réduction d’un leader sur l’argent | la réduction du leader compte aussi pour les pièces | une ressource en moins grâce au leader | réduction du leader',
  'leaders-bank-good':
    'Bilkis | Balkis | acheter n’importe quelle ressource pour une pièce | acheter une ressource à la banque | reine de Saba | Bilkis fait quoi | une ressource pour un sou à la banque | acheter une ressource à la banque avec un leader | Bilkis combien de fois par tour',
  'leaders-hatshepsut':
    'Hatchepsout | pièce rendue à l’achat | argent quand j’achète au voisin | ressource gratuite avec Hatchepsout | Hatchepsout fait quoi | je récupère une pièce quand j’achète | Hatchepsout combien de pièces | Hatshepsut',
  'leaders-maecenas-2e':
    'Mécène | tous les leaders gratuits | recruter gratuitement | Mécène lui-même coûte-t-il | Mécène fait quoi | ne plus payer les leaders | leader qui rend les leaders gratuits | je paie Mécène',
  'leaders-maecenas-1e': 'Mécène | tous les leaders gratuits | recruter gratuitement',
  'leaders-chain-reward':
    'Vitruve | Xénophon | pièces pour les chaînages | pièces quand je construis une carte jaune | pièces pour une construction gratuite | Vitruve fait quoi | Xénophon fait quoi | gagner des sous avec les chaînages | un leader qui paie pour les cartes jaunes | deux pièces par chaînage',
  'leaders-nero':
    'Néron | pièces pour les jetons victoire | argent en gagnant une guerre | Néron fait quoi | des sous quand je gagne une bataille | argent pour chaque victoire',
  'leaders-tomyris':
    'Tomyris | donner sa défaite au vainqueur | pas de jeton défaite | perdre la guerre avec Tomyris | Tomyris fait quoi | donner mon jeton défaite à l’autre | c’est le gagnant qui prend la défaite | je perds mais c’est lui qui a le moins un',
  'leaders-solomon':
    'Salomon | leader qui construit depuis la défausse | carte gratuite de la défausse avec un leader | Salomon fait quoi | Salomon prend dans la défausse | le leader qui fouille la défausse | quand Salomon prend sa carte',
  'leaders-sets':
    'Justinien | Platon | plusieurs séries | séries de couleurs | sept couleurs | Justinien fait quoi | Platon fait quoi | une carte de chaque couleur avec un leader | série rouge bleu vert | combien de séries avec Platon',
  'leaders-midas':
    'Midas | points en plus pour les pièces | argent compté deux fois | Midas fait quoi | un point pour trois pièces en plus | mon argent compte deux fois avec Midas',
  'leaders-gamers-1e': 'Guilde des joueurs',
  'leaders-telesilla':
    'Télésilla | enlever mes jetons défaite | les autres perdent un jeton victoire | Télésilla fait quoi | enlever ses jetons défaite avec un leader | rendre un jeton victoire à cause d’un leader | perdre un jeton victoire à cause de Télésilla',
  'leaders-courtesans-1e': 'Guilde des courtisanes | copier un leader | leader d’un voisin',
  'leaders-once-a-turn':
    'recruter est-ce un tour | le recrutement compte-t-il comme un tour | la phase de recrutement est un tour | pouvoir une fois par tour pendant le recrutement | un pouvoir par tour et le recrutement',
  'leaders-hatshepsut-nothing':
    'Hatchepsout et ressource gratuite | Hatchepsout paie si c’est gratuit | ressource achetée zéro pièce avec Hatchepsout',
  'leaders-hatshepsut-far':
    'Hatchepsout et emporium | Hatchepsout et une cité lointaine | Hatchepsout avec un emporium',
  'leaders-xenophon-dug':
    'Xénophon et la défausse | Xénophon et une carte jaune de la défausse | carte jaune prise dans la défausse Xénophon paie',
  'leaders-swap-order': 'Aganice avec Enheduanna | Aganice et Enheduanna ensemble | Aganice avant ou après Enheduanna',
  'leaders-swap-own':
    'Aganice | échanger un symbole | changer un compas en rouage | Aganice fait quoi | Aganice change quel symbole | échanger un symbole scientifique | changer un symbole emprunté avec Aganice',
  'leaders-majority-none':
    'Enheduanna sans symbole | Enheduanna si je n’ai pas de symbole | aucun symbole vert et Enheduanna',
  'leaders-majority-borrowed':
    'Enheduanna et les masques | Enheduanna | Enheduanna fait quoi | Enheduanna compte les symboles empruntés | Enheduanna et le masque',
  'leaders-plato-twice':
    'Platon deux fois | Platon compte deux fois | deux séries complètes avec Platon | j’ai deux fois toutes les couleurs avec Platon',
  'leaders-cities-coins':
    'Imhotep et les pièces d’une étape | Imhotep enlève les pièces | Imhotep et une étape qui coûte des pièces',
  'leaders-hiram-copy-1e': 'Hiram et Olympie',
  'leaders-courtesans-olympia-1e': 'Olympie et la guilde des courtisanes',
  'leaders-courtesans-rome-1e': 'Rome et la guilde des courtisanes',
  'sources-leaders-2e': 'source des règles de Leaders | règles officielles de Leaders',
  'sources-leaders-1e': 'source des règles de Leaders | règles officielles de Leaders',
}

/** Synonyms and the words of the book. */
export const means =
  'dirigeant: leader; dirigeants: leaders; carte blanche: leader; chef: leader; chefs: leader; ' +
  'personnage: leader; personnages: leader; héros: leader; cartes blanches: leader; meneur: leader; ' +
  'engager: recruter; embaucher: recruter; recruté: recruter; recrutement: recruter; recrute: recruter; ' +
  'enterré: tombeau; enterrer: tombeau; tombe: tombeau; coût a: lettre A coût; ' +
  'leader coûte a: lettre A coût; qui coûte a: lettre A coût; prix a: lettre A coût; ' +
  'lettre a: lettre A coût; un a: lettre A coût; le a: lettre A coût; ' +
  'roi: leader; rois: leader; perso: leader; persos: leader'
