/** Daily deals, named by their day in UTC. */
export const isPast = (deal: string, now = Date.now()): boolean => deal < new Date(now).toISOString().slice(0, 10)
