/** Search phrases for the rules of the Tower of Babel in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'tower-lay':
    'comment construire la tour | jouer une tuile | poser une tuile | mettre une tuile sur la tour | quand jouer une tuile | comment jouer une tuile | que coûte une tuile | reçoit-on des pièces pour la carte en posant une tuile | utiliser une carte pour une tuile | construire la tour | poser une loi | tuile gratuite | défausser une carte pour une tuile',
  'tower-placing':
    'quand la tour est pleine | couvrir une loi | où va la tuile | tour pleine | deux joueurs posent une tuile au même tour | ordre des tuiles | recouvrir une tuile | quelle tuile est recouverte | flèche de la tour | plus de place sur la tour | plusieurs tuiles en même temps | numéro de la tuile',
  'law-binds-all':
    'à qui s’applique une loi | une loi couverte s’applique-t-elle encore | tuile couverte | qui doit suivre une loi | qui est touché par une loi | la loi s’applique-t-elle à moi aussi | loi pour tout le monde | effet des tuiles sur tous | quand finit une loi | tuile recouverte | ma propre tuile | c’est quoi une loi | comment marchent les tuiles | ma propre loi vaut-elle pour moi | dois-je respecter ma loi',
  'score-tower':
    'points des tuiles | combien de points pour les tuiles | combien de points pour la tour | compter les tuiles | les tuiles recouvertes comptent-elles | points de Babel | deux tuiles | trois tuiles | que valent mes tuiles',
  'tower-draft':
    'combien de tuiles par joueur | comment avoir des tuiles | combien de tuiles chacun | draft des tuiles | distribuer les tuiles | passer les tuiles à gauche ou à droite | choisir ses tuiles | tuiles par joueur | sens des tuiles',
  'contents-babel-tower': 'que contient Babel | matériel de la tour | combien de tuiles dans la boîte',
  'tower-board':
    'mettre en place la tour | quelle face du plateau de la tour | combien de places sur la tour | poser la tour | plateau de Babel | taille de la tour',
  'tower-draft-first': 'tuiles ou leaders d’abord | tuiles avant les leaders',
  'tower-secret': 'ma tuile est-elle secrète | quand révèle-t-on la tuile | les autres voient-ils ma tuile',
  'tower-last-card': 'dernière carte pour une tuile | Babylone et une tuile',
  'tower-when':
    'quand une tuile agit | tuile active ce tour | quand place-t-on les tuiles | une nouvelle loi change-t-elle mon coût ce tour | à partir de quand s’applique une loi',
  'law-adds': 'deux lois en même temps | lois contradictoires | plusieurs lois | cumul des lois',
  'law-age': 'pièces de l’âge | autant de pièces que l’âge',
  'law-tax-free': 'loi et chaînage | une carte gratuite coûte-t-elle avec une loi | surcoût des cartes gratuites',
  'law-coins-for-goods':
    'payer des pièces au lieu des ressources | loi qui remplace les ressources | réduction d’un leader avec une loi',
  'law-silenced':
    'cartes réduites au silence | cartes sans effet | loi qui coupe des cartes | mes cartes marron ne font rien | cartes bloquées | cartes désactivées | la carte reprend-elle effet',
  'law-looked-at': 'Entrepôt secret et lois | Marché noir et cartes sans effet',
  'law-prices': 'loi qui augmente les prix | qui reçoit la pièce en plus | ressources plus chères | prix sous zéro',
  'law-common-goods': 'acheter les ressources d’une loi | ressource de la tour | ressources pour tous',
  'law-endless': 'ressources illimitées | acheter autant qu’on veut',
  'law-conflicts': 'loi sur la guerre | loi posée au dernier tour | lois et boucliers',
  'tower-leaders': 'tuile avec un leader',
  'tower-ramses': 'Ramsès et les lois',
  'tower-2e': 'Babel avec la deuxième édition | Babel compatible',
  'sources-babel-tower': 'source des règles de Babel | règles officielles de la tour',
}

/** Synonyms and the words of the book. */
export const means = 'disque: tuile; disques: tuile; quartier: tuile; morceau de tour: tuile'
