import { type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from './unsaved-changes.tsx';

const texts = { stock: 'stock', orders: 'orders', reply: 'reply' };

/** A form with one field, and a link to another page, which shows only its path. */
const Pages = () => {
  const { pathname } = useLocation();
  return pathname === '/' ? <Form /> : <h1>{pathname}</h1>;
};

const Form = () => {
  const form = useRef<HTMLFormElement>(null);
  const { confirmation } = useUnsavedChanges(form);
  return (
    <form ref={form}>
      <label>
        {texts.stock}
        <input name="stock" defaultValue="4" />
      </label>
      <Link to="/orders">{texts.orders}</Link>
      <UnsavedChangesDialog confirmation={confirmation} />
    </form>
  );
};

/** The form, and a button that opens a second one after it. */
const TwoForms = () => {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  if (pathname !== '/') return <h1>{pathname}</h1>;
  return (
    <>
      <Form />
      <button type="button" onClick={() => setOpen(true)}>
        {texts.reply}
      </button>
      {isOpen && <ReplyForm />}
    </>
  );
};

const ReplyForm = () => {
  const form = useRef<HTMLFormElement>(null);
  const { confirmation } = useUnsavedChanges(form);
  return (
    <form ref={form}>
      <input aria-label={texts.reply} name="reply" />
      <UnsavedChangesDialog confirmation={confirmation} />
    </form>
  );
};

/** Renders the form and enters this stock. */
const enterStock = async (stock: string, element: ReactNode = <Pages />) => {
  const { unsaved } = (await messagesFor('admin')).layout;
  await renderAdminComponent(element);
  const field = page.getByLabelText('stock', { exact: true });
  await field.fill(stock);
  const dialog = page.getByRole('dialog', { name: unsaved.title, exact: true });
  return {
    field,
    dialog,
    link: page.getByRole('link', { name: 'orders', exact: true }),
    stay: dialog.getByRole('button', { name: unsaved.stay, exact: true }),
    leave: dialog.getByRole('button', { name: unsaved.leave, exact: true }),
    orders: page.getByRole('heading', { name: '/orders', exact: true }),
  };
};

test('a link away from unsaved input asks first, and staying keeps the input', async () => {
  const { field, dialog, link, stay, orders } = await enterStock('5');
  await link.click();
  await expect.element(stay).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('5');
  await link.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('5');
  expect(orders.elements()).toEqual([]);
});

test('leaving after the question discards the input', async () => {
  const { link, leave, orders } = await enterStock('5');
  await link.click();
  await leave.click();
  await expect.element(orders).toBeVisible();
});

test('a link away from input that equals the saved one asks nothing', async () => {
  const { field, link, orders } = await enterStock('5');
  await field.fill('4');
  await link.click();
  await expect.element(orders).toBeVisible();
});

test('a link away from several forms asks while any of them has unsaved input', async () => {
  const { field, dialog, link, stay, orders } = await enterStock('5', <TwoForms />);
  await page.getByRole('button', { name: 'reply', exact: true }).click();
  const reply = page.getByRole('textbox', { name: 'reply', exact: true });
  await expect.element(reply).toBeVisible();
  await link.click();
  await stay.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('5');
  await field.fill('4');
  await reply.fill('tomorrow');
  await link.click();
  await stay.click();
  await expect.element(reply).toHaveValue('tomorrow');
  await reply.fill('');
  await link.click();
  await expect.element(orders).toBeVisible();
});

test('the browser confirms that a tab with unsaved input is closed, and closes one without at once', async () => {
  const isConfirmed = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { field } = await enterStock('5');
  expect(isConfirmed()).toBe(true);
  await field.fill('4');
  expect(isConfirmed()).toBe(false);
});
