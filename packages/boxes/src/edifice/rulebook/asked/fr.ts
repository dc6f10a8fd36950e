/** Search phrases for the rules of Edifice in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'edifice-join':
    'comment participer à un édifice | prendre un pion | comment marche un édifice | participer avec une étape | comment aider à construire l’édifice | participer à l’édifice | contribuer | quand peut-on participer | comment avoir un pion | que coûte la participation | payer l’édifice | construire ensemble | bâtiment commun | comment marche l’édifice | participer sans étape | participer en construisant sa merveille | c’est quoi un édifice | à quoi servent les pions | obligé de participer | participation facultative',
  'edifice-built':
    'quand un édifice est-il achevé | récompense d’un édifice | quand reçoit-on la récompense | achever un édifice | quand l’édifice est terminé | qui reçoit la récompense | édifice fini | dernier pion pris | que gagne-t-on à participer | retourner l’édifice | récompense par pion | participer après la fin | bonus | édifice complet',
  'edifice-penalty':
    'pénalité d’un édifice | si un édifice est manqué | quelle carte je perds | choisir la carte à défausser | c’est quoi la pénalité | perdre une carte d’une couleur | pénalité en jetons victoire | qui choisit la carte perdue | jeter un bâtiment',
  'edifice-debt':
    'si je ne peux pas payer la pénalité | jeton Dette | impossible de payer la pénalité | pas assez pour la pénalité | pas assez de pièces pour la pénalité | pas de carte à perdre | payer une partie de la pénalité | combien de points négatifs pour un jeton dette | prendre la dette au lieu de payer | tout ou rien | pénalité impossible | je n’ai pas ce que la punition prend',
  'edifice-once':
    'participer deux fois à un édifice | participer deux fois dans un Âge | deux pions par Âge | participer deux fois | deux pions du même édifice | participer à l’édifice d’un autre âge | combien de fois participer | participer plus tard à l’ancien édifice | plus d’un pion par âge | participer encore | plusieurs fois',
  'edifice-pawns':
    'combien de pions sur un édifice | combien de pions | combien de pions Participation | nombre de pions par édifice | pions à cinq joueurs | placer les pions | meeples sur la carte | figurines | où vont les pions | combien peuvent participer | ouvriers',
  'edifice-fails':
    'édifice inachevé | édifice pas terminé | l’édifice échoue | édifice pas fini | édifice incomplet en fin d’âge | qui subit la pénalité | édifice raté | pions restants sur l’édifice | personne n’a fini l’édifice | à l’abri si j’ai participé | punition | que se passe-t-il si l’édifice n’est pas terminé | finir l’édifice à un âge suivant | j’ai participé mais c’est raté | le grand bâtiment commun pas fini | la punition avant ou après la guerre',
  'edifice-reward-time':
    'quand vient la récompense | moment de la récompense | récompense avant ou après la défausse | récompense au même tour',
  'contents-edifice': 'que contient Edifice | matériel d’Edifice | combien d’édifices dans la boîte',
  'edifice-layout':
    'mettre en place les édifices | combien d’édifices utilise-t-on | poser les édifices | quelle face de l’édifice | carte édifice sur la table | édifices au hasard | voit-on les édifices des âges suivants | un édifice par âge | édifice au milieu de la table',
  'edifice-armada': 'bateau ou édifice | avancer un bateau et participer | les deux avec une étape',
  'edifice-cost':
    'payer l’édifice avec l’étape | édifice moins cher | étape gratuite et édifice | impossible de payer étape et édifice | réduction sur l’édifice | qui reçoit les pièces de l’édifice',
  'edifice-short':
    'pas assez de pions | plus de joueurs que de pions | deux joueurs veulent le dernier pion | dernier pion pour plusieurs | plus de pions | qui prend le dernier pion',
  'edifice-lasting':
    'utiliser les ressources de la récompense | garder la récompense | pièces de la récompense | boucliers d’un édifice | quand comptent les points de l’édifice',
  'edifice-token': 'jeton victoire d’un édifice | jeton militaire en récompense',
  'edifice-lost-card':
    'carte perdue | boucliers d’une carte perdue | que devient la carte perdue | garde-t-on les pièces d’une carte perdue | chaînages d’une carte perdue',
  'score-edifice':
    'points des édifices | un pion vaut-il des points | compter les édifices | points négatifs des dettes d’édifice',
  'ur-pawns': 'que fait Ur | Ur prend des pions | pion gratuit | pion de la boîte',
  'ur-each-pawn':
    'second pion d’un édifice | deux pions deux récompenses | pion d’un âge à venir | un pion protège de la pénalité',
  'carthage-halves': 'que fait Carthage | étape divisée | moitié d’étape | choisir une moitié',
  'carthage-alone': 'Carthage sans édifices | Ur sans édifices | Carthage dans le jeu de base',
  'edifice-last-card': 'Babylone et l’édifice | participer avec la dernière carte',
  'edifice-agora': 'Agora | répéter une guilde | copier ma guilde',
  'edifice-leaders': 'leader sous une étape et édifice | participer pendant le recrutement',
  'edifice-archives': 'Archives blanc | leaders comme couleur pour les Archives',
  'edifice-nero': 'Néron et édifice',
  'edifice-archives-black': 'Archives noir',
  'edifice-siracusa': 'Siracusa et édifice | Syracuse et édifice',
  'edifice-agora-cap': 'limite pour l’Agora',
  'edifice-laws': 'lois et édifice',
  'sources-edifice': 'source des règles d’Edifice | règles officielles d’Edifice',
}

/** Synonyms and the words of the book. */
export const means =
  'meeple: pion; meeples: pion; figurine: pion; figurines: pion; ouvrier: pion; contribuer: participer; ' +
  'participation: participer; participe: participer; participé: participer; punition: pénalité; ' +
  'sanction: pénalité; malus: pénalité; bonus: récompense; raté: échoue; rate: échoue; échoué: échoue; ' +
  'échec: échoue; pas fini: échoue; bâtiment commun: édifice; grand bâtiment: édifice; ' +
  'construction commune: édifice'
