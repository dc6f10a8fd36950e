/** Nouns that begin the French names of cards, by article. Names of people are in none of these lists. */
const words = (list: string): readonly string[] => list.split(' ')

export const FEMININE = words(
  'académie agora ambassade amirauté arène bande bibliothèque briqueterie cache cachette cale ' +
    'capitainerie carrière caserne cavité chambre confrérie courtine distillerie douane école estacade étude ' +
    'excavation exploitation fonderie fosse friche fumerie garnison guilde île loge maison manufacture ménagerie ' +
    'milice mine muraille oasis officine palissade place planque presse prison réserve résidence salle scierie statue ' +
    'taverne tour université verrerie zone double',
)
export const PLURAL = words(
  'archives arcs bains cachots champs défenses écuries égouts fortifications grues jardins mercenaires portes réserves',
)
export const MASCULINE = words(
  'amphithéâtre antre aqueduc archipel arsenal atelier autel avant-poste bassin bazar belvédère bureau cabinet camp ' +
    'capitole caravansérail castrum cénotaphe centre cercle changeur chantier château chemin cirque comptoir ' +
    'consulat contingent dispensaire embarcadère emporium entrepôt équipage filon fort forum gisement grand ' +
    'hangar haut hôtel jeton laboratoire ludus marché mémorial métier miroir obélisque observatoire octroi palace panthéon ' +
    'phare pigeonnier ponton port poste prêteur puits quai quartier radoub repaire repos réseau scriptorium sénat ' +
    'sépulcre tabularium temple théâtre trébuchet tribunal tripot vignoble',
)
