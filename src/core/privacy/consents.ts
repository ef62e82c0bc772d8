/** Purposes that need the person's consent (law 151 of 2020, articles 2, 6 and 17; decision 107). */
export const consentPurposes = ['account', 'newsletter', 'stock_notification', 'contact_message'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Purposes whose consent can be withdrawn: an account is deleted instead, and a message has been read. */
export const withdrawablePurposes = ['newsletter', 'stock_notification'] as const;
export type WithdrawablePurpose = (typeof withdrawablePurposes)[number];

export const isWithdrawable = (purpose: ConsentPurpose): purpose is WithdrawablePurpose =>
  withdrawablePurposes.some((each) => each === purpose);

/** Where consent was given. */
export const consentSources = ['sign_up', 'provider_sign_up', 'footer', 'product_page', 'contact_form'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** How it was withdrawn: by a mail's link, by an admin on request, in the account, or with the account's deletion. */
export const consentWithdrawalSources = ['unsubscribe_link', 'admin', 'account_page', 'account_deletion'] as const;
export type ConsentWithdrawalSource = (typeof consentWithdrawalSources)[number];
