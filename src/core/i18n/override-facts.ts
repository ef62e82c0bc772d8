/**
 * Why an owner cannot replace a message: the specification quotes it; a record of a consent refers to it; it says what the law
 * demands; it protects an account; it follows from settings; the program chooses its words; it is a text of a page (decision 184).
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

/** Where messages are seen, in the order in which owners look for them. */
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

/** Values of the settings that labels can name in braces. */
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
