/** The chapters in the order in which a table needs them, with the sections of each. */

export interface ChapterPlan {
  id: string
  /** The chapter is that of a box, and there only with it. */
  box?: string
  sections: readonly string[]
}

const chapter = (id: string, ...sections: string[]): ChapterPlan => ({ id, sections })
const boxChapter = (id: string, ...sections: string[]): ChapterPlan => ({ id, box: id, sections })

export const CHAPTERS: readonly ChapterPlan[] = [
  chapter('overview', 'goal'),
  chapter('setup', 'table', 'draft'),
  chapter('age', 'course', 'recruitment', 'passing'),
  chapter('turn', 'choose', 'order', 'together'),
  chapter('actions', 'build', 'chain', 'stage', 'sell', 'tower', 'dig'),
  chapter('trade', 'goods', 'prices'),
  chapter('age-end', 'course', 'failure', 'conflicts', 'naval'),
  chapter('game-end', 'end', 'lines', 'science', 'winner'),
  chapter('cards', 'colours'),
  chapter('wonders', 'boards'),
  boxChapter('leaders', 'rules'),
  boxChapter('cities', 'rules'),
  boxChapter('armada', 'rules', 'islands', 'tribute'),
  boxChapter('babel-tower', 'rules', 'laws'),
  boxChapter('babel-projects', 'rules'),
  boxChapter('edifice', 'rules'),
  boxChapter('promos', 'rules'),
  chapter('two-players', 'rules'),
  chapter('teams', 'rules'),
  chapter('rulings', 'rules', 'ours'),
  chapter('symbols', 'signs'),
]
