/**
 * Finder of app texts that are written out in browser tests. They must refer to the text files, so that a changed text
 * changes no test.
 */

const isBrowserTest = (file: string): boolean => /^e2e\/.+\.test\.ts$/.test(file)

/** Text, label or name of a locator, written out. */
const LOCATORS =
  /\b(?:getBy(?:Text|Label|Title|Placeholder|AltText)\(|hasText: |named\(|getByRole\('\w+', \{[^}]*?\bname: )\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|\/((?:[^/\\\n]|\\.)+)\/)/g

/** Letters and numbers that tests enter or that cards are sorted by are no messages. */
const isMessage = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\$\{[^}]*\}/g, ''))

export function textFaults(file: string, source: string): string[] {
  if (!isBrowserTest(file)) return []
  return [...source.matchAll(LOCATORS)]
    .map((match) => match.slice(1).find((text) => text !== undefined) ?? '')
    .filter(isMessage)
    .map((text) => `${file}: “${text}” is written out; name its message with e2e/words.ts`)
}
