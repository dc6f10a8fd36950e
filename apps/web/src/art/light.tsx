/**
 * React context with the time of day in a city, by Age and board side. It decides the light of everything drawn in the
 * city.
 */
import { type LightName, lightOf } from '@heptapolis/boxes/light'
import { createContext, useContext } from 'react'
import { appearance } from './appearance.ts'

export interface Hour {
  age: number
  isNight: boolean
}

const NOON: Hour = { age: 2, isNight: false }
const HourContext = createContext<Hour>(NOON)

export const HourOf = HourContext.Provider
export const useHour = (): Hour => useContext(HourContext)

export function useLight(): LightName {
  const { age, isNight } = useHour()
  return lightOf(
    age,
    isNight,
    appearance(({ theme }) => theme),
  )
}

/** Night sides. */
const NIGHTS: ReadonlySet<string> = new Set(['night', 'b'])

export const hourOf = (age: number, side: string): Hour => ({ age, isNight: NIGHTS.has(side) })
