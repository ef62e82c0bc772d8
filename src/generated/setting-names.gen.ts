// Generated from *.settings.ts by `npm run generate`.

/** Names of the sections of the settings, in the order of the navigation. */
export const settingNames = [
  'facts',
  'tax',
  'shipping',
  'offers',
  'service',
  'reviews',
  'discountDialog',
  'cartDrawer',
  'announcement',
  'notifications',
  'staff',
  'labels',
] as const;
