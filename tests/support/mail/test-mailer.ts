import { randomBytes } from 'node:crypto';
import { manualMethods } from '../../../domain/payments/payment-methods.ts';
import { createSecretBox, type SecretBox } from '../../../platform/encryption/secret-box.ts';
import { createMailer, type MailSettings } from '../../../server/mail/mailer.ts';
import { readPages } from '../../../server/pages/parse-page-text.ts';
import { defaultSettings } from '../../../server/shop-settings/default-settings.ts';
import type { CurrentSettings } from '../../../server/shop-settings/shop-settings-store.ts';
import { testSettings } from '../test-settings.ts';

/** The settings of a new shop, as mails are written with them. */
export const settingsOfNewShop: CurrentSettings = {
  ...defaultSettings,
  public: testSettings,
  pages: { ar: testSettings, en: testSettings },
  pricingId: 0,
  payments: { gateways: [], methods: manualMethods, isTest: false, holdMinutes: 60, transferHoldHours: null },
  texts: readPages(
    defaultSettings.facts.name,
    () => undefined,
    () => undefined,
  ),
};

/** The real mailers of a shop at shop.example; by default they send nothing. */
export const testMailers = (given: Partial<MailSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  createMailer(box, {
    smtpUrl: null,
    mailFrom: 'shop@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    shopSettings: { current: async () => settingsOfNewShop },
    picturesOf: async () => new Map(),
    ...given,
  });
