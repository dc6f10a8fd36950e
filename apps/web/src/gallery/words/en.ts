/** Texts of the gallery in English. */
export const words = {
  title: 'Drawings',
  about: 'All wonders, stage by stage, day and night side, and all components of the base game and its expansions.',
  wonders: 'Wonders',
  day: 'day',
  night: 'night',
}
