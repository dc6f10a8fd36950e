/** Node strips types but knows neither JSX nor style sheets: components load through the compiler that builds the app. */
import { readFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** Class names of a style sheet stand for themselves. */
const STYLES = 'export default new Proxy({}, { get: (_, name) => name })'

function compiled(file: string): string {
  // Few test files need the compiler: workers that run none of them do not load it.
  const { transformSync } = require('rolldown/experimental') as typeof import('rolldown/experimental')
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return code
}

registerHooks({
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: STYLES, shortCircuit: true }
    if (!url.endsWith('.tsx')) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
})
