/** Serves pages with a title and description of their own, so that links unfurl. Creates no visitor. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FIRST_LANGUAGE, isFinished, type Language } from '@heptapolis/boxes/words'
import type { TableState } from '@heptapolis/table'
import { TableId } from '@heptapolis/wire/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Compile } from 'typebox/compile'
import type { ServerContext } from '../../context/server-context.ts'
import { callerOf } from '../../rate-limits/limiter.ts'
import { admit } from '../../sessions/access.ts'
import { withPreview } from './html.ts'
import { previewOf, tableIn } from './preview.ts'

const tableId = Compile(TableId)
const compressed = promisify(gzip)

/** Answers a request for a page; `sendPlain` sends the page without a preview. */
export function previewedPages(context: ServerContext, folder: string, address: string | undefined) {
  const file = join(folder, 'index.html')
  return async (request: FastifyRequest, reply: FastifyReply, sendPlain: () => FastifyReply) => {
    const [path = ''] = request.url.split('?', 1)
    const table = await publicTable(context, request, tableIn(path))
    const preview = await previewOf(path, languageOf(request), table)
    if (!preview) return sendPlain()
    const html = withPreview(await readFile(file, 'utf8'), preview, address ?? `${request.protocol}://${request.host}`)
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await compressed(html))
  }
}

/** A table that anybody may look at. Reading one takes time, so it is limited. */
async function publicTable(
  context: ServerContext,
  request: FastifyRequest,
  id: string | undefined,
): Promise<TableState | undefined> {
  if (id === undefined || !tableId.Check(id) || context.limiter.take('preview', callerOf(request)) > 0) return undefined
  const admitted = await admit(context, { selves: STRANGER }, id)
  return admitted.ok ? admitted.value.table : undefined
}

/** Visitor unknown to every table. */
const STRANGER = [''] as const

/** The first language of the reader that the app speaks. */
function languageOf({ headers }: FastifyRequest): Language {
  const wished = (headers['accept-language'] ?? '').split(',').map((code) => code.trim().slice(0, 2))
  return wished.find(isFinished) ?? FIRST_LANGUAGE
}
