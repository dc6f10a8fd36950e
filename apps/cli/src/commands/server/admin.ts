/**
 * `heptapolis admin`: administration from the machine of the server. The audit log records these actions as done at
 * the console.
 */
import type { actsAt, LastingStore as Store } from '@heptapolis/server'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { UserError } from '../../errors.ts'
import { words } from '../../language.ts'
import { newCommand, wholeNumber } from '../../options.ts'
import { orFail } from '../../or-fail.ts'
import { withStore } from '../../stores.ts'
import { databaseWords } from '../../text/database.ts'

const CONSOLE = 'console'
const MOST_LISTED = 200
const MOST_DAYS = 3650

type Acts = ReturnType<typeof actsAt>

interface Wishes {
  data: string
  store?: string
  days?: number
  why?: string
}

/** Lists, one entry per line. */
const LISTS = {
  reports: async ({ conduct }: Store) => {
    const lines: string[] = []
    let page = sound(await conduct.reports(false, MOST_LISTED))
    while (page.length > 0) {
      lines.push(...page.map((report) => words().serving.admin.report(report)))
      page = sound(await conduct.reports(false, MOST_LISTED, page.at(-1)))
    }
    return lines
  },
  suspensions: async ({ conduct, people }: Store) => {
    const lines: string[] = []
    for (const one of sound(await conduct.suspensions()))
      lines.push(words().serving.admin.suspension(one, sound(await people.account(one.account))?.name ?? ''))
    return lines
  },
  audit: async ({ audit }: Store) =>
    sound(await audit.list(MOST_LISTED)).map((entry) => words().serving.admin.entry(entry)),
  admins: async (store: Store) => {
    const { appointed } = await import('@heptapolis/server')
    const lines: string[] = []
    for (const id of sound(await appointed(store)))
      lines.push(`${id} ${sound(await store.people.account(id))?.name ?? ''}`)
    return lines
  },
} as const

/** Actions; their subject is a name or an id. */
const ACTS = {
  settle: (acts: Acts, report: string, { why = '' }: Wishes) => acts.settle(CONSOLE, report, why),
  close: (acts: Acts, table: string, { why = '' }: Wishes) => acts.close(CONSOLE, table, why),
  suspend: async (acts: Acts, who: string, { days, why = '' }: Wishes) =>
    acts.suspend(CONSOLE, { account: await accountOf(acts, who), ...(days !== undefined && { days }), why }),
  unsuspend: async (acts: Acts, who: string) => acts.unsuspend(CONSOLE, await accountOf(acts, who)),
  appoint: async (acts: Acts, who: string) => acts.appoint(CONSOLE, await accountOf(acts, who)),
  dismiss: async (acts: Acts, who: string) => acts.dismiss(CONSOLE, await accountOf(acts, who)),
} as const

const isList = (act: string): act is keyof typeof LISTS => act in LISTS
const isAct = (act: string): act is keyof typeof ACTS => act in ACTS

export function admin(program: Command): void {
  const { argument, options } = words().commands.admin
  newCommand(program, 'admin')
    .argument('<act>', argument, known)
    .argument('[about]', options.about)
    .option('--data <folder>', options.data, 'data')
    .option('--store <url>', options.store)
    .addOption(new Option('--days <count>', options.days).argParser(wholeNumber(1, MOST_DAYS)))
    .option('--why <text>', options.why)
    .action(async (act: string, about: string | undefined, wishes: Wishes) => {
      const server = await import('@heptapolis/server')
      await withStore(server, wishes.store ?? wishes.data, 'there', (store) => run(store, act, about, wishes))
    })
}

async function run(store: Store, act: string, about: string | undefined, wishes: Wishes): Promise<void> {
  if (isList(act)) {
    const lines = await LISTS[act](store)
    console.log(lines.length > 0 ? lines.join('\n') : words().serving.admin.none)
    return
  }
  if (!isAct(act)) return
  if (about === undefined) throw new UserError(words().serving.admin.aboutWhat(act))
  const { actsAt } = await import('@heptapolis/server')
  orFail(await ACTS[act](actsAt(store), about, wishes), about, databaseWords)
  console.log(words().serving.admin.done)
}

function known(act: string): string {
  if (isList(act) || isAct(act)) return act
  throw new InvalidArgumentError(words().expected.choices([...Object.keys(LISTS), ...Object.keys(ACTS)]))
}

const sound = <T>(result: Parameters<typeof orFail<T>>[0]): T => orFail(result, undefined, databaseWords)

const accountOf = async (acts: Acts, who: string): Promise<string> =>
  orFail(await acts.find(who), who, databaseWords).id
