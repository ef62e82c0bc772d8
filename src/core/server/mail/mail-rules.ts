import type { MailKind } from '#features/auth/server/accounts/index.ts';
import type { MailPayload } from './mail.ts';

/** A kind of mail: one of the shop, the copy to another address in the form of an order, or one of the accounts service. */
export type MailRuleName = MailPayload['kind'] | 'order-copy' | `account-${MailKind}`;

/**
 * Cause and recipient of a mail, and its limit for an unverified address (decision 230). `stranger`: anyone who enters an address
 * or signs up with it. `owner`: only a person who can read the address's mails or has verified it. `staff` and `shop` require a
 * staff role or the scheduler.
 */
export type MailRule = {
  readonly cause: 'stranger' | 'owner' | 'staff' | 'shop';
  readonly recipient: 'typed address' | 'account' | 'staff';
  /** Limit for an unverified address; null where no stranger can cause the mail. */
  readonly unproven: {
    readonly max: number;
    readonly per: 'hour' | 'day';
    /** What the limit counts: mails of this kind, those about one product, or orders with their own mails. */
    readonly of: 'address' | 'product' | 'orders';
  } | null;
};

const onceADay = { max: 1, per: 'day', of: 'address' } as const;

/** All mails about one order per day; the number is `MAX_MAILED_ORDERS_PER_DAY`. */
const oneOrderADay = { max: 1, per: 'day', of: 'orders' } as const;

/** `limits.mailsToAddress` of the accounts service. */
const tenAnHour = { max: 10, per: 'hour', of: 'address' } as const;

/**
 * Rules of all mail kinds. The compiler requires an entry for each kind, `mail-rules.test.ts` a test case for each that a stranger
 * can cause.
 */
export const mailRules = {
  'order-placed': { cause: 'stranger', recipient: 'account', unproven: oneOrderADay },
  'order-copy': { cause: 'stranger', recipient: 'typed address', unproven: onceADay },
  'further-orders': { cause: 'stranger', recipient: 'account', unproven: onceADay },
  'order-arrived': { cause: 'stranger', recipient: 'staff', unproven: null },
  'order-moved': { cause: 'staff', recipient: 'account', unproven: oneOrderADay },
  'parcel-sent': { cause: 'staff', recipient: 'account', unproven: oneOrderADay },
  'order-changed': { cause: 'staff', recipient: 'account', unproven: oneOrderADay },
  payment: { cause: 'stranger', recipient: 'account', unproven: oneOrderADay },
  return: { cause: 'staff', recipient: 'account', unproven: oneOrderADay },
  'payment-issues': { cause: 'shop', recipient: 'staff', unproven: null },
  'low-stock': { cause: 'shop', recipient: 'staff', unproven: null },
  welcome: { cause: 'stranger', recipient: 'account', unproven: onceADay },
  'account-deleted': { cause: 'stranger', recipient: 'account', unproven: onceADay },
  'account-claimed': { cause: 'owner', recipient: 'account', unproven: null },
  'admin-granted': { cause: 'staff', recipient: 'account', unproven: null },
  'staff-invited': { cause: 'staff', recipient: 'account', unproven: null },
  'contact-reply': { cause: 'staff', recipient: 'typed address', unproven: null },
  'newsletter-confirmation': {
    cause: 'stranger',
    recipient: 'typed address',
    unproven: { max: 3, per: 'day', of: 'address' },
  },
  'newsletter-welcome': { cause: 'owner', recipient: 'typed address', unproven: null },
  'back-in-stock': {
    cause: 'stranger',
    recipient: 'typed address',
    unproven: { max: 1, per: 'day', of: 'product' },
  },
  'account-signup': { cause: 'stranger', recipient: 'account', unproven: tenAnHour },
  'account-recovery': { cause: 'stranger', recipient: 'account', unproven: tenAnHour },
  'account-reauthentication': { cause: 'stranger', recipient: 'account', unproven: tenAnHour },
  'account-invite': { cause: 'staff', recipient: 'account', unproven: null },
} as const satisfies Readonly<Record<MailRuleName, MailRule>>;

/** Kinds with a daily limit that the shop counts by address. */
export type CountedKind = 'welcome' | 'account-deleted' | 'back-in-stock';
