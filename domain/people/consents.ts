/** What the shop asks people for and may only have if they agree (law 151 of 2020, articles 2, 6 and 17; decision 107). */
export const consentPurposes = ['account', 'newsletter', 'stock-notice', 'contact'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What may be taken back by itself: an account ends by being deleted, and a message has been read. */
export const revocablePurposes = ['newsletter', 'stock-notice'] as const;
export type RevocablePurpose = (typeof revocablePurposes)[number];

export const isRevocable = (purpose: ConsentPurpose): purpose is RevocablePurpose =>
  revocablePurposes.some((each) => each === purpose);

/** Where somebody agreed. */
export const givingPlaces = ['sign-up', 'other-sign-in', 'footer', 'product', 'contact'] as const;
export type GivingPlace = (typeof givingPlaces)[number];

/** Where it was taken back: by a letter's link, by an admin who was asked to, in the account, or with the account. */
export const endingPlaces = ['letter', 'office', 'account', 'deletion'] as const;
export type EndingPlace = (typeof endingPlaces)[number];
