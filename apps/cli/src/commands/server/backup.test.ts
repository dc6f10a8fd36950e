import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sure } from '@heptapolis/engine'
import { serve } from '@heptapolis/server'
import { guestAt, termsFor } from '@heptapolis/server/testing'
import { expect, test } from 'vitest'
import { heptapolis, PATIENT, scratch } from '../../testing.ts'

test('backs up a running server and restores all choices made until then', PATIENT, async () => {
  const folder = scratch()
  const [data, copy] = [join(folder, 'data'), join(folder, 'backups', 'copy.db')]
  const config = { port: 0, lan: false, data, proxies: [], logs: false, privateHooks: false }
  const first = sure(await serve(config))
  const ada = await guestAt(`http://localhost:${first.port}`)
  const { table } = await ada.opens(termsFor(3))
  await ada.does({ table }, { do: 'name', name: 'Zoë' })

  const backup = await heptapolis(['backup', copy, '--data', data])
  expect(backup).toMatchObject({ code: 0, out: expect.stringContaining('1 table with') })
  await ada.does({ table }, { do: 'name', name: 'Ada' })
  const early = await heptapolis(['restore', copy, '--data', data])
  expect(early).toMatchObject({ code: 1, err: expect.stringContaining('Stop the server first') })
  await first.stop()

  const restored = await heptapolis(['restore', copy, '--data', data])
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('1 table with') })
  expect(readdirSync(data).filter((name) => name.startsWith('tables.db.2'))).toHaveLength(1)
  const second = sure(await serve({ ...config, port: first.port }))
  const again = await guestAt(ada.origin, ada.cookie)
  await again.follows({ table })
  expect(again.sees({ table }).seats[0].name).toBe('Zoë')
  await second.stop()
})

test('rejects a file that is no backup and a missing database', PATIENT, async () => {
  const folder = scratch()
  writeFileSync(join(folder, 'bad.db'), 'no database at all, but long enough to be looked at'.repeat(100))
  const data = join(folder, 'data')
  const restored = await heptapolis(['restore', join(folder, 'bad.db'), '--data', data])
  expect(restored).toMatchObject({ code: 1, out: '', err: expect.stringContaining('damaged') })
  const backup = await heptapolis(['backup', join(folder, 'copy.db'), '--data', data])
  expect(backup).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('The database file cannot be opened or created'),
  })
  const inFrench = await heptapolis(['restore', join(folder, 'bad.db'), '--data', data, '--lang', 'fr'])
  expect(inFrench.err).toContain('Ce fichier n’est pas une base de Heptapolis')
  expect(existsSync(join(folder, 'copy.db'))).toBe(false)
})
