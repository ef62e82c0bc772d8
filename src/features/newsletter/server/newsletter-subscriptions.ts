import { AppError } from '#core/errors/app-error.ts';
import type { Language } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';
import { inTransaction } from '#core/server/database/connect.ts';
import { readUnsubscribeToken } from '#core/server/mail/unsubscribe-token.ts';
import { findWithdrawalHook, type Withdrawal } from '#core/server/privacy/define-personal-data.ts';
import {
  hasConsentChangedSince,
  lockConsents,
  recordConsent,
  withdrawLatestConsent,
} from '#features/privacy/server/consents.ts';
import { newsletterConsent } from '../newsletter.consents.ts';
import { newsletterErrors } from '../newsletter.contract.ts';
import { unsubscribeErrors } from '../unsubscribe.contract.ts';
import { newsletterConfirmationMail, newsletterWelcomeMail } from './newsletter.mails.ts';
import { deleteSubscription, findSubscription, insertSubscription } from './newsletter-subscriptions.repository.ts';
import { readNewsletterToken } from './newsletter-token.ts';

/**
 * Sends a mail with a confirmation link (decision 171). Makes no lookup: a subscribed address gets the mail too, so the
 * response does not reveal whether an address is subscribed.
 */
export const requestNewsletterConfirmation = (
  { database, box, clock }: Pick<ShopContext, 'database' | 'box' | 'clock'>,
  { email, language }: { readonly email: string; readonly language: Language },
): Promise<void> =>
  inTransaction(database, (transaction) =>
    newsletterConfirmationMail.send({ box }, transaction, {
      to: email,
      language,
      askedAt: clock().toISOString(),
      isUnproven: true,
    }),
  );

/** Validity of a confirmation link, in days. */
const LINK_DAYS = 7;

const MS_PER_DAY = 86_400_000;

/**
 * Subscribes the address of a confirmation link and sends the welcome mail (decision 171). `accountOf` returns the account id
 * of the caller if the address is theirs. NEWSLETTER_LINK_INVALID for a forged or expired token, or when a subscription has ended
 * since the request; ALREADY_SUBSCRIBED when the address is subscribed, compared case-insensitively (specification 8).
 */
export const confirmSubscription = async (
  shop: ShopContext,
  token: string,
  accountOf: (email: string) => Promise<string | null>,
): Promise<void> => {
  const request = readNewsletterToken(shop.box, token);
  if (request === null || shop.clock().getTime() - Date.parse(request.askedAt) > LINK_DAYS * MS_PER_DAY) {
    throw new AppError(newsletterErrors, 'NEWSLETTER_LINK_INVALID');
  }
  const { email, language } = request;
  const userId = await accountOf(email);
  await inTransaction(shop.database, async (transaction) => {
    await lockConsents(shop, transaction, email);
    const isSubscribed = (await findSubscription(transaction, email)) !== undefined;
    if (!isSubscribed && (await hasConsentChangedSince(shop, transaction, email, new Date(request.askedAt)))) {
      throw new AppError(newsletterErrors, 'NEWSLETTER_LINK_INVALID');
    }
    const cause = await insertSubscription(transaction, email);
    if (cause === undefined) throw new AppError(newsletterErrors, 'ALREADY_SUBSCRIBED');
    await recordConsent(shop, transaction, newsletterConsent, { email, language, userId, source: 'footer' });
    await newsletterWelcomeMail.send(shop, transaction, { to: email, language, cause });
  });
};

/** Unsubscribes an address, compared case-insensitively, and records the withdrawal; no-op when it is not subscribed. */
export const unsubscribeByLink = (shop: ShopContext, withdrawal: Withdrawal): Promise<void> =>
  inTransaction(shop.database, async (transaction) => {
    await lockConsents(shop, transaction, withdrawal.email);
    await deleteSubscription(transaction, withdrawal.email);
    await withdrawLatestConsent(shop, transaction, { ...withdrawal, purpose: 'newsletter' });
  });

/**
 * Unsubscribes the recipient of a mail from its list (decision 29); repeating it is no error. UNSUBSCRIBE_LINK_INVALID for a
 * forged token.
 */
export const unsubscribe = async (shop: ShopContext, token: string): Promise<void> => {
  const withdrawal = readUnsubscribeToken(shop.box, token);
  if (withdrawal === null) throw new AppError(unsubscribeErrors, 'UNSUBSCRIBE_LINK_INVALID');
  const whose = { email: withdrawal.email, userId: null, source: 'unsubscribe_link' } as const;
  await findWithdrawalHook(shop.registry, ({ list }) => list === withdrawal.list).run(shop, whose);
};
