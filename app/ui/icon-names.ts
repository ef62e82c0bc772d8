/** The icons the shop uses, by their names in the Lucide set. */
export const iconNames = [
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'chevron-right',
  'circle',
  'circle-alert',
  'circle-slash',
  'clock',
  'copy',
  'eye',
  'eye-off',
  'gift',
  'heart',
  'info',
  'log-out',
  'mail',
  'map-pin',
  'menu',
  'message-circle',
  'minus',
  'package',
  'phone',
  'plus',
  'rotate-ccw',
  'search',
  'share-2',
  'shield-check',
  'shopping-bag',
  'sliders-horizontal',
  'trash-2',
  'truck',
  'user',
  'wifi-off',
  'x',
  'zoom-in',
] as const;

/** Drawn for this shop, in `app/marks/drawn`: its lotus, and the silhouettes of the categories. */
export const drawnNames = ['lotus', 'plates', 'bowls', 'cups', 'sets'] as const;

export type IconName = (typeof iconNames)[number] | (typeof drawnNames)[number];
