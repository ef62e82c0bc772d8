import { describe, expect, test } from 'vitest';
import { contentLanguages } from '#core/i18n/language.ts';
import { testFacts as owner, testSettings } from '#tests/support/test-settings.ts';
import { shopStructuredData } from './structured-data.ts';

const publicUrl = 'https://lazaward.example';

describe.each(contentLanguages)('structured data of the shop in %s', (language) => {
  const [shop, site] = shopStructuredData(owner, { language, publicUrl, settings: testSettings });

  test("structured data contains the owner's details", () => {
    expect(shop).toMatchObject({
      '@context': 'https://schema.org',
      '@type': ['Organization', 'OnlineStore'],
      name: owner.name[language],
      email: owner.email,
      telephone: owner.phone,
      logo: `${publicUrl}/icons/icon-512.png`,
      address: { addressLocality: owner.address[language].city, addressCountry: 'EG' },
    });
  });

  test('structured data contains a return policy of 30 days in Egypt', () => {
    expect(shop?.['hasMerchantReturnPolicy']).toMatchObject({ applicableCountry: 'EG', merchantReturnDays: 30 });
  });

  test('structured data contains the search URL in the language of the page', () => {
    const template = `${publicUrl}/products?${language === 'en' ? 'lang=en&' : ''}q={search_term_string}`;
    expect(site).toMatchObject({
      '@type': 'WebSite',
      inLanguage: language,
      publisher: { '@id': shop?.['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: template },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
