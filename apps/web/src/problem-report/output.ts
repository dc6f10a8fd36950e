/** Output of a problem report: as a separate file, as text, and as the URL of a prefilled issue. */
import type { ProblemReport } from './report.ts'
import type { ReportWords } from './words/en.ts'

/** Servers of issue forms refuse longer addresses. */
const LONGEST_URL = 6000

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign])

const STYLE =
  'body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em}pre{white-space:pre-wrap;overflow-wrap:anywhere}img{border:1px solid}th{text-align:left;padding-right:1em;vertical-align:top}'

/** A page that loads nothing: everything is in the file. */
export function reportPage(w: ReportWords, language: string, report: ProblemReport): string {
  const { text, facts, errors, record, picture } = report
  const rows = facts.map(([label, value]) => `<tr><th>${escaped(label)}</th><td>${escaped(value)}</td></tr>`)
  return [
    `<!doctype html>\n<html lang="${escaped(language)}">\n<meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`,
    `<title>${escaped(w.fileTitle)}</title>\n<style>${STYLE}</style>`,
    `<h1>${escaped(w.fileTitle)}</h1>`,
    ...(text ? [`<h2>${escaped(w.happened)}</h2>\n<pre>${escaped(text)}</pre>`] : []),
    `<h2>${escaped(w.facts)}</h2>\n<table>\n${rows.join('\n')}\n</table>`,
    ...(errors.length > 0 ? [`<h2>${escaped(w.errors)}</h2>\n<pre>${escaped(errors.join('\n\n'))}</pre>`] : []),
    ...(picture
      ? [`<h2>${escaped(w.picture)}</h2>\n<p>${escaped(w.pictureNote)}</p>\n<img alt="" src="${escaped(picture)}">`]
      : []),
    ...(record ? [`<h2>${escaped(w.record)}</h2>\n<pre id="record">${escaped(record)}</pre>`] : []),
    '',
  ].join('\n')
}

/** The report as text to paste, without picture and record. */
export const reportText = (w: ReportWords, { text, facts, errors }: ProblemReport): string =>
  [text, facts.map(([label, value]) => w.fact(label, value)).join('\n'), errors.join('\n\n'), w.attachHint]
    .filter(Boolean)
    .join('\n\n')

/** The issue form with its fields filled in. Picture and record do not fit into an address. */
export function issueUrl(form: string, w: ReportWords, report: ProblemReport): string {
  const happened = [report.text, ...report.errors].filter(Boolean).join('\n\n')
  const where = report.facts.map(([label, value]) => w.fact(label, value)).join(' · ')
  const url = (length: number): string => {
    const filled = new URL(form)
    filled.searchParams.set('template', 'bug.yml')
    filled.searchParams.set('happened', happened.slice(0, length))
    filled.searchParams.set('game', w.attachHint)
    filled.searchParams.set('where', where)
    return filled.href
  }
  let length = happened.length
  while (length > 0 && url(length).length > LONGEST_URL) length = Math.floor(length * 0.9)
  return url(length)
}
