import { sessionStore } from './storage.ts';

/** Key of the checkout draft in `sessionStorage`. */
export const CHECKOUT_DRAFT_KEY = 'lazaward-checkout';

/** Deletes the checkout draft, for example with the account. */
export const clearStoredCheckoutDraft = (): void => sessionStore.remove(CHECKOUT_DRAFT_KEY);
