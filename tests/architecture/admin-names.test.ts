import { expect, test } from 'vitest';
import { sourcesIn } from './source-files.ts';

/** Names of customers, and the list of users, which has the address in a column of its own. */
const allowed = [
  'src/features/customers/server/customers.repository.ts',
  'src/features/reviews/server/admin-reviews.repository.ts',
  'src/features/reviews/server/reviews.repository.ts',
  'src/features/staff/server/staff-roles.repository.ts',
];

test('the name of an admin falls back to the e-mail address, so that one without a name does not look deleted', () => {
  const readers = sourcesIn(['src'])
    .filter(({ path }) => !path.endsWith('.test.ts') && !allowed.includes(path))
    .filter(({ text }) =>
      /profiles\.name/u.test(text.replaceAll(/firstFilled\(\s*'profiles\.name', 'profiles\.email'/gu, '')),
    );
  expect(readers.map(({ path }) => path)).toEqual([]);
});
