import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertSubscription } from './newsletter.repository.ts';

/** The account is that of whoever subscribes their own address. */
type Reader = { readonly email: string; readonly language: Language; readonly userId: string | null };

/**
 * Subscribes an address to the newsletter and welcomes it by mail; ALREADY_SUBSCRIBED when it is, in whatever case
 * (specification 8).
 */
export const subscribe = (shop: ShopRoom, reader: Reader): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    const { email, language } = reader;
    const cause = await insertSubscription(transaction, email);
    if (cause === undefined) throw new Refusal('ALREADY_SUBSCRIBED');
    await recordConsent(shop, transaction, { ...reader, purpose: 'newsletter', place: 'footer' });
    await shop.post.mail(transaction, [{ kind: 'newsletter-welcome', to: email, language, cause }]);
  });
