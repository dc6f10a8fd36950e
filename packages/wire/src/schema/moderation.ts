/** Bodies of requests about how people get on, and of those who look after the house. */
import Type, { type Static } from 'typebox'
import { MOST_TEXT } from '../limits.ts'

/** Which of the people who share a device. */
const As = Type.Optional(Type.Integer({ minimum: 0, maximum: 8 }))
/** Whom it is about: at a seat, or by the number of who looks on. Who that is, the server knows alone. */
const About = {
  as: As,
  seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
  watcher: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}
const Text = Type.String({ maxLength: MOST_TEXT })
const AccountId = Type.String({ pattern: '^[0-9a-f]{24}$' })

export const REASONS = ['insult', 'stalling', 'cheating', 'name', 'other'] as const
export type ReportReason = (typeof REASONS)[number]

export const SendReport = Type.Object({ ...About, reason: Type.Enum([...REASONS]), words: Text })
export type SendReport = Static<typeof SendReport>

export const Avoid = Type.Object({ ...About, degree: Type.Enum(['mute', 'block']) })
export type Avoid = Static<typeof Avoid>

export const Settle = Type.Object({ ruling: Text })
export type Settle = Static<typeof Settle>

/** For so many days; without, for good. */
export const Suspend = Type.Object({
  account: AccountId,
  days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
  why: Text,
})
export type Suspend = Static<typeof Suspend>

export const Unsuspend = Type.Object({ account: AccountId })
export type Unsuspend = Static<typeof Unsuspend>

export const CloseTable = Type.Object({ why: Text })
export type CloseTable = Static<typeof CloseTable>

/** Somebody who is avoided. */
export interface AvoidedPlayer {
  id: string
  degree: 'mute' | 'block'
  name: string
  since: number
}

/** Of a table: whose talk is not shown to whoever asks. */
export interface Hidden {
  seats: number[]
  watchers: number[]
}

/** Of somebody at a seat: whether they have an account, and of how many games among strangers they have left how many. */
export interface PlayerReputation {
  seat: number
  isAccount: boolean
  games: number
  left: number
  /** Somebody else at this rated table plays from the same address, or on the same device. */
  alike?: 'address' | 'device'
}

/** People who played a rated game from one address or device, as those see it who look after the house. */
export interface ShownAlike {
  table: string
  kind: 'address' | 'device'
  at: number
  people: { account: string; name: string }[]
  /** In how many games the same people were found, of those that are shown. */
  games: number
}

/** A report, as those see it who look after the house. */
export interface ShownReport {
  id: string
  at: number
  about: string
  /** As they were called at the table. */
  name: string
  /** As their account is called now, where they have one. */
  accountName?: string
  table: string
  reason: ReportReason
  words: string
  talk: { at: number; name: string; text?: string; phrase?: string }[]
  attendance: { games: number; left: number }
  isSuspended: boolean
  /** Whoever looks does not settle it. */
  isAboutYou?: true
  ruling?: string
  settled?: number
}

/** A person by name or number, or a table by its number, whom nobody has reported. */
export interface ShownFound {
  person?: { account: string; name: string; attendance: { games: number; left: number }; isSuspended: boolean }
  table?: { table: string; phase: 'room' | 'play' | 'over'; people: string[] }
}

export interface ShownSuspension {
  account: string
  name: string
  since: number
  until?: number
  why: string
}

export interface ShownAct {
  at: number
  admin: string
  act: string
  subject: string
  detail: string
  /** What the admin, and the account it is done to, are called now; not where they have gone, or are none. */
  adminName?: string | undefined
  subjectName?: string | undefined
  /** Those who were found to be alike, as they are called now. */
  people?: string[]
}
