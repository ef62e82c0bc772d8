/** What the shop asks people for and may only have if they agree (law 151 of 2020, articles 2, 6 and 17; decision 107). */
export const consentPurposes = ['account', 'newsletter', 'stock_notification', 'contact_message'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What may be taken back by itself: an account ends by being deleted, and a message has been read. */
export const withdrawablePurposes = ['newsletter', 'stock_notification'] as const;
export type WithdrawablePurpose = (typeof withdrawablePurposes)[number];

export const isWithdrawable = (purpose: ConsentPurpose): purpose is WithdrawablePurpose =>
  withdrawablePurposes.some((each) => each === purpose);

/** Where somebody agreed. */
export const consentSources = ['sign_up', 'provider_sign_up', 'footer', 'product_page', 'contact_form'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Where it was taken back: by a letter's link, by an admin who was asked to, in the account, or with the account. */
export const consentWithdrawalSources = ['unsubscribe_link', 'admin', 'account_page', 'account_deletion'] as const;
export type ConsentWithdrawalSource = (typeof consentWithdrawalSources)[number];
