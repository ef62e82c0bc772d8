import { Refusal } from '../../domain/refusals.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertSubscription } from './newsletter.repository.ts';

/** How long the link of a confirming mail is good for. */
const LINK_DAYS = 7;
const MS_PER_DAY = 86_400_000;

/**
 * Subscribes the address that a confirming mail went to, and welcomes it (decision 171). `accountOf` tells the account of
 * whoever presses, if the address is theirs. NEWSLETTER_LINK_INVALID for a token that the shop has not written, or longer
 * ago than a week; ALREADY_SUBSCRIBED when the address is, in whatever case (specification 8).
 */
export const confirmSubscription = async (
  shop: ShopRoom,
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
    await recordConsent(shop, transaction, { email, language, userId, purpose: 'newsletter', place: 'footer' });
    await shop.post.mail(transaction, [{ kind: 'newsletter-welcome', to: email, language, cause }]);
  });
};
