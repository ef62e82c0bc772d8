import type { Language } from '../../domain/language.ts';
import { inTransaction } from '../database/connect.ts';
import type { ShopRoom } from '../shop-room.ts';

/**
 * Asks an address by mail whether it wants the newsletter (decision 171). Nobody is looked up: an address that gets it
 * already is asked too, so the answer tells nothing of anybody.
 */
export const askToConfirm = (
  { database, post, clock }: Pick<ShopRoom, 'database' | 'post' | 'clock'>,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> =>
  inTransaction(database, (transaction) =>
    post.mail(transaction, [{ kind: 'newsletter-confirmation', to: email, language, askedAt: clock().toISOString() }]),
  );
