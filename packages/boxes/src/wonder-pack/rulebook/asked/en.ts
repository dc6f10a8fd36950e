/** Search phrases for the rules of the Wonder Pack in English. */

export const asked = {
  'great-wall-said': 'Great Wall of China | stages in any order | which stage of the Great Wall | announce the stage',
  'great-wall-mask': 'Great Wall copies a symbol | stage that copies a science symbol',
  'stonehenge-stones': 'Stonehenge | count stones | points for stone | which stones count',
  'stonehenge-marker': 'card under Stonehenge | Stonehenge other side | colour under Stonehenge',
  'manneken-copies':
    'Manneken Pis | copies the stages of neighbours | coins of Manneken Pis | which stages does Manneken Pis have',
  'manneken-last': 'last stage of Manneken Pis | Manneken Pis beside the Great Wall',
}
