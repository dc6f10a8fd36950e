import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { boxColours, drawings } from './src/look/page.ts'

/** The symbols stand in the page itself, so that every `<use href="#wood">` finds them at once; so do the colours. */
const look = (): Plugin => ({
  name: 'look',
  transformIndexHtml: (html) =>
    html
      .replace('</head>', `  <style>${boxColours()}</style>\n  </head>`)
      .replace(
        '<body>',
        `<body>\n    ${drawings(readFileSync(join(import.meta.dirname, 'src/look/icons.svg'), 'utf8'))}`,
      ),
})

/** Writes the list of built files into the service worker: what it keeps for playing offline, and its version. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle(_options, bundle) {
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
})

function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(16)
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), look(), offline()],
  build: { target: 'es2023', reportCompressedSize: false, assetsInlineLimit: 0 },
  worker: { format: 'es' },
})
