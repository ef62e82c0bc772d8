import { expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { doors } from './doors.ts';
import { officeDoors } from './office-doors.ts';

interface Endpoint {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string } };
}

const addresses = (subjects: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>) =>
  Object.fromEntries(
    Object.entries(subjects).flatMap(([subject, verbs]) =>
      Object.entries(verbs).map(
        ([
          verb,
          {
            '~orpc': { route },
          },
        ]) => [`${subject}.${verb}`, `${route.method} ${route.path}`],
      ),
    ),
  );

test('the browser knocks at the doors of the contract, at all of them and at no other', () => {
  const { office, ...shop } = contract;
  expect(addresses(doors)).toEqual(addresses(shop));
  expect(addresses(officeDoors)).toEqual(addresses(office));
});
