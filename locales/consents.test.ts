import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentPurposes } from '../domain/consents.ts';
import { languages } from '../domain/language.ts';
import { consents as arabic } from './ar/consents.ts';
import { consentText, currentConsentVersion } from './consents.ts';
import { contentOf } from './content.ts';
import { consents as english } from './en/consents.ts';
import { messagesOf } from './messages.ts';
import { loadMessages } from './namespaces.ts';

test.each(languages)('the current consent texts are the ones that the forms show, in %s', async (language) => {
  const { layout, productDetails } = messagesOf(language);
  const { agreement } = await loadMessages('authFlows', language);
  const said = {
    account: agreement.text,
    newsletter: layout.footer.newsletterText,
    stock_notification: productDetails.notify.text,
    contact_message: contentOf(language).contact.form.agreement,
  };
  const recorded = consentPurposes.map((purpose) => [
    purpose,
    consentText(purpose, currentConsentVersion(purpose), language),
  ]);
  expect(Object.fromEntries(recorded)).toEqual(said);
});

test('every consent text exists in both languages', () => {
  for (const purpose of consentPurposes) expect(english[purpose]).toHaveLength(arabic[purpose].length);
});

/** Hashes of the texts in order, Arabic and English alternating; a new one is appended to those of its purpose. */
const agreedTo = {
  account: ['24da6d3678ca', '6c8cdc6a815d'],
  newsletter: ['7a5d1d86f74a', '895ce21a79d1'],
  stock_notification: ['04997c57bfa1', '35c3138b0688'],
  contact_message: ['c6a9f8621eb4', '26b4670d0c9a'],
};

test.each(consentPurposes)('consent texts for %s never change', (purpose) => {
  const texts = arabic[purpose].flatMap((text, index) => [text, english[purpose][index] ?? '']);
  const hashes = texts.map((text) => createHash('sha256').update(text).digest('hex').slice(0, 12));
  expect(hashes).toEqual(agreedTo[purpose]);
});
