/** Search phrases for the rules of the Great Projects in English. */

export const asked = {
  'project-join':
    'how do I join a project | take part in a project | how does a project work | how do I take part in a project | join a project | contribute to the project | what does it cost to take part | which card do I need for the project | colour of the project | pay for a project | how do the Great Projects work | get a participation token | help with the project | card of the right colour | build together | is taking part voluntary | what is a Great Project',
  'project-failure':
    'what if a project fails | penalty of a project | project not finished | project fails | tokens left on the project | who suffers the penalty | I did not take part | am I safe if I took part | which card do I lose | punishment | unfinished project',
  'project-success':
    'reward of a project | when is a project finished | project succeeds | what do I get if the project is finished | when is a project completed | reward for each token | all tokens taken | who gets the reward',
  'project-reveal':
    'how many participation tokens | how many tokens on a project | reveal a project | which project do we play | project at the beginning of an Age | when is a project chosen | how many can take part | new project | choose the project | number of participation tokens',
  'contents-babel-projects': 'what is in the Babel box | components of the projects | how many projects are there',
  'project-supply':
    'set up the projects | sort the projects | where do the project tokens go | prepare the Great Projects',
  'project-dig': 'discard pile and project | card from the discards takes part',
  'project-join-again':
    'take part twice | join a project again | several tokens of a project | two tokens | contribute more than once',
  'project-short':
    'not enough participation tokens | more players than tokens | last token for two players | who gets the last token',
  'project-penalty-token':
    'cannot pay the penalty | not enough for the penalty | penalty token | minus points of a project | do not have what the penalty takes',
  'project-tokens-back':
    'give back participation tokens | do tokens stay for the next Age | return the tokens | next project',
  'project-tokens':
    'free building token | free stage token | use a reward token | when can I use my token | keep reward tokens | use the token once',
  'project-token-coins':
    'free stage token and coins | free building token and the project cost | what does the free token not cover',
  'project-bag': 'bag token | bag | card of another colour takes part | joker for projects | wrong colour',
  'project-victories': 'victory token from a project | military token as a reward',
  'project-start-lost': 'lost starting resource | board without resource | board loses its resource',
  'project-armada': 'ship or project',
  'score-projects': 'points for projects | count project tokens | project score',
  'project-not-edifice': 'project and edifice | stage for a project | card for an edifice',
  'project-edifice': 'project or edifice first',
  'project-nero': 'Nero and project',
  'project-discounts': 'leader discount and project | is taking part cheaper',
  'project-penalty-coins': 'debts instead of the penalty | penalty takes all my coins',
  'project-2e': 'projects with the second edition | are the projects compatible',
  'project-law-victories': 'law and victory tokens of projects',
  'sources-babel-projects': 'source of the project rules | official project rules',
}

/** Synonyms and the words of the book. */
export const means =
  'contribute: take part; participate: take part; join: take part; participating: take part; ' + 'punishment: penalty'
