/** Names of bots by their seat. */
const NAMES = ['Thales', 'Theano', 'Zeno', 'Melissa', 'Solon', 'Damo', 'Lysis', 'Agathe']

export const botName = (seat: number): string => NAMES[seat]
