import type { TextKind } from '#core/text/text-kinds.ts';
import type { DesignedPageName } from './content-page-names.ts';

/** Texts of the designed pages in page order, with the kind of each. Names equal those of the default messages. */
export const pageFields = {
  home: {
    'hero/headline': 'lines',
    'hero/sub': 'paragraph',
    'hero/primary': 'line',
    'hero/primaryWithoutSale': 'line',
    'hero/secondary': 'line',
    'hero/plate/lead': 'line',
    'hero/plate/rest': 'line',
    'sections/onSale/title': 'line',
    'sections/onSale/all': 'line',
    'sections/collections/title': 'line',
    'sections/setsOrPlates/title': 'line',
    'sections/setsOrPlates/all': 'line',
    'story/title': 'line',
    'story/text': 'paragraph',
    'story/button': 'line',
    'story/pictureAlt': 'line',
    'sections/bowlsOrCups/title': 'line',
    'sections/bowlsOrCups/all': 'line',
    'sections/testimonials/title': 'line',
    'testimonials/0/text': 'line',
    'testimonials/0/name': 'line',
    'testimonials/0/city': 'line',
    'testimonials/1/text': 'line',
    'testimonials/1/name': 'line',
    'testimonials/1/city': 'line',
    'testimonials/2/text': 'line',
    'testimonials/2/name': 'line',
    'testimonials/2/city': 'line',
    'testimonials/3/text': 'line',
    'testimonials/3/name': 'line',
    'testimonials/3/city': 'line',
    'testimonials/4/text': 'line',
    'testimonials/4/name': 'line',
    'testimonials/4/city': 'line',
    'promo/title': 'line',
    'promo/text': 'paragraph',
    'promo/signUp': 'line',
    'promo/button': 'line',
  },
  about: {
    'hero/title': 'line',
    'hero/text': 'paragraph',
    'hero/pictureAlt': 'line',
    'story/title': 'line',
    'story/text': 'section',
    'values/title': 'line',
    'values/items/0/title': 'line',
    'values/items/0/text': 'paragraph',
    'values/items/1/title': 'line',
    'values/items/1/text': 'paragraph',
    'values/items/2/title': 'line',
    'values/items/2/text': 'paragraph',
    'values/items/3/title': 'line',
    'values/items/3/text': 'paragraph',
    'call/title': 'line',
    'call/text': 'paragraph',
    'call/products': 'line',
    'call/contact': 'line',
  },
} as const satisfies Record<DesignedPageName, Readonly<Record<string, TextKind>>>;

export type PageFields = typeof pageFields;

/** A text of a page and its kind. */
export interface PageField {
  readonly name: string;
  readonly kind: TextKind;
}

/** Returns the texts of a designed page in page order. */
export const fieldsOf = (page: DesignedPageName): readonly PageField[] =>
  Object.entries<TextKind>(pageFields[page]).map(([name, kind]) => ({ name, kind }));

/** The part of the page that a text is in: `onSale` for `sections/onSale/title`, `hero` for `hero/headline`. */
export const groupOf = (field: string): string => {
  const [first = '', second = ''] = field.split('/');
  return first === 'sections' ? second : first;
};
