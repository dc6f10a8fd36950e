/** Texts of a project or edifice: what it gives when it is finished, and what its failure costs those who took no part. */
import type { Piece, Ruleset } from '@heptapolis/engine/show'
import { describePiece } from '../i18n/index.ts'
import { projectTexts } from './babel/project-texts.ts'
import { edificeTexts } from './edifice/edifice-texts.ts'
import type { JointWorkTexts } from './props.ts'

const ALL: readonly JointWorkTexts[] = [projectTexts, edificeTexts]

const textsOf = (piece: Piece): JointWorkTexts | undefined => ALL.find(({ sort }) => sort === piece.sort)

export const isJointWork = (piece: Piece): boolean => textsOf(piece) !== undefined

export const rewardOf = (piece: Piece, rules: Ruleset): string =>
  textsOf(piece)?.reward(piece, rules) ?? describePiece(piece)

export const penaltyOf = (piece: Piece): string => textsOf(piece)?.penalty(piece) ?? ''

export const failureOf = (piece: Piece, rules: Ruleset): string =>
  [penaltyOf(piece), textsOf(piece)?.instead(piece, rules)].filter(Boolean).join(' ')

export const jointWorkWords = (piece: Piece, rules: Ruleset): string =>
  `${rewardOf(piece, rules)} ${failureOf(piece, rules)}`
