import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { firstNameOf } from '#core/text/first-name-of.ts';
import { placeOrder } from '#tests/support/component/orders.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { holdRequests } from '#tests/support/component/visitor.ts';
import Account from './account.route.tsx';

/** Copies an order 20 times, each copy one day older than the last, so that the list has two pages. */
const copyOrder = async (orderNumber: string): Promise<void> => {
  const columns = await commands.query(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = 'orders' and is_generated = 'NEVER'`,
    [],
  );
  const names = columns.map((row) => row['column_name']).join(', ');
  await commands.query(
    `insert into orders (${names})
     select ${names} from (select (jsonb_populate_record(one, jsonb_build_object(
       'id', gen_random_uuid(), 'idempotency_key', gen_random_uuid(),
       'order_number', 'ORD-' || age || '-' || upper(substr(md5(one.id::text || age), 1, 9)),
       'created_at', one.created_at - age * interval '1 day'))).*
     from orders one, generate_series(1, 20) as age where one.order_number = $1) as copied`,
    [orderNumber],
  );
};

test('a profile that is saved while older orders load keeps its new name', async () => {
  const { orderNumber } = await placeOrder();
  await copyOrder(orderNumber);
  const { hello, orders, profile, tabs } = await messagesFor('account');
  const { fields } = await messagesFor('common');
  await renderComponent(<Account />, { path: '/account' });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const respond = await holdRequests('/api/orders*before*');
  await button(orders.more).click();
  await page.getByRole('tab', { name: tabs.profile, exact: false }).click();
  await page.getByRole('textbox', { name: fields.name, exact: true }).fill('نادية السيد');
  await button(profile.save).click();
  const heading = page.getByRole('heading', {
    level: 1,
    name: hello({ name: firstNameOf('نادية السيد') }),
    exact: true,
  });
  await expect.element(heading).toBeVisible();
  await respond();
  await page.getByRole('tab', { name: tabs.orders, exact: false }).click();
  await expect.element(button(orders.more)).not.toBeInTheDocument();
  await expect.element(heading).toBeVisible();
});
