/**
 * Node loader hooks for tests. They load packages as published, and JSX, style sheets and fonts, which Node cannot load
 * by itself.
 */
import { readFileSync } from 'node:fs'
import { createRequire, type RegisterHooksOptions, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)

/** Files that the bundler serves as they are: their module is their address. */
const ASSET = /\.(woff2|png|svg)(\?url)?$/

/** Each class name maps to itself. */
const STYLES = 'export default new Proxy({}, { get: (_, name) => name })'

function compiled(file: string): string {
  // Loaded lazily: only few test files need the compiler.
  const { transformSync } = require('rolldown/experimental') as typeof import('rolldown/experimental')
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } })
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`)
  return code
}

const hooks: RegisterHooksOptions = {
  // Vitest asks for packages as they are developed; Node strips no types in node_modules, so they load as published.
  resolve(specifier, context, next) {
    const conditions = context.conditions.filter((condition) => condition !== 'development')
    return next(specifier, { ...context, conditions })
  },
  load(url, context, next) {
    if (url.endsWith('.css')) return { format: 'module', source: STYLES, shortCircuit: true }
    if (ASSET.test(url))
      return { format: 'module', source: `export default ${JSON.stringify(url)}`, shortCircuit: true }
    if (!url.endsWith('.tsx')) return next(url, context)
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true }
  },
}
/** Vitest imports this module anew for each test file, but hooks serve the whole thread: one set is enough. */
const REGISTERED = Symbol.for('heptapolis.node-hooks')
if (!(REGISTERED in globalThis)) {
  Object.assign(globalThis, { [REGISTERED]: true })
  registerHooks(hooks)
}
