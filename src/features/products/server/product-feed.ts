import { type Language, localisedAddress, textIn } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import type { Piastres } from '#core/money/money.ts';
import { photographAddress } from '#core/pictures/photographs.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { element, type Markup, xmlDocument } from '#core/text/write-xml.ts';
import { withTax } from '#features/pricing/tax-policy.ts';
import { COUNTRY_CODE } from '#features/shipping/governorates.ts';
import { highestShipping } from '#features/shipping/shipping-policy.ts';
import { productName } from '../product-name.ts';
import { isInStock, type StoredPicture, type StoredProduct } from './product.ts';
import { attributesOf } from './product-attributes.ts';

/** Maximum lengths of merchant services, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;

type Feed = { readonly language: Language; readonly publicUrl: string; readonly settings: PublicSettings };

/** Returns the product feed for merchant services: RSS 2.0 with Google's product attributes, in one language. */
export const productFeed = (products: readonly StoredProduct[], feed: Feed): string => {
  const { home } = serverTexts(feed.language, feed.settings).meta;
  const channel = [
    element('title', home.title),
    element('link', localisedAddress('/', feed.publicUrl, feed.language)),
    element('description', home.description),
    ...products.map((product) => element('item', elementsOf(product, feed))),
  ];
  return xmlDocument(
    element('rss', [element('channel', channel)], { version: '2.0', 'xmlns:g': 'http://base.google.com/ns/1.0' }),
  );
};

const elementsOf = (product: StoredProduct, { language, publicUrl, settings }: Feed): Markup[] => {
  const { layout, catalogue } = messagesOf(language, settings);
  const path = `/product/${product.id}`;
  const landing = new URL(path, publicUrl);
  landing.searchParams.set('lang', language);
  // prices for Egypt must include tax (decision 182)
  const withTaxInPounds = (price: Piastres) => formatPounds(withTax(price, settings.tax));
  const isReduced = product.originalPrice !== null && product.originalPrice > product.price;
  return [
    element('g:id', product.id),
    element(
      'g:title',
      shortened(productName(textIn(product.name, language), textIn(product.subtitle, language)), MAX_TITLE),
    ),
    element('g:description', shortened(textIn(product.description, language), MAX_DESCRIPTION)),
    // includes the language even in Arabic: the visitor may have selected English before
    element('g:link', landing.href),
    element('g:canonical_link', localisedAddress(path, publicUrl, language)),
    ...product.pictures.map((picture, index) => imageLink(picture, index, publicUrl)),
    element('g:availability', isInStock(product) ? 'in_stock' : 'out_of_stock'),
    element('g:price', withTaxInPounds(isReduced ? (product.originalPrice ?? 0) : product.price)),
    ...(isReduced ? [element('g:sale_price', withTaxInPounds(product.price)), ...saleDates(product)] : []),
    element('g:brand', layout.brand),
    element('g:condition', 'new'),
    // the shop's own products have no GTIN or MPN
    element('g:identifier_exists', 'no'),
    ...attributesOf(product, language, settings).flatMap(({ feed }) =>
      feed ? [element(feed.element, feed.value)] : [],
    ),
    element('g:product_type', catalogue.categories[product.category]),
    ...shippingOf(product.price, settings),
  ];
};

/** Period of a sale with an end. Without an entered start, the last change of the product is used, by which the sale had started. */
const saleDates = ({ saleStartsAt, saleEndsAt, updatedAt }: StoredProduct): Markup[] => {
  if (saleEndsAt === null) return [];
  const minutes = [saleStartsAt ?? updatedAt.toISOString(), saleEndsAt].map((instant) => `${instant.slice(0, 16)}Z`);
  return [element('g:sale_price_effective_date', minutes.join('/'))];
};

const imageLink = ({ path }: StoredPicture, index: number, publicUrl: string): Markup =>
  element(
    index === 0 ? 'g:image_link' : 'g:additional_image_link',
    new URL(photographAddress(path, 1200, 'webp'), publicUrl).href,
  );

/**
 * Returns the shipping cost of one item and the subtotal for free shipping, both of the most expensive destination, because a merchant
 * service must not promise less than the checkout charges. The subtotal includes tax, because the service compares it with prices that
 * include tax.
 */
const shippingOf = (price: Piastres, { shipping, tax }: PublicSettings): Markup[] => {
  const { zone, fee } = highestShipping(shipping, price);
  return [
    element('g:shipping', [
      element('g:country', COUNTRY_CODE),
      element('g:price', formatPounds(fee)),
      element('g:min_transit_time', String(zone.days.min)),
      element('g:max_transit_time', String(zone.days.max)),
    ]),
    ...(zone.freeFrom === null
      ? []
      : [
          element('g:free_shipping_threshold', [
            element('g:country', COUNTRY_CODE),
            element('g:price_threshold', formatPounds(withTax(zone.freeFrom, tax))),
          ]),
        ]),
  ];
};

const formatPounds = (amount: Piastres): string => `${(amount / 100).toFixed(2)} EGP`;

const shortened = (text: string, length: number): string => [...text].slice(0, length).join('');
