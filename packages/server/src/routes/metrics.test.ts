import { request } from 'node:http'
import { randomHex } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import { CounterMeter, Histogram } from '../metrics/meters.ts'
import { guestAt, startTestServer, termsFor, until } from '../testing.ts'
import { botOf, endStreams } from './api/testing.ts'

const TOKEN = 'a token of more than sixteen'.replaceAll(' ', '-')

/** Requests with these headers. */
function ask(port: number, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/metrics', headers }, (response) => {
      let text = ''
      response.on('data', (part) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
      .on('error', reject)
      .end()
  })
}

const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`heptapolis_${name} `))
      ?.split(' ')[1],
  )

describe('metrics', () => {
  test('count actions of people and bots', async () => {
    const { port, origin } = await startTestServer()
    const ada = await guestAt(origin)
    const { table } = await ada.opens(termsFor(3))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await ada.plays({ table }, 'ada')
    const { text } = await ask(port)
    expect(figure(text, 'sockets')).toBe(1)
    expect(figure(text, 'tables{state="over"}')).toBe(1)
    expect(figure(text, 'choices_total{by="person"}')).toBeGreaterThanOrEqual(18)
    // Some are asked more often than others, for a last card for example.
    expect(figure(text, 'choices_total{by="bot"}')).toBeGreaterThanOrEqual(36)
    expect(figure(text, 'acknowledgement_seconds_count{by="person"}')).toBe(ada.acknowledged.size)
    expect(figure(text, 'bot_thought_seconds_count')).toBe(figure(text, 'choices_total{by="bot"}'))
    expect(figure(text, 'bugs_total')).toBe(0)
    expect(figure(text, 'frozen_tables_total')).toBe(0)
  })

  test('count choices of programs apart from those of people', async () => {
    const { port, origin } = await startTestServer()
    const ada = await guestAt(origin)
    const deep = await botOf(ada)
    const events = await deep.listens('/bot/events')
    await events.hears('hello')
    const { table } = await ada.opens(termsFor(3))
    await ada.post(`/tables/${table}/bots`, { bot: deep.bot })
    await deep.post(`/bot/games/${table}/accept`)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    const stream = await deep.listens(`/bot/games/${table}`)
    const askedIn = (): string | undefined => stream.lines.find((line) => line.includes('"asked":[{'))
    await until(() => askedIn() !== undefined)
    const move = { action: 'sell', card: JSON.parse(askedIn() ?? '').shown.game.view.cities[1].hand[0] }
    const { body } = await deep.post(`/bot/games/${table}/choose`, { cid: randomHex(8), round: 1, move })
    expect(body).toMatchObject({ ok: true })
    const { text } = await ask(port)
    expect(figure(text, 'choices_total{by="program"}')).toBe(1)
    // Its seat was taken by a command too.
    expect(figure(text, 'acknowledgement_seconds_count{by="program"}')).toBe(2)
    endStreams()
  })

  test('are for this machine, or with the token', async () => {
    const { port } = await startTestServer({ metricsToken: TOKEN })
    const elsewhere = { 'x-forwarded-for': '203.0.113.7' }
    expect((await ask(port)).status).toBe(200)
    expect((await ask(port, elsewhere)).status).toBe(404)
    expect((await ask(port, { forwarded: 'for=203.0.113.7' })).status).toBe(404)
    expect((await ask(port, { ...elsewhere, authorization: 'Bearer wrong' })).status).toBe(404)
    expect((await ask(port, { ...elsewhere, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })

  test('are refused to other machines without a token', async () => {
    const { port } = await startTestServer()
    const headers = { 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer undefined' }
    expect((await ask(port, headers)).status).toBe(404)
  })
})

describe('the text format', () => {
  test('of a counter', () => {
    const counter = new CounterMeter('stages', 'Stages built.', 'wonder')
    counter.add(2, 'gizah')
    counter.add(1, 'rhodos')
    counter.add(1, 'gizah')
    expect(counter.text()).toBe(
      '# HELP stages Stages built.\n# TYPE stages counter\nstages{wonder="gizah"} 3\nstages{wonder="rhodos"} 1\n',
    )
  })

  test('of a histogram has cumulative buckets', () => {
    const histogram = new Histogram('wait', 'How long.', [1, 2])
    for (const value of [0.5, 1, 1.5, 7]) histogram.add(value)
    expect(histogram.text()).toBe(
      '# HELP wait How long.\n# TYPE wait histogram\nwait_bucket{le="1"} 2\nwait_bucket{le="2"} 3\nwait_bucket{le="+Inf"} 4\nwait_sum 10\nwait_count 4\n',
    )
  })
})
