import { randomBytes } from 'node:crypto';
import { createSecretBox, type SecretBox } from '#core/server/encryption/secret-box.ts';
import { createMailer, type MailSettings } from '#core/server/mail/mailer.ts';
import { defaultSettings } from '#core/server/settings/default-settings.ts';
import type { CurrentSettings } from '#core/server/settings/settings-store.ts';
import { readPages } from '#features/content/server/parse-page-text.ts';
import { manualMethods } from '#features/orders/payment-methods.ts';
import { testSettings } from '../test-settings.ts';

/** The settings of a new shop, as mails are written with them. */
export const settingsOfNewShop: CurrentSettings = {
  ...defaultSettings,
  public: testSettings,
  pages: { ar: testSettings, en: testSettings },
  pricingId: 0,
  opening: { isDemonstration: true, missing: [], suggested: [] },
  payments: { gateways: [], methods: manualMethods, isTest: false, holdMinutes: 60, transferHoldHours: null },
  texts: readPages(
    defaultSettings.facts.name,
    () => undefined,
    () => undefined,
  ),
};

/** The real mailers of a shop at shop.example; by default they send nothing. */
export const testMailers = (changes: Partial<MailSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  createMailer(box, {
    smtpUrl: null,
    mailFrom: 'shop@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    shopSettings: { current: async () => settingsOfNewShop },
    picturesOf: async () => new Map(),
    ...changes,
  });
