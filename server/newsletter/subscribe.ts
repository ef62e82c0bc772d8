import type { Language } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';
import { insertSubscription } from './newsletter.repository.ts';

/**
 * Subscribes an address to the newsletter and welcomes it by mail; ALREADY_SUBSCRIBED when it is, in whatever case
 * (specification 8).
 */
export const subscribe = (
  { database, post }: ShopRoom,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const cause = await insertSubscription(transaction, email);
    if (cause === undefined) throw new Refusal('ALREADY_SUBSCRIBED');
    await post.mail(transaction, [{ kind: 'newsletter-welcome', to: email, language, cause }]);
  });
