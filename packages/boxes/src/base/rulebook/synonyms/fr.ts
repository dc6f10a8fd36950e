/** Synonyms and the words of the book. */
export const means =
  'thune: pièces; voisine: voisin; pv: points; points de victoire: points; point de victoire: points; ' +
  '7e carte: dernière carte; 7eme carte: dernière carte; septième carte: dernière carte; ' +
  'mausolée: Halicarnasse; colosse: Rhodes; phare: Alexandrie; pyramide: Gizeh; pyramides: Gizeh; ' +
  'jardins suspendus: Babylone; zeus: Olympie; artémis: Éphèse; guerre: conflits; guerres: conflits; ' +
  'bataille: conflits; militaire: conflits boucliers; argent: pièces; or: pièces; monnaie: pièces; ' +
  'fantôme: cité libre; manche: tour; poubelle: défausse; cimetière: défausse; brique: argile; ' +
  'briques: argile; papier: papyrus; construction gratuite: chaînage; soldat: boucliers; ' +
  'soldats: boucliers; troupe: boucliers; troupes: boucliers; épée: boucliers; épées: boucliers; ' +
  'guerriers: boucliers; force militaire: boucliers; puissance militaire: boucliers; combat: conflits; ' +
  'combats: conflits; combattre: conflits; batailles: conflits; battre: conflits; bats: conflits; ' +
  'battent: conflits; bagarre: conflits; attaque: conflits; attaques: conflits; attaquer: conflits; ' +
  'attaqué: conflits; se bat: conflits; affronter: conflits; affrontement: conflits; sous: pièces; ' +
  'sou: pièces; fric: pièces; blé: pièces; tune: pièces; tunes: pièces; thunes: pièces; pognon: pièces; ' +
  'sesterces: pièces; monnaies: pièces; pièce: pièces; ville: cité; villes: cité; à côté de moi: voisin; ' +
  'assis à côté: voisin; adjacent: voisin; d’à côté: voisin; jeter: défausser; jette: défausser; ' +
  'jeté: défausser; jetée: défausser; jetées: défausser; jetter: défausser; balancer: défausser; ' +
  'débarrasser: défausser; défausse: défausse; défausses: défausse; défaussée: défausse; ' +
  'défaussées: défausse; défaussé: défausse; défausser: défausse; pile de défausse: défausse; ' +
  'rebut: défausse; cartes jetées: défausse; défosse: défausse; achat: acheter; achats: acheter; ' +
  'achète: acheter; acheté: acheter; achetée: acheter; vente: vendre; vendu: vendre; vendue: vendre; ' +
  'vendues: vendre; vends: vendre; vend: vendre; paie: payer; paye: payer; paies: payer; payé: payer; ' +
  'paiement: payer; paient: payer; payent: payer; gratis: gratuit; gratos: gratuit; gratuitement: gratuit; ' +
  'pour rien: gratuit; sans rien payer: gratuit; sans payer: gratuit; démarrer: départ; démarre: départ; ' +
  'début: départ; débute: départ; débuter: départ; commencement: départ; commence: départ; ' +
  'commencer: départ; commençons: départ; fini: fin; finie: fin; finit: fin; finir: fin; finissent: fin; ' +
  'terminer: fin; termine: fin; terminé: fin; terminée: fin; achever: fin; achevé: fin; étage: étape; ' +
  'étages: étape; palier: étape; paliers: étape; niveau de merveille: étape; brun: marron; brune: marron; ' +
  'brunes: marron; bruns: marron; marrons: marron; marronne: marron; mauve: violette; mauves: violette; ' +
  'pourpre: violette; distribution: distribuer; distribue: distribuer; distribuer: distribuer; ' +
  'distribué: distribuer; coéquipier: partenaire; coéquipiers: partenaire; équipier: partenaire; ' +
  'équipière: partenaire; coéquipière: partenaire; allié: partenaire; le mort: cité libre; ' +
  'joueur fictif: cité libre; fictif: cité libre; ville neutre: cité libre; cité neutre: cité libre; ' +
  'neutre: cité libre; joueur fantôme: cité libre; ville fantôme: cité libre; ' +
  'joueur imaginaire: cité libre; troisième cité: cité libre; troisième ville: cité libre; ' +
  'faux joueur: cité libre; joueur mort: cité libre; automate: cité libre; gagnant: gagner; ' +
  'gagnants: gagner; vainqueur: gagner; remporter: gagner; remporte: gagner; emporte: gagner; ' +
  'gagné: gagner; perd: perdre; perdu: perdre; perdue: perdre; perds: perdre; perdant: perdre; ' +
  'construction: construire; constructions: construire; construit: construire; bâtir: construire; ' +
  'bâti: construire; bâtit: construire; édifier: construire; construis: construire; prend: prendre; ' +
  'prends: prendre; pris: prendre; prise: prendre; prenne: prendre; donne: donner; donné: donner; ' +
  'donner: donner; reçoit: reçoit; reçois: reçoit; reçu: reçoit; reçue: reçoit; reçues: reçoit; ' +
  'recevoir: reçoit; utilise: utiliser; utilisé: utiliser; utilisée: utiliser; utiliser: utiliser; ' +
  'utilisation: utiliser; échange: échanger; échanger: échanger; échangé: échanger; troquer: échanger; ' +
  'icône: symbole; icônes: symbole; signe: symbole; engrenage: rouage; engrenages: rouage; roue: rouage; ' +
  'roues: rouage; roue dentée: rouage; livre: tablette; parchemin: tablette; joker: choix; jokers: choix; ' +
  'ex aequo: égalité; nul: égalité; match nul: égalité; égaux: égalité; égales: égalité; égale: égalité; ' +
  'égal: égalité; à égalité: égalité; identique: même; identiques: même; pareil: même; pareille: même; ' +
  'pareils: même; pareilles: même; doublon: deux fois; doublons: deux fois; double exemplaire: deux fois; ' +
  'scientifique: science; scientifiques: science; sience: science; siences: science; commerces: commerce; ' +
  'négoce: commerce; commercer: commerce; marchander: commerce; rabais: réduction; ristourne: réduction; ' +
  'remise: réduction; réductions: réduction; halicarnase: Halicarnasse; mausolé: Halicarnasse; ' +
  'rhodos: Rhodes; olympe: Olympie; planche: bois; planches: bois; rondin: bois; caillou: pierre; ' +
  'cailloux: pierre; roche: pierre; pierres: pierre; fer: minerai; métal: minerai; étoffe: tissu; ' +
  'tissus: tissu; laine: tissu; textile: tissu; pts: points; ptv: points; prix: coût; tarif: coût; ' +
  'coûter: coût; coûte: coût; coûtent: coût; cher: cher; chère: cher; chères: cher; chers: cher; ' +
  'obligatoire: obligé; obligé: obligé; obligée: obligé; obligés: obligé; forcé: obligé; ' +
  'contraint: obligé; distribués: distribuer; restant: reste; restante: reste; restants: reste; ' +
  'restantes: reste; reste: reste; restent: reste; regarde: regarder; regarder: regarder; ' +
  'consulter: regarder; voir: regarder; porte monnaie: pièces; bourse: pièces; tirelire: pièces; ' +
  'sous le: dessous; sous la: dessous; sous l: dessous; sous ma: dessous; sous mon: dessous; ' +
  'sous sa: dessous; sous son: dessous; sous une: dessous; sous un: dessous; sous ta: dessous; ' +
  'sous ton: dessous; en dessous: dessous; 2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 7: sept; ' +
  'âge i: premier Âge; âge 1: premier Âge; âge un: premier Âge; 1er âge: premier Âge; ' +
  'âge ii: deuxième Âge; âge 2: deuxième Âge; âge deux: deuxième Âge; 2e âge: deuxième Âge; ' +
  '2eme âge: deuxième Âge; second âge: deuxième Âge; âge iii: troisième Âge; âge 3: troisième Âge; ' +
  'âge trois: troisième Âge; 3e âge: troisième Âge; 3eme âge: troisième Âge; 1er: premier; 1ere: premier; ' +
  '2e: deuxième; 2eme: deuxième; second: deuxième; seconde: deuxième; 3e: troisième; 3eme: troisième; ' +
  'mettre: poser; mets: poser; met: poser; mis: poser; mise: poser; placer: poser; place: poser; ' +
  'placé: poser; placée: poser; ranger: poser; range: poser; reprends: reprendre; reprend: reprendre; ' +
  'repris: reprendre; reprise: reprendre; récupérer: reprendre; récupère: reprendre; récupéré: reprendre; ' +
  'choisis: choisir; choisi: choisir; choisie: choisir; choisissent: choisir; vaut: valoir; ' +
  'valent: valoir; vaux: valoir; valeur: valoir; servir: utiliser; sers: utiliser; resservir: utiliser; ' +
  'réutiliser: utiliser; réutilise: utiliser; dépenser: utiliser; dépense: utiliser; dépensé: utiliser; ' +
  'montrer: révéler; montre: révéler; dévoiler: révéler; dévoile: révéler; enlever: retirer; ' +
  'enlève: retirer; enlevé: retirer; ôter: retirer; retire: retirer; retiré: retirer; obtenir: reçoit; ' +
  'obtient: reçoit; obtiens: reçoit; touche: reçoit; vois: regarder; voit: regarder; voient: regarder; ' +
  'mater: regarder; calculer: compter; calcul: compter; calcule: compter; comptage: compter; ' +
  'décompte: compter; bouger: avancer; bouge: avancer; déplacer: avancer; déplace: avancer; ' +
  'progresser: avancer; monument: merveille; monuments: merveille; partie de merveille: étape; ' +
  'morceau de merveille: étape; partie de la merveille: étape; morceau de la merveille: étape; ' +
  'copain: joueur; copine: joueur; pote: joueur; frère: joueur; soeur: joueur; maman: joueur; ' +
  'papa: joueur; ami: joueur; adversaire: joueur; adversaires: joueur; flouze: pièces; oseille: pièces; ' +
  'piécettes: pièces; cash: pièces; trésor: pièces; fortune: pièces; bazarder: défausser; ' +
  'virer: défausser; balance: défausser; bazarde: défausser; baston: conflits; castagne: conflits; ' +
  'taper: conflits; cogner: conflits; duel: conflits; bastons: conflits; armée: boucliers; ' +
  'armées: boucliers; guerrier: boucliers; chevaliers: boucliers; époque: Âge; époques: Âge; ère: Âge; ' +
  'matériaux: ressources; matériau: ressources; marchandise: ressources; marchandises: ressources; ' +
  'denrées: ressources; discount: réduction; promo: réduction; promotion: réduction; offert: gratuit; ' +
  'offerte: gratuit; cadeau: gratuit; chaîne: chaînage; chaînes: chaînage; chaîner: chaînage; ' +
  'enchaîner: chaînage; enchaînement: chaînage; enchaîne: chaînage; deck: paquet; tas: paquet; ' +
  'score: points; scores: points; bâtiment: carte; bâtiments: carte; filer: passer; refiler: passer; ' +
  'refile: passer; nombre de: combien; quantité de: combien; quantité: combien; nombre d: combien; ' +
  'même nombre de: nombre; même nombre d: nombre; même nombre: nombre; opposer: refuser; oppose: refuser; ' +
  'empêcher: refuser; empêche: refuser; interdire: refuser; accepter: refuser; accepte: refuser; ' +
  'verser: payer; verse: payer; versé: payer; régler: payer; débourser: payer; payes: payer; payez: payer; ' +
  'hors de prix: trop cher; jetant: défausser; jettent: défausser; jetez: défausser; jettes: défausser; ' +
  'construisant: construire; construise: construire; construisent: construire; construisons: construire; ' +
  'construisez: construire; fabriquer: construire; fabrique: construire; prenant: prendre; ' +
  'prennent: prendre; prenez: prendre; prenons: prendre; ramasser: prendre; ramasse: prendre; ' +
  'reçoivent: reçoit; recevez: reçoit; recevra: reçoit; touchent: reçoit; mettent: poser; mettez: poser; ' +
  'mettant: poser; placent: poser; placés: poser; conserver: garder; conserve: garder; conservé: garder; ' +
  'répartir: distribuer; répartit: distribuer; répartition: distribuer; répartis: distribuer; ' +
  'pile: paquet; piles: paquet; ville du milieu: cité libre; cité du milieu: cité libre; ' +
  'joueur du milieu: cité libre; faux: cité libre; débutant: débutants; enfants: débutants; ' +
  'enfant: débutants; petits: débutants; novices: débutants; novice: débutants; round: tour; rounds: tour; ' +
  'achètes: acheter; achètent: acheter; achetez: acheter; achetées: acheter; achetés: acheter; ' +
  'vendant: vendre; revendre: vendre; revends: vendre; vendent: vendre; perdent: perdre; perdez: perdre; ' +
  'perdues: perdre; perte: perdre; pertes: perdre; gagnes: gagner; remportes: gagner; remportent: gagner; ' +
  'révélé: révéler; dévoilé: révéler; montrent: révéler; regardes: regarder; regardent: regarder; ' +
  'vu: regarder; vue: regarder; observer: regarder; gratuite: gratuit; gratuites: gratuit; ' +
  'gratuits: gratuit; distribution des cartes: distribuer; à sec: pièces'
