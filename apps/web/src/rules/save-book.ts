/** Download of the rulebook as one HTML file with embedded fonts. */

import marcellus from '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2?url'
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url'
import { fontFaces, type Rulebook, renderHtml } from '@heptapolis/rulebook'
import { saveFile } from '../app/save.ts'

export async function saveBook(book: Rulebook): Promise<void> {
  saveFile('heptapolis-rules.html', renderHtml(book, { fonts: await fonts() }))
}

/** The browser has loaded them already. If that fails, the reader's fonts are used. */
async function fonts(): Promise<string> {
  try {
    return fontFaces({ Marcellus: await base64(marcellus), 'Commissioner Variable': await base64(commissioner) })
  } catch {
    return ''
  }
}

async function base64(url: string): Promise<string> {
  const blob = await (await fetch(url)).blob()
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
