import { type Language, localisedAddress } from '#core/i18n/language.ts';
import type { Piastres } from '#core/money/money.ts';
import type { PublicSettings } from '#core/settings/settings.ts';

/** A JSON-LD value in the vocabulary of schema.org. */
type Linked = string | number | boolean | readonly Linked[] | JsonLdNode;

export type JsonLdNode = { readonly [name: string]: Linked };

/** Language, public origin and settings of a page. */
export interface JsonLdPage {
  readonly language: Language;
  readonly publicUrl: string;
  readonly settings: PublicSettings;
}

interface BreadcrumbItem {
  readonly name: string;
  readonly path: string;
}

/** Breadcrumb of a page, beginning with the home page. */
export const breadcrumbJsonLd = (
  steps: readonly BreadcrumbItem[],
  { language, publicUrl }: Omit<JsonLdPage, 'settings'>,
): JsonLdNode => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: localisedAddress(path, publicUrl, language),
  })),
});

/** An amount in pounds with two decimals, the number format of schema.org. */
export const toSchemaPrice = (amount: Piastres): string => (amount / 100).toFixed(2);
