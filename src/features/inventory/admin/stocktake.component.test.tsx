import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { faults } from '#tests/support/component/faults.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
import Stocktaking from './stocktake.route.tsx';

/** Products to count; the other language has its own, because both pages share the stock. */
const [first, second, third] =
  language === 'ar'
    ? (['cup-tea-03', 'cup-tea-04', 'plate-lotus-01'] as const)
    : (['cup-tea-05', 'cup-tea-06', 'plate-lotus-02'] as const);

const openStocktaking = async () => {
  const { count: t } = (await messagesFor('admin')).stock;
  await signInStaff();
  await renderAdminComponent(<Stocktaking />);
  const save = page.getByRole('button', { name: t.save, exact: true });
  return {
    t,
    save,
    count: async (id: string, quantity: number) => {
      await page.getByRole('searchbox', { name: t.search, exact: true }).fill(id);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => document.activeElement?.id).toBe(`counted-${id}`);
      await userEvent.keyboard(`{Control>}a{/Control}${quantity}{Enter}`);
    },
    /** Saves the counts, and keeps the request waiting until the returned function is called. */
    saveSlowly: async () => {
      const release = await holdRequests('/api/admin/stock/counts');
      await save.click();
      await expect.element(save).toHaveAttribute('aria-busy', 'true');
      return release;
    },
    /** Ids and counts of the lines. */
    listLines: () =>
      [...document.querySelectorAll<HTMLInputElement>('[id^=counted-]')].map(({ id, value }) => [id.slice(8), value]),
  };
};

test('products that are scanned or counted again while a stocktaking is saved remain in the next one', async () => {
  const { t, save, count, saveSlowly, listLines } = await openStocktaking();
  await count(first, 7);
  await count(second, 7);
  const release = await saveSlowly();
  await count(second, 9);
  await count(third, 5);
  await release();
  await expect.element(page.getByText(t.savedCount(2), { exact: true })).toBeVisible();
  await expect.poll(listLines).toEqual([
    [third, '5'],
    [second, '9'],
  ]);
  await save.click();
  await expect.element(page.getByText(t.empty, { exact: true })).toBeVisible();
});

test('a product that is counted again while its earlier count is refused keeps the new count', async () => {
  const { t, save, count, saveSlowly, listLines } = await openStocktaking();
  const { stock } = await loadAdminClient();
  const { movement, ...current } = await stock.getCurrent({ id: first });
  await count(first, 7);
  await expect.element(page.getByText(t.inStock({ stock: formatNumber(current.stock, language) }))).toBeVisible();
  await stock.saveCounts({ counts: [{ productId: first, counted: 6, movement }] });
  const release = await saveSlowly();
  await count(first, 9);
  await release();
  await expect.element(save).toHaveAttribute('aria-busy', 'false');
  expect(listLines()).toEqual([[first, '9']]);
  expect(faults.splice(0)).toHaveLength(1);
});
