import { isolate } from '../../format.ts';
import type { Like } from '../../like.ts';
import { plural } from '../../plural.ts';

const results = plural('en', { zero: 'No results', one: '{count} result', other: '{count} results' });

const moreThan = ({ amount }: { amount: string }) => `More than ${amount}`;

export const search: Like<typeof import('../../ar/editorial/search.ts').search> = {
  found: ({ count, isMore, query, elsewhere }) =>
    `${isMore ? moreThan({ amount: results(count) }) : results(count)} for “${isolate(query)}”${elsewhere > 0 ? `, ${results(elsewhere)} in Arabic` : ''}`,
  moreThan,
  headed: ({ query, list }) => `Results for “${isolate(query)}”${list === null ? '' : ` – ${list}`}`,
  between: ', ',
  continued: ({ title }) => `${title} (continued)`,
  andMore: ({ amount }) => `${amount}+`,
  more: 'More products',
  otherLanguage: 'Results in Arabic',
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
