/** The words of the gallery. */
export const words = {
  title: 'Drawings',
  about: 'Every wonder from its ground to its last stage, by day and by night, and every piece of every expansion.',
  wonders: 'Wonders',
  day: 'day',
  night: 'night',
}
