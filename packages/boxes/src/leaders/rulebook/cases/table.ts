/** Tables of the examples of Leaders. */

export const setup = { boxes: ['leaders'] }
export const first = { boxes: ['leaders'], edition: '1e' as const }
export const second = { boxes: ['leaders'], edition: '2e' as const }
export const GUILD_PAID = ['lumber-yard', 'clay-pool', 'glassworks-age-1', 'loom-age-1']
