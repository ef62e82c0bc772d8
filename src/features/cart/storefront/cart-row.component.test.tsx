import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { formatMoney, formatNumber, isolateText } from '#core/i18n/format.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import type { CartProducts } from '#features/products/products.contract.ts';
import { normalizeText } from '#tests/support/browser/visible-text.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { deviceCart, useCart } from '../ui/cart.ts';
import { priceItems } from '../ui/priced-cart.ts';
import { CartRow } from './cart-row.tsx';

const Rows = ({ products, onRemoved }: { products: CartProducts; onRemoved: () => void }) => {
  const { lines } = priceItems(useCart().items, products, new Map(), pageSettings(), { destination: null });
  return (
    <ul>
      {lines.map((line) => (
        <CartRow key={line.item.id} line={line} onRemoved={onRemoved} />
      ))}
    </ul>
  );
};

/** Renders the rows of a cart with a tea cup in this quantity, and two plates. */
const openCart = async (quantity: number, fewLeft: CartProducts['fewLeft'] = {}) => {
  const shop = await loadShopClient();
  const products = await shop.products.cartProducts({ language, ids: 'cup-tea-01,plate-lotus-01' });
  const [cup, plates] = ['cup-tea-01', 'plate-lotus-01'].map((id) => products.products.find((each) => each.id === id));
  if (!(cup && plates)) throw new Error('a product is missing');
  const toItem = ({ id, name, price, category }: typeof cup, items: number) => ({
    id,
    name,
    price,
    category,
    image: `${id}/1`,
    quantity: items,
  });
  deviceCart().replace([toItem(cup, quantity), toItem(plates, 2)]);
  let removals = 0;
  await renderComponent(<Rows products={{ ...products, fewLeft }} onRemoved={() => (removals += 1)} />);
  const { catalogue, fields } = await messagesFor('common');
  const { cart } = await messagesFor('cart');
  const { notices } = await messagesFor('forms');
  const name = isolateText(cup.name);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: cup.name, exact: true }) });
  const field = row.getByRole('textbox', { name: cart.quantityOf({ name }) });
  return {
    cup,
    cart,
    fields,
    notices: notices.cart,
    row,
    field,
    increase: row.getByRole('button', { name: catalogue.increase, exact: true }),
    decrease: row.getByRole('button', { name: catalogue.decrease, exact: true }),
    remove: row.getByRole('button', { name: cart.removeNamed({ name }) }),
    readQuantity: () => {
      const [item] = deviceCart().items();
      const input = field.element();
      return { field: input instanceof HTMLInputElement ? input.value : null, cart: item?.quantity };
    },
    quantities: () =>
      deviceCart()
        .items()
        .map(({ id, quantity: items }) => [id, items]),
    countRemovals: () => removals,
  };
};

type OpenCart = Awaited<ReturnType<typeof openCart>>;

const enter = async ({ field }: OpenCart, input: string) => {
  await field.fill(input);
  await userEvent.keyboard('{Enter}');
};

/** The quantity of the first line, as its field and the cart have it. */
const inBoth = (items: number) => ({ field: formatNumber(items, language), cart: items });

test('a quantity is accepted in digits of any script, and shown in those of the language', async () => {
  const opened = await openCart(2);
  for (const [input, quantity] of [
    ['٣', 3],
    ['۱۲', 12],
    ['100', 100],
  ] as const) {
    await enter(opened, input);
    await expect.poll(opened.readQuantity).toEqual(inBoth(quantity));
  }
});

test('a quantity above the limit or that is no whole number is refused with a notice, an empty one without', async () => {
  const opened = await openCart(100);
  const { limitExceeded, invalidQuantity } = opened.notices;
  for (const [input, { title, body }] of [
    ['١٠١', limitExceeded],
    ['1.5', invalidQuantity],
    ['1e1', invalidQuantity],
    ['ثلاثة', invalidQuantity],
  ] as const) {
    await enter(opened, input);
    const notice = page.getByRole('alert').filter({ hasText: title });
    await expect.element(notice.getByText(body, { exact: true })).toBeVisible();
    await expect.poll(opened.readQuantity).toEqual(inBoth(100));
  }
  await enter(opened, '');
  await expect.poll(opened.readQuantity).toEqual(inBoth(100));
});

