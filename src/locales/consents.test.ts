import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { consentPurposes } from '#core/privacy/consents.ts';
import { consentText, currentConsentVersion } from './consents.ts';

/** Hashes of the versions of each text in order, each in Arabic and in English; a new version is appended. */
const agreedTo = {
  account: [['24da6d3678ca', '6c8cdc6a815d']],
  newsletter: [['7a5d1d86f74a', '895ce21a79d1']],
  stock_notification: [
    ['04997c57bfa1', '35c3138b0688'],
    ['9a6a6dd42c73', '35c3138b0688'],
  ],
  contact_message: [['c6a9f8621eb4', '26b4670d0c9a']],
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

test.each(consentPurposes)('consent texts for %s never change', (purpose) => {
  const versions = Array.from({ length: currentConsentVersion(purpose) }, (_, index) => index + 1);
  const hashes = versions.map((version) => [
    hash(consentText(purpose, version, 'ar')),
    hash(consentText(purpose, version, 'en')),
  ]);
  expect(hashes).toEqual(agreedTo[purpose]);
});
