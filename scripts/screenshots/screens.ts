import { accountScreens } from './account-screens.ts';
import { confirmationScreen } from './order-screens.ts';
import type { Screen } from './screen.ts';
import { shopScreens } from './shop-screens.ts';

/** Screens of the shop that a customer with one order sees. */
export const screens: readonly Screen[] = [...shopScreens, confirmationScreen, ...accountScreens];
