/** All tables where a person has a seat, under any of the person's ids. */
import { itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import type { ListedGame, Store } from '@heptapolis/store'

const PAGE = 200

export async function tablesOf(store: Store, selves: readonly string[]): Promise<Result<ListedGame[]>> {
  const found = new Map<string, ListedGame>()
  for (const account of selves) {
    const all = await pagesOf(store, account, found)
    if (!all.ok) return all
  }
  return ok([...found.values()])
}

/** Tables changed in the same millisecond can appear on two pages, so only a page without new tables ends the loop. */
async function pagesOf(store: Store, account: string, found: Map<string, ListedGame>): Promise<Result<void>> {
  let before: number | undefined
  for (;;) {
    const page = await store.games.list({ account, limit: PAGE, ...(before === undefined ? {} : { before }) })
    if (!page.ok) return page
    const known = found.size
    for (const one of page.value) found.set(one.game, one)
    if (page.value.length < PAGE || found.size === known) return ok(undefined)
    before = itemAt(page.value, page.value.length - 1).updated + 1
  }
}
