import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { placeOrderForStaff } from '#tests/support/component/orders.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import type { AdminOrder } from '../orders.admin.contract.ts';
import { BulkActionsBar } from './bulk-actions-bar.tsx';
import { useSelectedOrders } from './use-selected-orders.ts';

const texts = { filter: 'filter' };
const done = () => undefined;

/** Renders the bar of two selected orders, and filters the first one out of the list. */
const filterSelected = async () => {
  const { selection: t } = (await messagesFor('admin')).shipments;
  const [first, second] = [await placeOrderForStaff(), await placeOrderForStaff()];
  const List = () => {
    const selection = useSelectedOrders();
    const [rows, setRows] = useState<readonly AdminOrder[]>([first, second]);
    return (
      <>
        <BulkActionsBar selection={selection} rows={rows} onChanged={done} />
        <button type="button" onClick={() => setRows([second])}>
          {texts.filter}
        </button>
      </>
    );
  };
  await renderAdminComponent(<List />);
  await page.getByRole('checkbox', { name: t.page, exact: true }).click();
  const bar = page.getByRole('region', { name: t.label });
  await expect.element(bar.getByText(t.count(2), { exact: true })).toBeVisible();
  expect(page.getByText(t.hidden(1), { exact: true }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'filter', exact: true }).click();
  await expect.element(bar.getByText(t.hidden(1), { exact: true })).toBeVisible();
  const hidden = bar.getByRole('list', { name: t.hiddenList });
  expect(hidden.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(hidden.getByText(first.orderNumber, { exact: true })).toBeVisible();
  return { t, bar, hidden, first, second };
};

test('selected orders that a filter hides are listed before their status changes', async () => {
  const { t, bar, hidden, first } = await filterSelected();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: t.move.shipped, exact: true }).click();
  const question = page.getByRole('dialog', { name: t.confirm.shipped });
  await expect.element(question.getByText(t.hidden(1), { exact: true })).toBeVisible();
  await expect.element(question.getByText(first.orderNumber, { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bar.getByText(t.count(2), { exact: true })).toBeVisible();
  await expect.element(hidden).toBeVisible();
});

test('all hidden orders are deselected together, and the listed ones stay selected', async () => {
  const { t, bar, hidden } = await filterSelected();
  await bar.getByRole('button', { name: t.keepListed, exact: true }).click();
  await expect.element(bar.getByText(t.count(1), { exact: true })).toBeVisible();
  expect(hidden.elements()).toEqual([]);
  await expect.element(bar.getByRole('checkbox', { name: t.page, exact: true })).toBeChecked();
});

test('a hidden order is deselected by its own button', async () => {
  const { t, bar, hidden, first } = await filterSelected();
  await hidden.getByRole('button', { name: t.remove({ number: first.orderNumber }), exact: true }).click();
  await expect.element(bar.getByText(t.count(1), { exact: true })).toBeVisible();
  expect(page.getByText(first.orderNumber, { exact: true }).elements()).toEqual([]);
});
