/** Rule texts of the Tower of Babel in French. */
import type { Translation } from '../../../../atom.ts'
import { asked, means } from '../../asked/tower/fr.ts'
import { cases } from '../../cases/tower/fr.ts'
import type { words as en } from './en.ts'

export const words: Translation<typeof en> = {
  rules: {
    'sources-babel-tower':
      '**Babel, la tour.** Toutes les tuiles, des critiques et la page de règles écrite par des joueurs. Nous n’avons lu aucun livret de règles.',
    'contents-babel-tower':
      'Dans Babel, pour la tour :\n- {in.babel-tower.board|word} plateau recto verso\n- {in.babel-tower.tiles} tuiles numérotées.',
    'tower-board': 'Posez le plateau de la tour, face à {towerSpaces} places visible.',
    'tower-draft':
      'Distribuez en secret **{tilesDealt|word} tuiles Babel** à chaque joueur. Gardez-en une et passez les autres à votre **droite** ; gardez une de celles que vous recevez, et ainsi de suite jusqu’à ce que toutes soient gardées. Les autres ne servent pas.',
    'tower-draft-first': 'Les tuiles se choisissent avant les leaders.',
    'tower-lay':
      'Un usage de plus pour votre carte : défaussez-la sans prendre de pièces, et posez une de vos tuiles face cachée devant vous.',
    'tower-secret': 'Personne ne voit la tuile avant la fin du tour.',
    'tower-last-card': 'Un joueur qui peut jouer sa dernière carte peut aussi s’en servir pour poser une tuile.',
    'tower-placing':
      'Les tuiles d’un tour vont sur la tour du plus petit numéro au plus grand : la première sur la place marquée d’une flèche, puis dans le sens des aiguilles d’une montre. Quand les {towerSpaces} places sont prises, la tuile suivante recouvre la plus ancienne encore visible, et ainsi de suite autour du plateau.',
    'tower-when':
      'Posez les tuiles après tout le reste du tour. Elles ne changent ni les coûts ni les gains de ce tour.',
    'law-binds-all':
      'Chaque tuile visible est une **loi pour toutes les cités**, y compris celle qui l’a posée. Une fois recouverte, elle disparaît pour de bon.',
    'law-adds':
      'Les lois s’additionnent, même si elles se contredisent : une carte rouge peut ne coûter aucune ressource, et coûter pourtant des pièces.',
    'law-age':
      'Les pièces « de l’Âge » : une à l’Âge I, et une de plus à chaque Âge suivant. Vous les payez à la banque ou les recevez d’elle.',
    'law-tax-free':
      'Une loi qui rend les cartes plus chères vaut aussi pour les cartes gratuites : par chaînage, par un pouvoir ou prises dans la défausse. Si vous ne pouvez pas payer, vous ne pouvez pas construire.',
    'law-coins-for-goods':
      'Si une loi remplace les ressources par des pièces, vous devez payer les pièces{slot:law-coins}. Un chaînage rend toujours la carte gratuite.',
    'law-coins-leaders': ', et les leaders qui retirent une ressource du coût n’y changent rien',
    'law-silenced':
      'Les cartes qu’une loi rend inopérantes peuvent être construites et mènent à d’autres, mais ne produisent rien, ni pour vous ni pour vos voisins. Elles reprennent effet une fois la loi recouverte.',
    'law-looked-at':
      'Les cartes inopérantes ne produisent rien : l’[card:secret-warehouse] ne double pas leur ressource, et le [card:black-market] peut la donner. Les deux ignorent les ressources qu’une loi donne à toutes les cités.',
    'law-prices':
      'Si une loi augmente le prix des ressources, le voisin à qui vous achetez reçoit la pièce supplémentaire. Aucun prix ne descend sous 0.',
    'law-common-goods': 'Les ressources qu’une loi donne à toutes les cités ne peuvent pas être achetées.',
    'law-endless':
      'Les ressources illimitées s’achètent autant de fois qu’on veut, chacune à son prix ; aucune autre loi n’en retire.',
    'law-conflicts':
      'Les lois sur les conflits s’appliquent si elles sont visibles à la fin de l’Âge, même si elles ont été posées à son dernier tour.',
    'score-tower':
      '[points:{towerPoints.1}] pour une tuile que vous avez posée, [points:{towerPoints.2}] pour une seconde, [points:{towerPoints.3}] pour toutes celles que vous aviez reçues : chaque nombre vaut pour l’ensemble, et les tuiles recouvertes comptent.',
    'tower-free-city':
      'La cité libre ne reçoit pas de tuiles et n’en pose pas ; lors du choix des tuiles, vous vous passez les vôtres l’un à l’autre. Les lois s’appliquent à elle : elle doit utiliser un chaînage même si une loi le rend payant.',
    'tower-leaders': '**Puis-je poser une tuile avec un leader ?** Non, seulement avec une carte Âge.',
    'tower-ramses':
      '**[card:ramses], et une loi qui demande des pièces à la place des ressources d’une guilde ?** Il vous dispense d’abord des ressources : il ne reste rien à payer.',
    'tower-2e':
      '**Peut-on jouer Babel avec la deuxième édition ?** Il a été imprimé pour la première. Nous le jouons avec les deux.',
  },
  signs: { tower: 'Une tuile de la tour, avec son numéro.' },
  pictures: {
    laws: 'Toutes les lois, par leur numéro. A est le numéro de l’Âge.',
    tower:
      'La tour. Quand ses places sont prises, une nouvelle tuile recouvre la plus ancienne : cette loi prend fin, la nouvelle commence.',
    board: 'tour',
  },
  glossary: {
    law: ['Loi', 'La règle d’une tuile visible de la tour ; elle s’applique à toutes les cités.'],
  },
  asked,
  means,
  aid: {
    'step tower': 'Poser les tuiles, le plus petit numéro d’abord.',
    'tower-lay': 'Défaussez-la, posez une tuile face cachée.',
    'score-tower': '[points:{towerPoints.1}], [points:{towerPoints.2}] ou [points:{towerPoints.3}] pour vos tuiles.',
  },
  examples: {
    'lay-tile': {
      title: 'Une tuile sur la tour',
      steps: [
        '[city:0] défausse l’[card:altar] et pose sa tuile. Cela ne rapporte pas de pièces.',
        'À la fin du tour, la loi est révélée.',
      ],
    },
    'law-builder-too': {
      title: 'Une loi pour tous',
      steps: [
        'Une loi ajoute les pièces de l’Âge au coût des cartes bleues. À l’Âge II, le [card:temple] coûte [coins:{age}] de plus à [city:0], bien que [city:0] ait posé la tuile.',
      ],
    },
    'laws-add-up': {
      title: 'Pas de ressources, mais des pièces',
      steps: [
        'Une loi supprime les ressources du coût des cartes rouges, une autre demande des pièces. À l’Âge I, la [card:stockade] coûte [coins:{age}].',
      ],
    },
    'law-silences': {
      title: 'Une carte inopérante',
      steps: ['Une loi rend le [card:forum] inopérant. [city:0] ne peut pas payer l’[card:workshop] avec son verre.'],
    },
    'law-common': {
      title: 'Une ressource pour tous',
      steps: [
        'Une loi donne à chaque cité un [res:ore] ou une [res:clay]. [city:0] ne produit ni l’un ni l’autre et construit tout de même la [card:barracks].',
      ],
    },
    'tower-points': {
      title: 'Les tuiles à la fin',
      steps: [
        '[city:0] a posé {cities.0.tilesBuilt.length|word} tuiles : [points:{claims.0.points}], qu’elles soient visibles ou recouvertes.',
      ],
    },
    ...cases,
  },
}
