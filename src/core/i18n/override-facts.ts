/**
 * Reasons why owners cannot override a message: the specification quotes it; consent records refer to it; the law
 * requires it; it protects an account; it follows from settings; code composes it; it is a text of a content page
 * (decision 184).
 */
export const readOnlyReasons = [
  'specification',
  'consent',
  'legal',
  'security',
  'settings',
  'computed',
  'page',
] as const;
export type ReadOnlyReason = (typeof readOnlyReasons)[number];

/** Locations of messages, in the order of the text overrides. */
export const messageLocations = [
  'home',
  'about',
  'everyPage',
  'productList',
  'product',
  'cart',
  'checkout',
  'confirmation',
  'discountDialog',
  'contact',
  'signIn',
  'account',
  'forms',
  'notices',
  'mails',
  'chat',
  'searchEngines',
] as const;
export type MessageLocation = (typeof messageLocations)[number];

/** Values of settings that labels may contain as placeholders. */
export const labelValueNames = [
  'shopName',
  'welcomePercent',
  'bundlePercent',
  'bundleLines',
  'togetherPercent',
  'freeShippingFrom',
  'shippingFee',
  'deliveryDays',
  'returnDays',
  'returnDaysCount',
  'replyHours',
  'maxQuantity',
] as const;
export type LabelValueName = (typeof labelValueNames)[number];

export const isLabelValue = (name: string): name is LabelValueName => labelValueNames.some((each) => each === name);
