import { type Language, localisedAddress } from '../../domain/language.ts';

/** A value of JSON-LD, as schema.org words it. */
type Linked = string | number | readonly Linked[] | LinkedThing;
export type LinkedThing = { readonly [name: string]: Linked };

/** Where and in which language a page stands. */
export interface LinkedPlace {
  readonly language: Language;
  readonly publicUrl: string;
}

export interface Step {
  readonly name: string;
  readonly path: string;
}

/** The way to a page, from the home page down. */
export const linkedWay = (steps: readonly Step[], { language, publicUrl }: LinkedPlace): LinkedThing => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: localisedAddress(path, publicUrl, language),
  })),
});
