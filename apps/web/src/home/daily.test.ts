import { describe, expect, test } from 'vitest'
import { dayAt, dayOf, dealOf, monthOf, streakOf } from './daily.ts'

const noon = (day: number) => new Date(2026, 10, day, 12).getTime()
const days = (...played: number[]) => new Set(played.map((day) => dayAt(noon(day))))

describe('the deal of the day', () => {
  test('is the same for everybody on the same day, and known by its seed', () => {
    const { setup } = dealOf('2026-11-16')
    expect(setup).toEqual(dealOf('2026-11-16').setup)
    expect(setup.seed).not.toBe(dealOf('2026-11-17').setup.seed)
    expect(dayOf(setup.seed)).toBe('2026-11-16')
    expect(dayOf('another')).toBeUndefined()
  })

  test('counts days in a row; today may still be played', () => {
    expect(streakOf(days(14, 15, 16), noon(16))).toBe(3)
    expect(streakOf(days(14, 15), noon(16))).toBe(2)
    expect(streakOf(days(13, 14), noon(16))).toBe(0)
    expect(streakOf(days(14, 16), noon(16))).toBe(1)
  })

  test('lists the days of a month below the days of its weeks', () => {
    const november = monthOf(new Date(noon(16)))
    expect([november.days.length, november.days[0], november.days.at(-1)]).toEqual([30, '2026-11-01', '2026-11-30'])
    // A Sunday.
    expect(november.column).toBe(7)
    expect(monthOf(new Date(2028, 1, 29)).days).toHaveLength(29)
    expect(monthOf(new Date(2028, 1, 29)).column).toBe(2)
  })

  test('continues over the change to summer time', () => {
    const zone = process.env.TZ
    process.env.TZ = 'Europe/Paris'
    const played = new Set(['2026-03-28', '2026-03-29', '2026-03-30'])
    expect(streakOf(played, new Date(2026, 2, 30, 0, 30).getTime())).toBe(3)
    process.env.TZ = zone
  })
})
