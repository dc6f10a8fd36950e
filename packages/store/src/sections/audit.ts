/** SQL of the audit log of administrators' actions, for both databases. */

import type { Audit, AuditEntry } from '../ports/audit.ts'
import { done, from, type Rows, type StoreRow } from '../rows.ts'

const NOTE = 'insert into audit (at, admin, act, subject, detail) values (?, ?, ?, ?, ?)'

export const audit = ({ read, write }: Rows): Audit => ({
  note: ({ at, admin, act, subject, detail }) => done(write([NOTE, at, admin, act, subject, detail])),
  list: (limit) => from(read('select * from audit order by n desc limit ?', limit), (rows) => rows.map(entryOf)),
})

const entryOf = ({ at, admin, act, subject, detail }: StoreRow): AuditEntry => ({
  at: Number(at),
  admin: String(admin),
  act: String(act),
  subject: String(subject),
  detail: String(detail),
})
