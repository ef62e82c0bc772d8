/** What an admin can do that is written down, by subject and verb; each is said in `locales/<language>/office/log.ts`. */
export const deeds = [
  'message.read',
  'message.unread',
  'order.moved',
  'order.settled',
  'order.exported',
  'product.created',
  'product.changed',
  'product.priced',
  'product.counted',
  'product.placed',
  'product.archived',
  'product.restored',
  'picture.put',
  'picture.described',
  'picture.removed',
  'waiting.told',
  'promoCode.made',
  'promoCode.changed',
  'promoCode.opened',
  'promoCode.closed',
  'promoCode.removed',
  'newsletter.removed',
  'newsletter.exported',
  'review.hidden',
  'review.shown',
  'admin.granted',
  'admin.revoked',
] as const;
export type Deed = (typeof deeds)[number];

/** What happens to an admin's account and is told beside the deeds. */
export const accountDeeds = [
  'account.signed_in',
  'account.signed_out',
  'account.refresh_token_reused',
  'account.session_revoked',
  'account.password_changed',
  'account.email_changed',
  'account.phone_changed',
  'account.recovery_asked',
  'account.factor_enrolled',
  'account.factor_verified',
  'account.factor_refused',
  'account.factor_removed',
  'account.identity_linked',
  'account.identity_unlinked',
] as const;
export type AccountDeed = (typeof accountDeeds)[number];

/** What may be told of a deed beside its subject, each with its label in the log; never a secret. */
export const deedDetails = ['from', 'to', 'reason', 'count', 'terms', 'view'] as const;
export type DeedDetail = (typeof deedDetails)[number];
export type DeedDetails = Readonly<
  Partial<Record<DeedDetail, string | number | boolean | null>> & {
    /** The id of the account that it was done to, which the log is searched by. */
    account?: string;
  }
>;
