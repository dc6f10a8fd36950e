import { readFileSync } from 'node:fs'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { SAYS } from '../words/fr.ts'
import { asksIn, bodyOf, type Description } from './description.ts'
import { commandFor, exampleOf } from './example.ts'
import { shapeOf } from './shape.ts'

const description: Description = JSON.parse(
  readFileSync(new URL('../../../../../docs/openapi.json', import.meta.url), 'utf8'),
)
const asks = asksIn(description)

describe('the API manual', () => {
  test('has a valid example for every request body', () => {
    const bodies = asks.flatMap((ask) => bodyOf(ask) ?? [])
    expect(bodies.length).toBeGreaterThan(4)
    for (const body of bodies) expect(Compile(body as never).Check(exampleOf(body)), shapeOf(body)).toBe(true)
  })

  test('has a French text for every operation and for no other', () => {
    expect(Object.keys(SAYS).sort()).toEqual(asks.map(({ operation }) => operation.operationId).sort())
  })

  test('shows the command that sends a request', () => {
    const lineOf = (id: string) => {
      const found = asks.find(({ operation }) => operation.operationId === id)
      return found && commandFor(found, 'https://tables.example')
    }
    expect(lineOf('get-lobby-stream')).toBe(
      'curl -sN https://tables.example/api/v1/lobby/stream -H "Authorization: Bearer $TOKEN"',
    )
    expect(lineOf('post-bot-games-table-accept')).toBe(
      'curl -s -X POST https://tables.example/api/v1/bot/games/$TABLE/accept -H "Authorization: Bearer $BOT_TOKEN"',
    )
    expect(lineOf('get-openapi.json')).toBe('curl -s https://tables.example/api/v1/openapi.json')
  })

  test('marks optional fields of a schema', () => {
    const seat = {
      type: 'object',
      required: ['kind'],
      properties: { kind: { enum: ['open', 'bot'] }, n: { type: 'integer' } },
    }
    expect(shapeOf({ type: 'array', items: seat })).toBe('[{\n  kind: "open" | "bot"\n  n?: integer\n}, …]')
  })
})
