/** Deals that all people of a day play, by the name of the day: everybody's is that of UTC. */
export const isPast = (deal: string, now = Date.now()): boolean => deal < new Date(now).toISOString().slice(0, 10)
