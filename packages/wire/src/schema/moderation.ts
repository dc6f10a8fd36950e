/** JSON Schemas of moderation requests by players and administrators, and types of the answers. */
import Type, { type Static } from 'typebox'
import { MOST_TEXT } from '../limits.ts'

/** Index of the person on a shared device. */
const As = Type.Optional(Type.Integer({ minimum: 0, maximum: 8 }))
/** The reported person, by seat or spectator number. Only the server knows the account. */
const About = {
  as: As,
  seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 7 })),
  watcher: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}
const Text = Type.String({ maxLength: MOST_TEXT })
const AccountId = Type.String({ pattern: '^[0-9a-f]{24}$' })

export const REASONS = ['insult', 'stalling', 'cheating', 'name', 'other'] as const
export type ReportReason = (typeof REASONS)[number]

/** About a person known by name, from their profile. */
export const ReportPerson = Type.Object({ reason: Type.Enum([...REASONS]), words: Text })
export type ReportPerson = Static<typeof ReportPerson>

export const SendReport = Type.Object({ ...About, ...ReportPerson.properties })
export type SendReport = Static<typeof SendReport>

export const AvoidPerson = Type.Object({ degree: Type.Enum(['mute', 'block']) })
export type AvoidPerson = Static<typeof AvoidPerson>

export const Avoid = Type.Object({ ...About, ...AvoidPerson.properties })
export type Avoid = Static<typeof Avoid>

export const Settle = Type.Object({ ruling: Text })
export type Settle = Static<typeof Settle>

/** Suspension in days; without a number it is permanent. */
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

/** Avoided player. */
export interface AvoidedPlayer {
  id: string
  degree: 'mute' | 'block'
  name: string
  since: number
}

/** Seats and spectators of a table whose chat is hidden from the viewer. */
export interface HiddenChat {
  seats: number[]
  watchers: number[]
}

/** Reputation of a player: account, games at open tables, and games left. */
export interface PlayerReputation {
  seat: number
  isAccount: boolean
  games: number
  left: number
  /** Another player of this rated table uses the same address or device. */
  alike?: 'address' | 'device'
}

/** Accounts that played a rated game from one address or device, for administrators. */
export interface ShownAlike {
  table: string
  kind: 'address' | 'device'
  at: number
  people: { account: string; name: string }[]
  /** Number of the shown games with the same people. */
  games: number
}

/** A report, for administrators. */
export interface ShownReport {
  id: string
  at: number
  about: string
  /** Name at the table. */
  name: string
  /** Current name of the account, if there is one. */
  accountName?: string
  /** Absent for a report from the profile of the person. */
  table?: string
  reason: ReportReason
  words: string
  talk: { at: number; name: string; text?: string; phrase?: string }[]
  attendance: { games: number; left: number }
  isSuspended: boolean
  /** The report is about the viewing administrator, who may not close it. */
  isAboutYou?: true
  ruling?: string
  settled?: number
}

/** Search result without a report: a person by name or id, or a table by id. */
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
  /** Current names of the administrator and of the account; absent for deleted or missing accounts. */
  adminName?: string | undefined
  subjectName?: string | undefined
  /** Current names of accounts of shared origin. */
  people?: string[]
}
