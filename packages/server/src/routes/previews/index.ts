/**
 * Routes that serve app pages with their own title, description and picture, for link previews in messengers. They
 * create no visitor.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { FIRST_LANGUAGE, isFinished, type Language } from '@heptapolis/boxes/words'
import type { TableState } from '@heptapolis/table'
import { TableId } from '@heptapolis/wire/schema'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import type { ServerContext } from '../../context/server-context.ts'
import { slowDown } from '../../http/bearer.ts'
import { refuse } from '../../http/refuse.ts'
import type { LinkCard } from '../../pictures/link-card.ts'
import type { ScoredResult } from '../../pictures/scored-result.ts'
import { callerOf } from '../../rate-limits/limiter.ts'
import { networkOf } from '../../rate-limits/network.ts'
import { admit } from '../../sessions/access.ts'
import { withPreview } from './html.ts'
import { previewOf, tableIn } from './preview.ts'

const tableId = Compile(TableId)
const compressed = promisify(gzip)
const PICTURE = '/link.png'
/** Longest address of a page with a picture: a result of eight players with all expansions takes some 3,000 letters. */
const MOST_ADDRESS = 6000
const PictureQuery = Type.Object({
  of: Type.String({ minLength: 1, maxLength: MOST_ADDRESS }),
  in: Type.Optional(Type.String({ maxLength: 8 })),
})
/** Seconds for which services may keep a picture: tables fill and end. */
const KEPT = 300

/** Answers a request for a page; `sendPlain` sends the page without a preview. */
export function previewedPages(context: ServerContext, folder: string, address: string | undefined) {
  const file = join(folder, 'index.html')
  return async (request: FastifyRequest, reply: FastifyReply, sendPlain: () => FastifyReply) => {
    const language = languageOf(request)
    const preview = await previewAt(context, request, request.url, language)
    if (!preview) return sendPlain()
    const origin = address ?? `${request.protocol}://${request.host}`
    const picture = `${origin}${PICTURE}?${new URLSearchParams({ of: request.url, in: language })}`
    const html = withPreview(await readFile(file, 'utf8'), preview, picture, language)
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language')
    if (!request.headers['accept-encoding']?.includes('gzip')) return reply.send(html)
    return reply.header('content-encoding', 'gzip').send(await compressed(html))
  }
}

/** The picture of a page. Chat pages of other sites show it in the browser. It has the texts of the page only, so a request cannot choose the texts. */
export function linkPicture(app: FastifyInstance, context: ServerContext): void {
  app.get<{ Querystring: { of: string; in?: string } }>(
    PICTURE,
    { schema: { querystring: PictureQuery } },
    async (request, reply) => {
      const wait = context.limiter.take('picture', callerOf(request))
      if (wait > 0) return slowDown(reply, wait)
      const { of, in: wished = '' } = request.query
      const language = isFinished(wished) ? wished : FIRST_LANGUAGE
      const preview = await previewAt(context, request, of, language)
      if (!preview) return reply.code(404).send({ code: 'no-table' })
      const drawn = await context.linkPictures.draw(preview, networkOf(request.ip))
      if (!drawn.ok) return refuse(reply, drawn.error)
      return reply
        .type('image/png')
        .header('cache-control', `public, max-age=${KEPT}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(drawn.value)
    },
  )
}

async function previewAt(
  context: ServerContext,
  request: FastifyRequest,
  address: string,
  language: Language,
): Promise<LinkCard | undefined> {
  const [path = '', query = ''] = address.split('?', 2)
  const table = await publicTable(context, request, tableIn(path))
  const code = path === '/score' ? new URLSearchParams(query).get('p') : undefined
  return previewOf(path, language, { table, result: code ? await linkedResult(context, request, code) : undefined })
}

/** A result that travels in the address. Reading one takes time, so it is limited. */
async function linkedResult(
  { limiter, linkPictures }: ServerContext,
  request: FastifyRequest,
  code: string,
): Promise<ScoredResult | undefined> {
  if (code.length > MOST_ADDRESS || limiter.take('preview', callerOf(request)) > 0) return undefined
  return linkPictures.scored(code, networkOf(request.ip))
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
