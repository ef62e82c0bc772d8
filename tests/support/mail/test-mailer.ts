import { randomBytes } from 'node:crypto';
import { createSecretBox, type SecretBox } from '../../../platform/encryption/secret-box.ts';
import { createMailer, type MailSettings } from '../../../server/mail/mailer.ts';

/** The real post of a shop at shop.example; it sends nothing anywhere unless something else is given. */
export const testMailers = (given: Partial<MailSettings> = {}, box: SecretBox = createSecretBox(randomBytes(32))) =>
  createMailer(box, {
    smtpUrl: null,
    mailFrom: 'letters@shop.example',
    texts: null,
    publicUrl: 'https://shop.example',
    ...given,
  });
