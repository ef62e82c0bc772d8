import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { ProductDetail } from '#features/products/products.contract.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { errorText } from '#tests/support/error-text.ts';
import { StockNotificationDialog } from './stock-notification-dialog.tsx';
import { useHasStockNotification } from './stock-notifications.ts';

/** A product of these tests on this page. */
const soldOut = language === 'ar' ? 'cup-coffee-02' : 'cup-coffee-03';

const ProductPage = ({ product }: { product: ProductDetail }) => {
  const [isOpen, setOpen] = useState(false);
  const isRegistered = useHasStockNotification(product.id);
  return (
    <>
      <button type="button" data-registered={isRegistered} onClick={() => setOpen(true)}>
        +
      </button>
      <StockNotificationDialog product={product} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

/** Opens the dialog for a product, which is sold out unless another one is given. */
const openDialog = async (productId: string = soldOut) => {
  await commands.query('update products set stock = 0 where id = $1', [soldOut]);
  const shop = await loadShopClient();
  const { fields } = await messagesFor('common');
  const { notify } = await messagesFor('productDetails');
  const { validation, notices } = await messagesFor('forms');
  await renderComponent(<ProductPage product={await shop.products.get({ id: productId, language })} />);
  const opener = page.getByRole('button', { name: '+', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: notify.title });
  return {
    validation,
    notices: notices.stock,
    opener,
    dialog,
    email: dialog.getByRole('textbox', { name: fields.email }),
    send: dialog.getByRole('button', { name: notify.submit, exact: true }),
  };
};

const listRecipients = async (productId: string) => {
  const rows = await commands.query('select email from stock_notifications where product_id = $1', [productId]);
  return rows.map((row) => row['email']);
};

test('an invalid address has its error and the focus, and is not registered', async () => {
  const { email, send, validation } = await openDialog();
  expect(await accessibilityViolations()).toEqual([]);
  await email.fill('invalid@');
  await send.click();
  await expect.poll(() => errorUnder(email)).toBe(validation['email.invalid']);
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveValue('invalid@');
  expect(await listRecipients(soldOut)).not.toContain('invalid@');
});

test('an address that did not arrive stays in the field with the reason; sent again, it is registered', async () => {
  const { email, send, opener, dialog, notices } = await openDialog();
  await email.fill('salma@example.com');
  const reconnect = await disconnect('/api/stock-notifications');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => errorUnder(email)).toBe(notices.failed.body);
  await expect.element(email).toHaveValue('salma@example.com');
  await reconnect();
  await send.click();
  await expect.element(page.getByRole('status').getByText(notices.registered.body, { exact: true })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveAttribute('data-registered', 'true');
  expect(await listRecipients(soldOut)).toContain('salma@example.com');
  // the address was sent, so the next dialog does not have it
  await opener.click();
  await expect.element(email).toHaveValue('');
});

test('a product that is in stock again is refused with that reason', async () => {
  const { email, send } = await openDialog('cup-tea-01');
  await email.fill('salma@example.com');
  await send.click();
  const reason = errorText('ALREADY_IN_STOCK', language);
  await expect.poll(() => errorUnder(email)).toBe(reason);
  await expect.element(page.getByRole('alert').getByText(reason, { exact: true })).toBeVisible();
  expect(await listRecipients('cup-tea-01')).toEqual([]);
});

test('Escape closes the dialog and returns the focus; opened again, it has the entered address', async () => {
  const { email, opener, dialog } = await openDialog();
  await email.fill('nadia@example.com');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(email).toHaveValue('nadia@example.com');
});

test('the dialog of a signed-in customer has their own address', async () => {
  const customer = await signInCustomer();
  const { email, send, notices } = await openDialog();
  await expect.element(email).toHaveValue(customer.email);
  await send.click();
  await expect.element(page.getByRole('status').getByText(notices.registered.body, { exact: true })).toBeVisible();
  expect(await listRecipients(soldOut)).toContain(customer.email);
});
