/** Search phrases for the rules of Edifice in English. */

export const asked = {
  'edifice-join':
    'how do I join an edifice | take part in an edifice | get a pawn | how does an edifice work | join with a stage | how do I help build the edifice | take a pawn | participate in the edifice | contribute | when can I join | how do I get a meeple | what does joining cost | pay for the edifice | build together | common building | how does the edifice work | can I join without a stage | join by building my wonder | help with the building in the middle | what is an edifice | what are pawns for | do I have to take part | is joining voluntary',
  'edifice-built':
    'when is an edifice finished | reward of an edifice | when do we get the reward | finish an edifice | when is the edifice complete | when do I get the reward | who gets the reward | edifice finished | last pawn taken | what do I get for joining | flip the edifice | reward for each pawn | join after it is finished | turn the card over | bonus | completed edifice | all pawns gone',
  'edifice-penalty':
    'penalty of an edifice | what if an edifice fails | which card do I lose | choose the card I discard | what is the penalty | lose a card of a colour | penalty victory tokens | who chooses the lost card | I must throw away a building',
  'edifice-debt':
    'what if I cannot pay the penalty | debt token | cannot pay the penalty | not enough for the penalty | not enough coins for the penalty | no card to lose | do not have the card for the penalty | pay part of the penalty | how many minus points for a debt token | may I take the debt instead of paying | penalty all or nothing | penalty I cannot fulfil | too poor for the penalty | I do not have what the penalty takes | nothing to pay the punishment with',
  'edifice-once':
    'take part twice in an edifice | join twice in one Age | two pawns in one Age | join twice | two pawns of the same edifice | join an edifice of another Age | how often can I take part | join the old edifice later | more than one pawn per Age | contribute again | edifice of the next Age early | several times | help twice with the common building',
  'edifice-pawns':
    'how many pawns on an edifice | how many pawns | how many participation pawns | number of pawns on an edifice | pawns for five players | set up pawns | meeples on the card | how many workers | figures on the edifice | where do the pawns go | how many people can join',
  'edifice-fails':
    'edifice not finished | what if nobody finishes the edifice | edifice fails | edifice not completed | edifice incomplete at the end of the Age | who suffers the penalty | failed edifice | pawns left over on the edifice | nobody finished the building | am I safe if I took part | punishment | what happens when an edifice is not finished | finish the edifice in a later Age | I helped but it failed | do helpers get punished | what if we do not finish the big building | common building not finished | punishment before or after the war',
  'edifice-reward-time':
    'when does the reward come | when exactly do I get the reward | reward before or after the discard pile | timing of the reward | reward in the same turn',
  'contents-edifice': 'what is in the Edifice box | components of Edifice | how many edifices are there',
  'edifice-layout':
    'set up the edifices | how many edifices do we use | lay out edifices | which side of the edifice | edifice card on the table | random edifices | prepare the project cards | can we see the edifices of later Ages | one edifice per Age | edifice in the middle of the table',
  'edifice-armada': 'ship or edifice | move a boat and join the edifice | both with one stage',
  'edifice-cost':
    'pay the edifice together with the stage | is the edifice cheaper | free stage and edifice | cannot pay for both stage and edifice | discount on the edifice | edifice price with a free stage | who gets the coins of the edifice',
  'edifice-short':
    'not enough pawns | more players than pawns | two players want the last pawn | last pawn for several players | pawns run out | who gets the last pawn | both join and one pawn left',
  'edifice-lasting':
    'use the resources of the reward | keep the reward | coins of the reward | shields from an edifice | reward with resources | when do the points of the edifice count',
  'edifice-token': 'victory token from an edifice | military token as a reward',
  'edifice-lost-card':
    'lost card | shields of a lost card | what happens to the card I lose | do I keep coins from a lost card | chains of a lost card | is a lost card in the discard pile',
  'score-edifice':
    'points for edifices | score of pawns | is a pawn worth points | count edifices | debt tokens minus points | edifice points at the end',
  'ur-pawns': 'what does Ur do | Ur takes pawns | free pawn | pawn from the box',
  'ur-each-pawn':
    'second pawn of an edifice | two pawns reward twice | Ur pawn of a later Age | pawn protects from the penalty',
  'carthage-halves': 'what does Carthage do | split stage | half of a stage | choose half of a stage',
  'carthage-alone': 'Carthage without edifices | Ur without edifices | use Carthage in the base game',
  'edifice-last-card': 'Babylon and the edifice | join with the last card | seventh card edifice',
  'edifice-agora': 'Agora | repeat a guild | copy my guild',
  'edifice-leaders': 'leader under a stage and edifice | join in the recruitment phase',
  'edifice-archives': 'Archives white | do leaders count as a colour for Archives',
  'edifice-nero': 'Nero and edifice',
  'edifice-archives-black': 'Archives black',
  'edifice-siracusa': 'Siracusa and edifice',
  'edifice-agora-cap': 'limit for Agora',
  'edifice-laws': 'laws and edifice',
  'sources-edifice': 'source of the Edifice rules | official Edifice rules',
}

/** Synonyms and the words of the book. */
export const means =
  'meeple: pawn; participate: take part; participation: part; meeples: pawn; figure: pawn; worker: pawn; ' +
  'workers: pawn; contribute: take part; join: take part; joining: take part; joined: take part; ' +
  'participating: take part; participated: take part; took part: take part; help build: take part; ' +
  'punishment: penalty; punished: penalty; fine: penalty; prize: reward; bonus: reward; ' +
  'complete: finished; completed: finished; big building: edifice; common building: edifice; ' +
  'joint building: edifice'
