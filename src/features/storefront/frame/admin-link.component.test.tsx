import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
import { AccountMenuPopover } from './account-popover.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

/** Tops of the links and buttons of a menu, in layout pixels, without animations. */
const readTops = (menu: Element): ReadonlyMap<string, number> =>
  new Map(
    [...menu.querySelectorAll<HTMLElement>('a, button')].map((row) => [
      row.textContent || (row.ariaLabel ?? ''),
      row.offsetTop,
    ]),
  );

test('the admin link appears in the open account menu without moving another row', async () => {
  const { nav } = (await messagesFor('common')).layout;
  await signInStaff();
  const respond = await holdRequests('/api/profile*');
  await renderComponent(<AccountMenuPopover />);
  await page.getByRole('button', { name: nav.myAccount, exact: true }).click();
  const logOut = page.getByRole('button', { name: nav.logout, exact: true });
  await expect.element(logOut).toBeVisible();
  const menu = logOut.element().parentElement as Element;
  const before = readTops(menu);
  expect([...before.keys()]).toEqual([nav.myAccount, nav.logout]);
  await respond();
  await expect.element(page.getByRole('link', { name: nav.admin, exact: true })).toBeVisible();
  const after = readTops(menu);
  expect([...before.keys()].map((row) => after.get(row))).toEqual([...before.values()]);
});

test('the admin link appears in the open menu of a phone without moving another row', async () => {
  const { nav } = (await messagesFor('common')).layout;
  await signInStaff();
  const respond = await holdRequests('/api/profile*');
  await renderComponent(<MenuDrawer onClose={() => undefined} />, { loader: () => null });
  const menu = page.getByRole('dialog', { name: nav.label, exact: true });
  await expect.element(menu.getByRole('link', { name: nav.myAccount, exact: true })).toBeVisible();
  expect(menu.getByRole('link', { name: nav.admin, exact: true }).elements()).toEqual([]);
  const before = readTops(menu.element());
  await respond();
  await expect.element(menu.getByRole('link', { name: nav.admin, exact: true })).toBeVisible();
  const after = readTops(menu.element());
  expect([...before.keys()].map((row) => after.get(row))).toEqual([...before.values()]);
});
