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
  'consulter: regarder; voir: regarder; porte monnaie: pièces; bourse: pièces; tirelire: pièces'
