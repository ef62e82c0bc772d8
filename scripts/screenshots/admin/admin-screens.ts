import { adminPages } from '#generated/admin-pages.gen.ts';
import type { Screen } from '../screen.ts';
import { catalogueScreens } from './catalogue-screens.ts';
import { manyOrdersScreens } from './many-orders-screens.ts';
import { adminTexts, part, pressFirst, waitForCards, waitForList } from './part.ts';
import { sellingScreens } from './selling-screens.ts';
import { settingsScreens } from './settings-screens.ts';

/** Customers, their messages and reviews, and the team. */
const peopleScreens: readonly Screen[] = [
  part('customer', 'customers?q=mona', {
    opens: '/admin/customers/1',
    prepare: async (page) => {
      await waitForList(page);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('article').first().waitFor();
    },
  }),
  part('contact-messages', 'contact-messages', { prepare: waitForCards }),
  part('message-answer', 'contact-messages', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForCards(page);
      await pressFirst(page, (await adminTexts(language)).contactMessages.reply);
      await page.getByRole('textbox').first().waitFor();
    },
  }),
  part('reviews', 'reviews', { prepare: waitForCards }),
  part('user-roles', 'user-roles'),
  part('user-role', 'user-roles', {
    isWindow: true,
    prepare: async (page, _texts, language) => {
      await waitForList(page);
      const { userRoles } = await adminTexts(language);
      await page.getByRole('table').first().getByText(userRoles.change, { exact: true }).nth(1).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
];

const preparedScreens: readonly Screen[] = [
  ...sellingScreens,
  ...manyOrdersScreens,
  ...catalogueScreens,
  ...peopleScreens,
  ...settingsScreens,
];

const preparedPaths = new Set(preparedScreens.map(({ path, opens }) => opens ?? path));

/** Every screen of the admin area: the prepared ones, and lists that need no preparation. */
export const adminScreens: readonly Screen[] = [
  ...preparedScreens,
  ...adminPages
    .filter(({ path }) => !path.includes(':') && !preparedPaths.has(`/admin/${path}`))
    .map(({ path }) => part(path.replaceAll('/', '-'), path)),
];
