/** Parser of a PDF written by Chromium: the number of pages, and the page of each link target. */

export interface Pages {
  count: number
  /** Page by target name, from 1. */
  starts: ReadonlyMap<string, number>
  /** Targets at the top of their page. */
  tops: ReadonlySet<string>
}

export function pagesIn(pdf: Uint8Array): Pages {
  const text = Buffer.from(pdf).toString('latin1')
  const objects = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body]),
  )
  const order = pagesUnder(rootOf(objects), objects)
  const starts = new Map<string, number>()
  const tops = new Set<string>()
  const height = Number(/\/MediaBox \[\S+ \S+ \S+ ([\d.]+)\]/.exec(text)?.[1])
  for (const body of objects.values()) {
    for (const [, name, page, top] of body.matchAll(/\/([^\s/[\]<>()]+) \[(\d+) 0 R \/XYZ \S+ ([\d.]+)/g)) {
      if (!order.includes(page)) continue
      starts.set(unescaped(name), order.indexOf(page) + 1)
      if (Number(top) >= height) tops.add(unescaped(name))
    }
  }
  return { count: order.length, starts, tops }
}

type Objects = ReadonlyMap<string, string>

function rootOf(objects: Objects): string {
  for (const body of objects.values()) {
    const [, pages] = /\/Type \/Catalog[\s\S]*?\/Pages (\d+) 0 R/.exec(body) ?? []
    if (pages !== undefined) return pages
  }
  return ''
}

function pagesUnder(id: string, objects: Objects): string[] {
  const [, kids] = /\/Kids \[([^\]]*)\]/.exec(objects.get(id) ?? '') ?? []
  if (kids === undefined) return [id]
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesUnder(kid, objects))
}

/** PDF names escape special characters as `#2E`. */
const unescaped = (name: string): string =>
  name.replaceAll(/#([0-9A-F]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
