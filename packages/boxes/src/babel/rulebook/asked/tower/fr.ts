/** Search phrases for the rules of the Tower of Babel in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'tower-lay':
    'comment construire la tour | jouer une tuile | poser une tuile | mettre une tuile sur la tour | quand jouer une tuile | comment jouer une tuile | que coûte une tuile | reçoit-on des pièces pour la carte en posant une tuile | utiliser une carte pour une tuile | construire la tour | poser une loi | tuile gratuite | défausser une carte pour une tuile | comment je pose une tuile | les tuiles ça marche comment | je gagne des pièces quand je pose une tuile | ça coûte combien une tuile | quand j’ai le droit de poser une tuile | je jette une carte pour jouer une tuile',
  'tower-placing':
    'quand la tour est pleine | couvrir une loi | où va la tuile | tour pleine | deux joueurs posent une tuile au même tour | ordre des tuiles | recouvrir une tuile | quelle tuile est recouverte | flèche de la tour | plus de place sur la tour | plusieurs tuiles en même temps | numéro de la tuile | on met les tuiles où | la tour est pleine on fait comment | ma tuile recouvre laquelle | on commence où sur la tour | deux tuiles le même tour laquelle d’abord',
  'law-binds-all':
    'à qui s’applique une loi | une loi couverte s’applique-t-elle encore | tuile couverte | qui doit suivre une loi | qui est touché par une loi | la loi s’applique-t-elle à moi aussi | loi pour tout le monde | effet des tuiles sur tous | quand finit une loi | tuile recouverte | ma propre tuile | c’est quoi une loi | comment marchent les tuiles | ma propre loi vaut-elle pour moi | dois-je respecter ma loi | la loi marche pour tout le monde | la loi c’est pour qui | je suis concerné par ma loi | une loi recouverte marche encore | une loi dure combien de temps',
  'score-tower':
    'points des tuiles | combien de points pour les tuiles | combien de points pour la tour | compter les tuiles | les tuiles recouvertes comptent-elles | points de Babel | deux tuiles | trois tuiles | que valent mes tuiles | les tuiles valent combien de points | combien de points si je pose mes tuiles | une tuile recouverte vaut des points',
  'tower-draft':
    'combien de tuiles par joueur | comment avoir des tuiles | combien de tuiles chacun | draft des tuiles | distribuer les tuiles | passer les tuiles à gauche ou à droite | choisir ses tuiles | tuiles par joueur | sens des tuiles | on a combien de tuiles | on choisit les tuiles comment | on passe les tuiles dans quel sens | combien de tuiles au début',
  'contents-babel-tower': 'que contient Babel | matériel de la tour | combien de tuiles dans la boîte',
  'tower-board':
    'mettre en place la tour | quelle face du plateau de la tour | combien de places sur la tour | poser la tour | plateau de Babel | taille de la tour | on pose la tour comment | combien de cases sur la tour | quel côté de la tour',
  'tower-draft-first': 'tuiles ou leaders d’abord | tuiles avant les leaders',
  'tower-secret':
    'ma tuile est-elle secrète | quand révèle-t-on la tuile | les autres voient-ils ma tuile | on cache sa tuile | on montre la tuile quand',
  'tower-last-card': 'dernière carte pour une tuile | Babylone et une tuile',
  'tower-when':
    'quand une tuile agit | tuile active ce tour | quand place-t-on les tuiles | une nouvelle loi change-t-elle mon coût ce tour | à partir de quand s’applique une loi | ma loi marche tout de suite | la tuile change le prix ce tour-ci | la loi commence quand',
  'law-adds':
    'deux lois en même temps | lois contradictoires | plusieurs lois | cumul des lois | deux lois contraires | les lois se cumulent',
  'law-age': 'pièces de l’âge | autant de pièces que l’âge',
  'law-tax-free':
    'loi et chaînage | une carte gratuite coûte-t-elle avec une loi | surcoût des cartes gratuites | je paie la loi même si la carte est gratuite | carte gratuite mais loi qui fait payer',
  'law-coins-for-goods':
    'payer des pièces au lieu des ressources | loi qui remplace les ressources | réduction d’un leader avec une loi | la loi demande des pièces je peux payer en ressources',
  'law-silenced':
    'cartes inopérantes | cartes réduites au silence | cartes sans effet | loi qui coupe des cartes | mes cartes marron ne font rien | cartes bloquées | cartes désactivées | la carte reprend-elle effet | la loi bloque mes cartes | mes ressources ne marchent plus à cause d’une loi | une carte annulée par une loi',
  'law-looked-at': 'Entrepôt secret et lois | Marché noir et cartes sans effet',
  'law-prices':
    'loi qui augmente les prix | qui reçoit la pièce en plus | ressources plus chères | prix sous zéro | la loi rend les ressources plus chères | les prix changent avec la loi',
  'law-common-goods': 'acheter les ressources d’une loi | ressource de la tour | ressources pour tous',
  'law-endless': 'ressources illimitées | acheter autant qu’on veut',
  'law-conflicts':
    'loi sur la guerre | loi posée au dernier tour | lois et boucliers | une loi sur les boucliers | loi et guerre | la loi change la guerre',
  'tower-leaders': 'tuile avec un leader | poser une tuile pendant le recrutement',
  'tower-ramses': 'Ramsès et les lois',
  'tower-2e': 'Babel avec la deuxième édition | Babel compatible',
  'sources-babel-tower': 'source des règles de Babel | règles officielles de la tour',
}

/** Synonyms and the words of the book. */
export const means = 'disque: tuile; disques: tuile; quartier: tuile; morceau de tour: tuile'
