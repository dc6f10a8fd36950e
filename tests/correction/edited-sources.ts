/**
 * Hook for `node --import`: loads source files with the edits that SOURCE_EDITS names, as if a contributor had made
 * them.
 */
import { registerHooks } from 'node:module'

const edits: { file: string; from: string; to: string }[] = JSON.parse(process.env.SOURCE_EDITS ?? '[]')

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const own = edits.filter(({ file }) => url.endsWith(`/${file}`))
    if (own.length === 0 || loaded.source == null) return loaded
    return { ...loaded, source: own.reduce(edited, loaded.source.toString()) }
  },
})

function edited(source: string, { file, from, to }: (typeof edits)[number]): string {
  if (source.split(from).length !== 2) throw new Error(`${file} does not contain once: ${from}`)
  return source.replace(from, () => to)
}
