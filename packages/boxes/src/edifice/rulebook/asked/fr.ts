/** Search phrases for the rules of Edifice in French. */
import type { asked as en } from './en.ts'

export const asked: Readonly<Record<keyof typeof en, string>> = {
  'edifice-join':
    'comment participer à un édifice | prendre un pion | comment marche un édifice | participer avec une étape | comment aider à construire l’édifice | participer à l’édifice | contribuer | quand peut-on participer | comment avoir un pion | que coûte la participation | payer l’édifice | construire ensemble | bâtiment commun | comment marche l’édifice | participer sans étape | participer en construisant sa merveille | c’est quoi un édifice | à quoi servent les pions | obligé de participer | participation facultative | comment je participe à l’édifice | je prends un pion comment | ça coûte combien de participer | on participe quand | on doit participer à l’édifice | l’édifice ça marche comment | à quoi sert l’édifice | faut construire une étape pour participer | je peux participer avec une carte normale | aider au bâtiment commun | à qui je paie la participation | participer au chantier commun | comment je participe au chantier | aider à l’édifice | mettre un pion | prix de la participation',
  'edifice-built':
    'quand un édifice est-il achevé | récompense d’un édifice | quand reçoit-on la récompense | achever un édifice | quand l’édifice est terminé | qui reçoit la récompense | édifice fini | dernier pion pris | que gagne-t-on à participer | retourner l’édifice | récompense par pion | participer après la fin | bonus | édifice complet | on gagne quoi quand l’édifice est fini | l’édifice est terminé quand | qui a la récompense | j’ai un pion je gagne quoi | le dernier pion est pris | ceux qui n’ont pas participé ont la récompense | l’édifice se termine comment | récompense à qui | édifice terminé que gagne-t-on | chantier fini',
  'edifice-penalty':
    'pénalité d’un édifice | si un édifice est manqué | quelle carte je perds | choisir la carte à défausser | c’est quoi la pénalité | perdre une carte d’une couleur | pénalité en jetons victoire | qui choisit la carte perdue | jeter un bâtiment | la pénalité c’est quoi | je choisis ce que je perds | quelle carte je dois jeter | l’édifice raté me fait perdre une carte laquelle | choisir les jetons perdus | choix de la carte perdue | perdre une carte de son choix',
  'edifice-debt':
    'si je ne peux pas payer la pénalité | jeton Dette | impossible de payer la pénalité | pas assez pour la pénalité | pas assez de pièces pour la pénalité | pas de carte à perdre | payer une partie de la pénalité | combien de points négatifs pour un jeton dette | prendre la dette au lieu de payer | tout ou rien | pénalité impossible | je n’ai pas ce que la punition prend | je ne peux pas payer la pénalité | je n’ai pas la carte demandée par la pénalité | je préfère une dette à la pénalité | le jeton dette vaut combien | je n’ai pas assez de pièces pour la punition | payer seulement une partie | combien de points perd-on avec un jeton dette | pas de quoi payer la pénalité | jeton dette combien de points',
  'edifice-once':
    'participer deux fois à un édifice | participer deux fois dans un Âge | deux pions par Âge | participer deux fois | deux pions du même édifice | participer à l’édifice d’un autre âge | combien de fois participer | participer plus tard à l’ancien édifice | plus d’un pion par âge | participer encore | plusieurs fois | je peux participer deux fois | on peut prendre combien de pions | je peux participer à l’édifice du prochain âge | une seule participation par âge | participer à un édifice d’un autre âge | avoir deux pions | aider deux fois le même édifice | mettre deux fois dans le même édifice | deux fois le même édifice | participer encore une fois au même édifice | aider deux fois',
  'edifice-pawns':
    'combien de pions sur un édifice | combien de pions | combien de pions Participation | nombre de pions par édifice | pions à cinq joueurs | placer les pions | meeples sur la carte | figurines | où vont les pions | combien peuvent participer | ouvriers | on met combien de pions | il y a combien de pions sur l’édifice | on pose les pions où | nombre de pions selon les joueurs | combien de bonshommes | combien de participants | nombre de pions au début | combien de pions on pose au début | combien de pions à la mise en place',
  'edifice-fails':
    'édifice inachevé | édifice pas terminé | l’édifice échoue | édifice pas fini | édifice incomplet en fin d’âge | qui subit la pénalité | édifice raté | pions restants sur l’édifice | personne n’a fini l’édifice | à l’abri si j’ai participé | punition | que se passe-t-il si l’édifice n’est pas terminé | finir l’édifice à un âge suivant | j’ai participé mais c’est raté | le grand bâtiment commun pas fini | la punition avant ou après la guerre | l’édifice n’est pas fini à la fin de l’âge | si personne ne finit l’édifice | on a raté l’édifice | qui est puni | j’ai un pion et l’édifice est raté | je n’ai pas participé et il n’est pas fini | il reste des pions sur la carte | qui paie la pénalité | on peut finir l’édifice plus tard | l’édifice pas terminé il se passe quoi | chantier pas fini | édifice non terminé | pénalité pour qui | qui perd quand l’édifice échoue | si le chantier n’est pas achevé à la fin | chantier inachevé en fin d’âge',
  'edifice-reward-time':
    'quand vient la récompense | moment de la récompense | récompense avant ou après la défausse | récompense au même tour | la récompense arrive quand | on reçoit la récompense tout de suite | récompense avant la défausse',
  'contents-edifice':
    'que contient Edifice | matériel d’Edifice | combien d’édifices dans la boîte | il y a quoi dans Edifice | il y a combien d’édifices | combien de pions dans la boîte',
  'edifice-layout':
    'mettre en place les édifices | combien d’édifices utilise-t-on | poser les édifices | quelle face de l’édifice | carte édifice sur la table | édifices au hasard | voit-on les édifices des âges suivants | un édifice par âge | édifice au milieu de la table | on pose les édifices où | combien d’édifices sur la table | on choisit les édifices comment | on voit les édifices dès le début | quelle face visible pour l’édifice | nombre d’édifices en jeu | édifices visibles',
  'edifice-armada':
    'bateau ou édifice | avancer un bateau et participer | les deux avec une étape | je peux avancer un bateau et participer avec la même étape | bateau et édifice ensemble',
  'edifice-cost':
    'payer l’édifice avec l’étape | édifice moins cher | étape gratuite et édifice | impossible de payer étape et édifice | réduction sur l’édifice | qui reçoit les pièces de l’édifice | je paie l’étape et l’édifice ensemble | mon étape est gratuite l’édifice aussi | une réduction marche pour l’édifice | je ne peux pas payer les deux',
  'edifice-short':
    'pas assez de pions | plus de joueurs que de pions | deux joueurs veulent le dernier pion | dernier pion pour plusieurs | plus de pions | qui prend le dernier pion | il n’y a plus assez de pions | on est deux à vouloir le dernier pion | on participe à trois pour un pion | il ne reste qu’un pion | plus assez de pions pour tous',
  'edifice-lasting':
    'utiliser les ressources de la récompense | garder la récompense | pièces de la récompense | boucliers d’un édifice | quand comptent les points de l’édifice | je garde ce que donne l’édifice | les ressources de l’édifice servent quand | les boucliers de l’édifice comptent à chaque guerre | les points de l’édifice se comptent quand',
  'edifice-token':
    'jeton victoire d’un édifice | jeton militaire en récompense | le jeton victoire gagné avec l’édifice | un jeton militaire donné par l’édifice',
  'edifice-lost-card':
    'carte perdue | boucliers d’une carte perdue | que devient la carte perdue | garde-t-on les pièces d’une carte perdue | chaînages d’une carte perdue | la carte perdue va où | je perds une carte rouge mes boucliers aussi | ma carte jetée rendait gratuite une autre | je garde l’argent de la carte perdue',
  'score-edifice':
    'points des édifices | un pion vaut-il des points | compter les édifices | points négatifs des dettes d’édifice | un édifice vaut combien de points | mes pions valent des points | on compte les édifices comment',
  'ur-pawns':
    'que fait Ur | Ur prend des pions | pion gratuit | pion de la boîte | Ur fait quoi | Ur prend un pion gratuit | le pouvoir d’Ur',
  'ur-each-pawn':
    'second pion d’un édifice | deux pions deux récompenses | pion d’un âge à venir | un pion protège de la pénalité | deux pions du même édifice | deux pions ça donne deux récompenses | Ur a deux pions',
  'carthage-halves':
    'que fait Carthage | étape divisée | moitié d’étape | choisir une moitié | Carthage fait quoi | une étape coupée en deux | je choisis quelle moitié | le pouvoir de Carthage | je peux avoir les deux moitiés',
  'carthage-alone':
    'Carthage sans édifices | Ur sans édifices | Carthage dans le jeu de base | jouer Carthage sans Edifice | jouer Ur sans Edifice',
  'edifice-last-card':
    'Babylone et l’édifice | participer avec la dernière carte | Babylone participe avec sa dernière carte | septième carte et édifice',
  'edifice-agora': 'Agora | répéter une guilde | copier ma guilde | l’Agora fait quoi | l’Agora répète quelle guilde',
  'edifice-leaders':
    'leader sous une étape et édifice | participer pendant le recrutement | participer avec un leader | leader et édifice | étape avec un leader puis participer',
  'edifice-archives':
    'Archives blanc | leaders comme couleur pour les Archives | les leaders comptent pour les Archives | Archives et cartes blanches',
  'edifice-nero': 'Néron et édifice | Néron paie pour un édifice',
  'edifice-archives-black': 'Archives noir | les noires comptent pour les Archives',
  'edifice-siracusa': 'Siracusa et édifice | Syracuse et édifice | Syracuse participe à l’édifice',
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
  'construction commune: édifice; ' +
  'chantier commun: édifice; aider: participer; aide: participer; collaborer: participer; bonshommes: pion; bonhomme: pion; ' +
  'rejoindre: participer; rejoint: participer; inscrire: participer; contribue: participer'
