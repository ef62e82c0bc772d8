import { expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import { listName } from './list-heading.ts';
import { readListState } from './product-list-query-state.ts';
import { listStructuredData, sharePageOf } from './structured-data.ts';

const page = { language: 'en', publicUrl: 'https://lazaward.example', settings: testSettings } as const;
const stateAt = (category: 'cups' | null, query: string) => readListState(category, new URLSearchParams(query));
const t = messagesOf('en', testSettings);
const getBreadcrumb = (category: 'cups' | null, query = '') => {
  const state = stateAt(category, query);
  return listStructuredData(state, listName(state, t, serverTexts('en', testSettings).search), page, t)[
    'itemListElement'
  ];
};

test('structured data contains the breadcrumb as displayed on the page, without search and sort order', () => {
  const steps = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lazaward.example/?lang=en' },
    { '@type': 'ListItem', position: 2, name: 'Products', item: 'https://lazaward.example/products?lang=en' },
  ];
  expect(getBreadcrumb(null)).toEqual(steps);
  expect(getBreadcrumb('cups', 'q=lotus&sort=price-desc')).toEqual([
    ...steps,
    { '@type': 'ListItem', position: 3, name: 'Cups', item: 'https://lazaward.example/products/cups?lang=en' },
  ]);
  expect(getBreadcrumb(null, 'sale=true')).toEqual([
    ...steps,
    { '@type': 'ListItem', position: 3, name: 'On Sale', item: 'https://lazaward.example/products?sale=true&lang=en' },
  ]);
});

test('shares a list with the picture of its title', () => {
  expect([
    sharePageOf(stateAt('cups', 'sale=true')),
    sharePageOf(stateAt(null, 'new=true')),
    sharePageOf(stateAt(null, 'sale=true')),
    sharePageOf(stateAt(null, 'new=true&sale=true')),
    sharePageOf(stateAt(null, 'q=lotus')),
  ]).toEqual(['cups', 'new-arrivals', 'on-sale', 'products', 'products']);
});
