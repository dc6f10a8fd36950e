/**
 * Hook for `node --import`: adds an unfinished translation with a handful of texts, as if its files were in the
 * repository.
 */
import { registerHooks } from 'node:module'
import { DRAFT_FILES, withDraft } from './draft.ts'

const draftAt = (url: string): string | undefined => DRAFT_FILES.find(([file]) => url.endsWith(`/${file}`))?.[1]

registerHooks({
  resolve(specifier, context, next) {
    const url = specifier.startsWith('.') && context.parentURL ? new URL(specifier, context.parentURL).href : specifier
    return draftAt(url) === undefined ? next(specifier, context) : { url, shortCircuit: true }
  },
  load(url, context, next) {
    const own = draftAt(url)
    if (own !== undefined) return { format: 'module-typescript', source: own, shortCircuit: true }
    const loaded = next(url, context)
    if (!url.endsWith('/boxes/src/words/languages.ts') || loaded.source == null) return loaded
    return { ...loaded, source: withDraft(loaded.source.toString()) }
  },
})
