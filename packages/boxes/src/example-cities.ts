/** Cities of most examples. */
const byDay = (wonder: string) => ({ wonder, side: 'day' })

export const gizah = byDay('gizah')
export const rhodos = byDay('rhodos')
export const ephesos = byDay('ephesos')
export const alexandria = byDay('alexandria')
export const olympia = byDay('olympia')
