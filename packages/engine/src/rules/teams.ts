/** Teams of two. Partners sit side by side, seats 0 and 1, 2 and 3, and so on. */
export const MATES = 2

export const teamOf = (seat: number): number => Math.floor(seat / MATES)
export const arePartners = (one: number, other: number): boolean => one !== other && teamOf(one) === teamOf(other)
