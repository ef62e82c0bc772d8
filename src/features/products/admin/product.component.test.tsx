import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
import { newProduct } from '../testing/product-input.ts';
import ProductPage, { clientLoader } from './product.route.tsx';

/** Opens the page of a new product in the archive, which no shopper sees. */
const openProduct = async () => {
  const { products: t } = await messagesFor('admin');
  await signInStaff();
  const { products } = await loadAdminClient();
  const { id } = await products.create({ product: newProduct(), isArchived: true });
  await renderAdminComponent(<ProductPage />, 'owner', {
    path: `/admin/products/${id}`,
    pattern: '/admin/products/:id',
    loader: clientLoader,
  });
  return {
    t,
    id,
    price: page.getByLabelText(t.fields.price, { exact: true }),
    save: page.getByRole('button', { name: t.save, exact: true }),
    stored: async () => {
      const { price, stock } = await products.get({ id });
      return { price, stock };
    },
    /** Whether the browser asks before the page is left. */
    isConfirmed: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
};

test('input during the save of a product stays, with the focus, and is saved next without the stock that orders have changed', async () => {
  const { t, id, price, save, stored, isConfirmed } = await openProduct();
  await price.fill('700');
  const release = await holdRequests(`/api/admin/products/${id}`);
  await save.click();
  await price.fill('650');
  await commands.query('update products set stock = 5 where id = $1', [id]);
  await release();
  await expect.element(page.getByText(t.savedInArchive.title, { exact: true })).toBeVisible();
  await expect.element(price).toHaveValue('650');
  await expect.element(price).toHaveFocus();
  expect(await stored()).toEqual({ price: 70_000, stock: 5 });
  expect(isConfirmed()).toBe(true);
  await save.click();
  await expect.poll(stored).toEqual({ price: 65_000, stock: 5 });
  await expect.poll(isConfirmed).toBe(false);
});
