import { isolateText } from '#core/i18n/format.ts';
import { plural } from '#core/i18n/plural.ts';
import type { SameShape } from '../../same-shape.ts';
import { attributeWords } from '../admin/product-attributes.ts';

const results = plural('en', { zero: 'No results', one: '{count} result', other: '{count} results' });

const moreThan = ({ amount }: { amount: string }) => `More than ${amount}`;

export const search: SameShape<typeof import('../../ar/content/search.ts').search> = {
  found: ({ count, isMore, query, elsewhere }) =>
    `${isMore ? moreThan({ amount: results(count) }) : results(count)} for “${isolateText(query)}”${elsewhere > 0 ? `, ${results(elsewhere)} in Arabic` : ''}`,
  moreThan,
  headed: ({ query, list }) => `Results for “${isolateText(query)}”${list === null ? '' : ` – ${list}`}`,
  between: ', ',
  continued: ({ title }) => `${title} (continued)`,
  andMore: ({ amount }) => `${amount}+`,
  more: 'More products',
  otherLanguage: 'Results in Arabic',
  similar: ({ query, isAll }) =>
    isAll ? `Similar to “${isolateText(query)}”` : `Also similar to “${isolateText(query)}”`,
  instead: ({ query, used }) => `Nothing for “${isolateText(query)}”. These are results for “${isolateText(used)}”.`,
  prices: ({ min, max }) =>
    min === null ? `Up to ${max ?? ''}` : max === null ? `From ${min}` : `From ${min} to ${max}`,
  filters: {
    names: { price: 'Price', colour: 'Colour', motif: 'Motif' },
    values: attributeWords,
    /** A part of the price filter. */
    prices: ({ from, below }) =>
      from === null ? `Below ${below ?? ''}` : below === null ? `${from} and more` : `${from} to ${below}`,
  },
  didYouMean: 'Did you mean:',
  tryCategory: 'Or browse a category:',
  bestSellers: 'You may like',
  suggestions: {
    words: 'Words',
    categories: 'Categories',
    products: 'Products',
    count: plural('en', {
      zero: 'No suggestions',
      one: '{count} suggestion, use the down arrow to choose it',
      other: '{count} suggestions, use the up and down arrows to choose one',
    }),
  },
  none: {
    title: 'No matching products',
    text: 'Try another word, or show the whole catalogue.',
    button: 'Show all products',
  },
  noBowls: {
    title: 'The bowls are still being prepared',
    text: 'No single bowls are for sale yet. Until then you will find bowls in the family, dinner and breakfast sets.',
    button: 'See the sets',
  },
};
