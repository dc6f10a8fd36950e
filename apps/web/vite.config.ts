/** Build configuration of the web app, with plugins that write drawings, styles and the service worker. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { FIRST_LANGUAGE, isFinished, LANGUAGE_NAMES } from '../../packages/boxes/src/words/languages.ts'
import { mediaOf } from './src/look/breakpoints.ts'
import { boxColours, drawings, pagePictures, skies } from './src/look/page/page.ts'

/** Inserts symbols and colours into the page itself, so that every `<use href="#wood">` finds them at once. */
const look = (): Plugin => ({
  name: 'look',
  transformIndexHtml: (html) =>
    html
      .replace('</head>', `  <style>${boxColours()}${skies()}</style>\n  </head>`)
      .replace(
        '<body>',
        `<body>\n    ${drawings(readFileSync(join(import.meta.dirname, 'src/look/icons.svg'), 'utf8'))}`,
      ),
})

/** Draws the pictures of pages as files. Pages refer to them by variables, so that only those of the theme load. */
const pictures = (): Plugin => {
  const drawn = pagePictures().then((all) =>
    Object.entries(all).flatMap(([name, themes]) =>
      themes.map((source, i) => ({ name, isDark: i > 0, source, file: `assets/${name}-${hash(source)}.svg` })),
    ),
  )
  const variables = async (isDark: boolean) =>
    (await drawn).filter((one) => one.isDark === isDark).map(({ name, file }) => `--${name}:url(/${file});`)
  return {
    name: 'pictures',
    async transformIndexHtml(html) {
      const [light, dark] = await Promise.all([variables(false), variables(true)])
      return html.replace(
        '</head>',
        `  <style>:root{${light.join('')}}[data-theme="dark"]{${dark.join('')}}</style>\n  </head>`,
      )
    },
    async generateBundle() {
      for (const { file, source } of await drawn) this.emitFile({ type: 'asset', fileName: file, source })
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url }, response, next) => {
        const found = (await drawn).find(({ file }) => url === `/${file}`)
        if (!found) return next()
        response.setHeader('content-type', 'image/svg+xml').end(found.source)
      })
    },
  }
}

/** Style sheets name breakpoints; a name that does not exist stops the build. */
const breakpoints = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule: { params: string }) {
      rule.params = mediaOf(rule.params)
    },
  },
}

/** Writes the list of built files into the service worker: its offline files and its version. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  // After Vite has dropped the empty entry file: the worker stores nothing if one file is missing.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => !file.endsWith('.map') && file !== 'index.html')
      const source = readFileSync(join(import.meta.dirname, 'src/app/service-worker.js'), 'utf8')
      const kept = ['/', '/manifest.webmanifest', '/icon.svg', ...files.map((file) => `/${file}`)]
      const version = hash(
        kept.join() +
          Object.values(bundle)
            .map((file) => ('code' in file ? file.code : ''))
            .join(''),
      )
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const KEPT = ${JSON.stringify(kept)}\nconst VERSION = '${version}'\n${source}`,
      })
    },
  },
})

const OTHER_LANGUAGES = Object.keys(LANGUAGE_NAMES).filter((language) => language !== FIRST_LANGUAGE)
const HAS_DRAFT = !OTHER_LANGUAGES.every(isFinished)
/** Languages that are loaded on demand. A draft is completed from the first language, so that is loaded as well. */
const ON_DEMAND = HAS_DRAFT ? Object.keys(LANGUAGE_NAMES) : OTHER_LANGUAGES

/** Replaces imports by language with imports of the files that exist. The first language is part of the app. */
const languageImports = (languages: readonly string[]): Plugin => ({
  name: 'language-imports',
  enforce: 'pre',
  transform: (code, from) =>
    code.replaceAll(/import\(`(\S+\/)\$\{language\}\.ts`\)/g, (_, folder: string) => {
      const written = languages.filter((code) => existsSync(join(dirname(from), folder, `${code}.ts`)))
      const ways = written.map((language) => `${language}: () => import('${folder}${language}.ts')`)
      return `(({ ${ways.join(', ')} })[language] ?? (async () => { throw ${NOT_WRITTEN} }))()`
    }),
})

/** The error that Node throws for a missing file. */
const NOT_WRITTEN = "Object.assign(new Error('not written'), { code: 'ERR_MODULE_NOT_FOUND' })"

/** Chunk of a file of words: per other language one for game and app, and one for the rulebook. */
function chunkOfWords(file: string): string | null {
  const [, language] = /[\\/](?:words|headings)[\\/](?:.*[\\/])?(\w+)\.ts$/.exec(file) ?? []
  if (language === undefined || !OTHER_LANGUAGES.includes(language)) return null
  if (/headings|packages[\\/]rulebook/.test(file)) return `book-${language}`
  return /packages[\\/]boxes|web[\\/]src[\\/]words/.test(file) ? `words-${language}` : null
}

const AWAITS = /^(?:export )?const .*= await /m

/**
 * Chunk of the modules of packages that most pages load. None awaits at its top level or imports one that does: what it
 * awaits would import this chunk and wait for it forever.
 */
function coreChunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  const met = new Set<string>()
  const waits = (id: string): boolean => {
    if (met.has(id)) return false
    met.add(id)
    const known = modules.getModuleInfo(id)
    return known !== null && (AWAITS.test(known.code ?? '') || known.importedIds.some(waits))
  }
  return /[\\/]packages[\\/]/.test(id) && !waits(id) ? 'core' : null
}

function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(16)
}

export default defineConfig({
  root: import.meta.dirname,
  css: { postcss: { plugins: [breakpoints] } },
  plugins: [react(), look(), pictures(), languageImports(ON_DEMAND), offline()],
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // Plugin timings are of no use to people who start the app.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: chunkOfWords, debugName: 'words' },
            // The start page loads one file, because each request costs a round trip. No module in it awaits at its
            // top level: chunks that load later import it and would wait for it forever.
            { name: 'start', tags: ['$initial'] },
            // Each file that a page asks for takes a slow phone a millisecond.
            { name: coreChunk, minShareCount: 14 },
          ],
          includeDependenciesRecursively: false,
        },
      },
      // A draft asks for texts of the first language that the app may have already.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: !HAS_DRAFT },
    },
  },
  worker: { format: 'es', plugins: () => [languageImports([])] },
})
