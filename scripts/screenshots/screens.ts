import { otherPages } from '../lib/other-pages.ts';
import { accountScreens } from './account-screens.ts';
import { confirmationScreen } from './order-screens.ts';
import type { Screen } from './screen.ts';
import { shopScreens } from './shop-screens.ts';

const preparedScreens: readonly Screen[] = [...shopScreens, confirmationScreen, ...accountScreens];

const preparedPaths = preparedScreens.flatMap(({ path, opens = path }) => (typeof opens === 'string' ? [opens] : []));

/** Screens of the shop that a customer with one order sees: the prepared ones, and pages that need no preparation. */
export const screens: readonly Screen[] = [
  ...preparedScreens,
  ...otherPages(preparedPaths).map(({ id, address }) => ({ name: id, path: address })),
];
