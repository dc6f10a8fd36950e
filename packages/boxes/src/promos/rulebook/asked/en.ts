/** Search phrases for the rules of the promos in English. */

export const asked = {
  'catan-exchange': 'Catan | two for one | exchange resources | swap two equal resources',
  'catan-b': 'Catan other side | leader from the box',
  'old-manneken': 'old Manneken Pis | first Manneken Pis',
  'esteban-hands': 'Esteban | do not pass the hands | stop passing',
  'stevie-stage': 'Stevie | stage for coins',
  'louis-points': 'Louis | points of Louis',
}