test('at the limit the plus button is dimmed, and a press displays the limit', async () => {
  const opened = await openCart(100);
  const { increase, notices } = opened;
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await increase.click({ force: true });
  await expect.element(page.getByRole('alert').getByText(notices.limitExceeded.body, { exact: true })).toBeVisible();
  await expect.poll(opened.readQuantity).toEqual(inBoth(100));
});

test('Escape restores the quantity, and leaving the field stores it', async () => {
  const opened = await openCart(2);
  await opened.field.fill('7');
  await userEvent.keyboard('{Escape}');
  await expect.poll(opened.readQuantity).toEqual(inBoth(2));
  await opened.field.fill('7');
  await userEvent.tab();
  await expect.poll(opened.readQuantity).toEqual(inBoth(7));
});

test('a row shows its product and total, which minus and plus change', async () => {
  const opened = await openCart(2);
  const { cup, row, increase, decrease } = opened;
  const text = () => normalizeText(row.element().textContent ?? '');
  const total = (items: number) => normalizeText(formatMoney(items * cup.price, language));
  for (const each of [cup.subtitle, formatMoney(cup.price, language)]) expect(text()).toContain(normalizeText(each));
  expect(text()).toContain(total(2));
  await expect.element(row.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/product/cup-tea-01');
  expect(await accessibilityViolations()).toEqual([]);
  await increase.click();
  await expect.poll(opened.readQuantity).toEqual(inBoth(3));
  await expect.poll(text).toContain(total(3));
  await decrease.click();
  await expect.poll(opened.readQuantity).toEqual(inBoth(2));
  await expect.poll(text).toContain(total(2));
});

test('the button for removal and a quantity of zero remove the row; undo restores it at its position', async () => {
  const opened = await openCart(1);
  const { cup, row, remove, fields, notices, quantities, countRemovals } = opened;
  // at a quantity of one, the minus button removes the row, too
  expect(remove.elements()).toHaveLength(2);
  for (const press of [() => remove.first().click(), () => remove.last().click(), () => enter(opened, '٠')]) {
    const before = countRemovals();
    await press();
    await expect.element(row).not.toBeInTheDocument();
    expect(quantities()).toEqual([['plate-lotus-01', 2]]);
    expect(countRemovals()).toBe(before + 1);
    const notice = page.getByRole('status').filter({ hasText: notices.removed.title });
    await expect.element(notice.getByText(notices.removed.body, { exact: true })).toBeVisible();
    await notice.getByRole('button', { name: fields.undo, exact: true }).click();
    await expect.element(page.getByRole('heading').first()).toHaveTextContent(cup.name);
    expect(quantities()[0]).toEqual(['cup-tea-01', 1]);
  }
});

test('a quantity above the stock is named, and one button reduces it to the stock, where plus ends', async () => {
  const { counts } = await messagesFor('common');
  const opened = await openCart(4, { 'cup-tea-01': 3 });
  const { cart, row, increase } = opened;
  await expect.element(row.getByText(`${counts.remainingStock(3)}. ${cart.changes.reduce}`)).toBeVisible();
  await row.getByRole('button', { name: cart.changes.takeLeft, exact: true }).click();
  await expect.poll(opened.readQuantity).toEqual(inBoth(3));
  await expect.element(row.getByText(counts.remainingStock(3), { exact: true })).toBeVisible();
  await expect.element(increase).toHaveAttribute('aria-disabled', 'true');
  await increase.click({ force: true });
  await expect.poll(opened.readQuantity).toEqual(inBoth(3));
});
