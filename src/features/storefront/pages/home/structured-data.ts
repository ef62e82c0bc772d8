import { localisedAddress, textIn } from '#core/i18n/language.ts';
import { type JsonLdNode, type JsonLdPage } from '#core/routing/json-ld.ts';
import type { ShopSettings } from '#core/settings/settings.ts';
import { COUNTRY_CODE } from '#features/shipping/governorates.ts';
import { jsonLdReturnPolicy } from '../json-ld-offers.ts';

/**
 * Structured data of the shop for search engines: owner, return policy and search URL. Products carry their own shipping costs.
 */
export const shopStructuredData = (
  { name, email, phone, address, social }: ShopSettings['facts'],
  { language, publicUrl, settings }: JsonLdPage,
): JsonLdNode[] => {
  const { street, city } = textIn(address, language);
  const url = localisedAddress('/', publicUrl, language);
  const id = new URL('/#shop', publicUrl).href;
  return [
    {
      '@context': 'https://schema.org',
      '@type': ['Organization', 'OnlineStore'],
      '@id': id,
      name: textIn(name, language),
      url,
      logo: new URL('/icons/icon-512.png', publicUrl).href,
      email,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        postalCode: address.postalCode,
        addressCountry: COUNTRY_CODE,
      },
      ...(social.length > 0 ? { sameAs: social.map((page) => page.url) } : {}),
      hasMerchantReturnPolicy: jsonLdReturnPolicy(settings),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: textIn(name, language),
      url,
      inLanguage: language,
      publisher: { '@id': id },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: searchTemplate(publicUrl, language) },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
};

/** The braces must stay unescaped: search engines replace the placeholder. */
const searchTemplate = (publicUrl: string, language: JsonLdPage['language']): string => {
  const list = localisedAddress('/products', publicUrl, language);
  return `${list}${list.includes('?') ? '&' : '?'}q={search_term_string}`;
};
