import { randomUUID } from 'node:crypto';
import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { connect } from '#core/server/database/connect.ts';
import { connectOrStartEmbedded } from '#core/server/database/embedded/embedded.ts';
import { migrate } from '#core/server/database/migrate.ts';
import { createSecretBox } from '#core/server/encryption/secret-box.ts';
import type { MailContent } from '#core/server/mail/mail.ts';
import { Paragraph, part } from '#core/server/mail/mail-components.ts';
import { renderMail } from '#core/server/mail/render-mail.ts';
import { explainSmtpFailure, sendSingleMail } from '#core/server/mail/smtp-transport.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { createPaymentSettings } from '#features/payments/server/settings/payment-settings.ts';
import { createShopSettings } from '#features/settings/server/settings-store.ts';
import type { Settings } from '../environment/environment.ts';
import { getSecretKey } from '../environment/secret-key.ts';
import { migrationFolders } from '../migration-folders.ts';

/**
 * Sends a mail in both languages and in the design of the shop's mails to an address, also while the shop is running.
 * Resolves to a message for the owner; throws when SMTP_URL is not set or the mail server rejects the mail.
 */
export const sendTestMail = async (settings: Settings, to: string): Promise<string> => {
  const { smtpUrl, mailFrom } = settings;
  if (smtpUrl === null) throw new Error('SMTP_URL is not set, so the shop sends no mails.');
  const shopSettings = await shopSettingsOf(settings);
  const key = randomUUID();
  const rendered = renderMail([contentIn('ar', shopSettings), contentIn('en', shopSettings)], shopSettings, []);
  try {
    await sendSingleMail(smtpUrl, mailFrom, { key, to, replyTo: null, ...rendered });
  } catch (error) {
    throw new Error(explainSmtpFailure(error), { cause: error });
  }
  return `The mail server has taken a mail from ${mailFrom} to ${to}. Look into that mailbox, and among its spam.`;
};

const contentIn = (language: Language, settings: CurrentSettings): MailContent => {
  const { subject, preheader, text } = serverTexts(language, settings.public).mail.test;
  return { language, subject, preheader, parts: [part(Paragraph, { text })] };
};

/** Returns the current settings, for name and address of the shop. */
const shopSettingsOf = async (settings: Settings): Promise<CurrentSettings> => {
  const embedded = settings.databaseUrl === null ? await connectOrStartEmbedded(settings) : null;
  try {
    const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? embedded?.url ?? '';
    await migrate(url, migrationFolders);
    const database = connect(url, { poolSize: 2 });
    const log = createLogger('silent');
    const payments = createPaymentSettings({
      box: createSecretBox(await getSecretKey(settings, database)),
      environment: settings.payments,
      publicUrl: settings.publicUrl ?? '',
      log,
    });
    const store = createShopSettings(database, { paymentSettings: payments, environment: settings, log });
    try {
      return await store.current();
    } finally {
      await store.close();
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
};
