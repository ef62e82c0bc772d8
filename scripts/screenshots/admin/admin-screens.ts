import type { Screen } from '../screen.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { peopleScreens } from './people-screens.ts';
import { sellingScreens } from './selling-screens.ts';
import { settingsScreens } from './settings-screens.ts';

/** Every screen of the admin area. */
export const adminScreens: readonly Screen[] = [
  ...sellingScreens,
  ...catalogueScreens,
  ...peopleScreens,
  ...settingsScreens,
];
