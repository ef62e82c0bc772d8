import { randomBytes } from 'node:crypto';
import { byLanguage } from '#core/i18n/language.ts';
import { createSecretBox, type SecretBox } from '#core/server/encryption/secret-box.ts';
import { createMailer, type MailSettings } from '#core/server/mail/mailer.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { composeAccountText, createAccountsMessenger } from '#features/auth/server/auth.mails.ts';
import { readPages } from '#features/content/server/parse-page-text.ts';
import { manualMethods } from '#features/orders/payment-methods.ts';
import { defaultSettings } from '#features/settings/server/default-settings.ts';
import { registry } from '#generated/server.gen.ts';
import { testSettings } from '../test-settings.ts';

export { createAccountsMessenger };

/** The settings of a new shop, as mails are written with them. */
export const settingsOfNewShop: CurrentSettings = {
  ...defaultSettings,
  public: testSettings,
  pages: byLanguage(() => testSettings),
  pricingId: 0,
  opening: { isDemonstration: true, missing: [], suggested: [] },
  payments: { gateways: [], methods: manualMethods, isTest: false, holdMinutes: 60, transferHoldHours: null },
  texts: readPages(
    defaultSettings.facts.name,
    () => undefined,
    () => undefined,
  ),
};

/** The real mailer of a shop at shop.example; by default it sends nothing. */
export const testMailer = (changes: Partial<MailSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  createMailer(box, {
    smtpUrl: null,
    mailFrom: 'shop@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    shopSettings: { current: async () => settingsOfNewShop },
    picturesOf: async () => new Map(),
    mails: registry.mails,
    composeText: composeAccountText,
    ...changes,
  });
