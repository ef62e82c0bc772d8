import type { Transaction } from 'kysely';
import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { recordConsent, type Withdrawal, withdrawLatestConsent } from '../consents/consents.ts';
import type { ShopContext } from '../shop-context.ts';
import { cancelStockNotification } from '../stock-notifications/stock-notifications.ts';
import { deleteSubscription, findSubscription, insertSubscription } from './newsletter-subscriptions.repository.ts';

/**
 * Asks an address by mail whether it wants the newsletter (decision 171). Nobody is looked up: an address that gets it
 * already is asked too, so the answer tells nothing of anybody.
 */
export const requestNewsletterConfirmation = (
  { database, post, clock }: Pick<ShopContext, 'database' | 'post' | 'clock'>,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> =>
  inTransaction(database, (transaction) =>
    post.mail(transaction, [{ kind: 'newsletter-confirmation', to: email, language, askedAt: clock().toISOString() }]),
  );

/** How long the link of a confirming mail is good for. */
const LINK_DAYS = 7;

const MS_PER_DAY = 86_400_000;

/**
 * Subscribes the address that a confirming mail went to, and welcomes it (decision 171). `accountOf` tells the account of
 * whoever presses, if the address is theirs. NEWSLETTER_LINK_INVALID for a token that the shop has not written, or longer
 * ago than a week; ALREADY_SUBSCRIBED when the address is, in whatever case (specification 8).
 */
export const confirmSubscription = async (
  shop: ShopContext,
  token: string,
  accountOf: (email: string) => Promise<string | null>,
): Promise<void> => {
  const asked = shop.post.readNewsletterToken(token);
  if (asked === null || shop.clock().getTime() - Date.parse(asked.askedAt) > LINK_DAYS * MS_PER_DAY) {
    throw new Refusal('NEWSLETTER_LINK_INVALID');
  }
  const { email, language } = asked;
  const userId = await accountOf(email);
  await inTransaction(shop.database, async (transaction) => {
    const cause = await insertSubscription(transaction, email);
    if (cause === undefined) throw new Refusal('ALREADY_SUBSCRIBED');
    await recordConsent(shop, transaction, { email, language, userId, purpose: 'newsletter', source: 'footer' });
    await shop.post.mail(transaction, [{ kind: 'newsletter-welcome', to: email, language, cause }]);
  });
};

/** Takes an address off the newsletter, in whatever case it stands there; one that does not is gone already. */
export const unsubscribeByLink = (shop: ShopContext, leaving: Withdrawal): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await deleteSubscription(transaction, leaving.email);
    await withdrawLatestConsent(shop, transaction, { ...leaving, purpose: 'newsletter' });
  });

/**
 * Takes whoever a letter was sent to off its list (decision 29); once more is no failure. UNSUBSCRIBE_LINK_INVALID for a token
 * that the shop has not written.
 */
export const unsubscribe = async (shop: ShopContext, token: string): Promise<void> => {
  const leaving = shop.post.readLeaveToken(token);
  if (leaving === null) throw new Refusal('UNSUBSCRIBE_LINK_INVALID');
  const whose = { email: leaving.email, userId: null, source: 'unsubscribe_link' } as const;
  if (leaving.list === 'stock') await cancelStockNotification(shop, whose);
  else await unsubscribeByLink(shop, whose);
};

/** Takes an address off the newsletter, in the transaction in which its owner leaves. */
export const deleteSubscriptionOf = (transaction: Transaction<Tables>, email: string): Promise<void> =>
  deleteSubscription(transaction, email);

/** Since when an address gets the newsletter, in ISO 8601; null when it does not. */
export const subscriptionForDataExport = async ({ database }: ShopContext, email: string): Promise<string | null> =>
  (await findSubscription(database.kysely, email))?.created_at.toISOString() ?? null;
