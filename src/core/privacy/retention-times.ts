/** Retention times of personal data (`docs/privacy.md`). The privacy page names them (decision 170). */

/** Years after which a message that was read is deleted. */
export const CONTACT_MESSAGE_YEARS = 2;
/** Years for which a withdrawn consent must be proven (law 151 of 2020, article 18). */
export const CONSENT_YEARS = 3;
/** Years after which a sent stock notification is deleted. */
export const STOCK_NOTIFICATION_YEARS = 1;
/** Days after which a job that failed for good, such as a mail, is deleted. */
export const FAILED_JOB_DAYS = 30;
/** Days after the decision about a bank transfer, when its picture is deleted. */
export const TRANSFER_PICTURE_DAYS = 90;
/** Weeks for which search counts are stored; they identify no visitor (decision 193). */
export const SEARCH_COUNT_WEEKS = 26;
/** Days after which an unused session and the record of a sign-in are deleted. */
export const SIGN_IN_DAYS = 400;
/** Days for which the cookie of a known device is kept (decision 164). */
export const KNOWN_DEVICE_DAYS = 400;
