import { randomBytes } from 'node:crypto';
import { createSecretBox, type SecretBox } from '../../../platform/encryption/secret-box.ts';
import { createMailer, type MailSettings } from '../../../server/mail/mailer.ts';

/** The real mailers of a shop at shop.example; by default they send nothing. */
export const testMailers = (given: Partial<MailSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  createMailer(box, {
    smtpUrl: null,
    mailFrom: 'shop@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    ...given,
  });
