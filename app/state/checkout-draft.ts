import { sessionStore } from './storage.ts';

/** Under which name the tab keeps what is filled in at the checkout. */
export const CHECKOUT_DRAFT_KEY = 'lazaward-checkout';

/** Forgets what somebody has filled in there: when their account is no more it has nobody to wait for. */
export const clearStoredCheckoutDraft = (): void => sessionStore.remove(CHECKOUT_DRAFT_KEY);
