import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { deviceCart } from '#features/cart/ui/cart.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, signInCustomer } from '#tests/support/component/visitor.ts';
import { Wishlist } from './wishlist-tab.tsx';

const [cup, plate, soldOut] = ['cup-tea-01', 'plate-lotus-01', 'plate-star-calligraphy-02'] as const;

/** Renders the wishlist of a new customer, who saved these products, the last one most recently. */
const openWishlist = async (...productIds: readonly string[]) => {
  await signInCustomer();
  const shop = await loadShopClient();
  for (const productId of productIds) await shop.wishlist.add({ productId });
  const { products } = await shop.wishlist.get({ language });
  deviceCart().replace([]);
  const texts = await messagesFor('account');
  const { catalogue, fields, states } = await messagesFor('common');
  const { notices } = await messagesFor('forms');
  await renderComponent(<Wishlist texts={texts} />);
  const nameOf = (productId: string) => products.find((product) => product.id === productId)?.name ?? '';
  const buttonOf = (label: string, productId: string) =>
    page.getByRole('button', { name: `${label}: ${nameOf(productId)}`, exact: true });
  return {
    texts,
    fields,
    states,
    notices,
    nameOf,
    headings: page.getByRole('heading', { level: 3 }),
    names: () =>
      page
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    remove: (productId: string) => buttonOf(catalogue.wishlistRemove, productId),
    move: (productId: string) => buttonOf(texts.wishlist.move, productId),
    addAll: page.getByRole('button', { name: texts.wishlist.addAll, exact: true }),
    listSaved: async () => (await shop.wishlist.get({ language })).productIds,
  };
};

const readCart = () =>
  deviceCart()
    .items()
    .map(({ id, quantity }) => [id, quantity]);

test('products are shown newest first; removal by keyboard keeps the focus in the list, and an empty one links to the shop', async () => {
  const { texts, notices, nameOf, headings, names, remove } = await openWishlist(cup, plate);
  await expect.element(headings.first()).toBeVisible();
  expect(names()).toEqual([nameOf(plate), nameOf(cup)]);
  expect(await accessibilityViolations()).toEqual([]);
  await remove(cup).click();
  await expectNotice('status', notices.wishlist.removed);
  await expect.poll(names).toEqual([nameOf(plate)]);
  const list = page.getByRole('list').element().parentElement;
  const button = remove(plate).element();
  if (button instanceof HTMLElement) button.focus();
  await userEvent.keyboard('{Enter}');
  const { title, button: toShop } = texts.wishlist.empty;
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  expect(list?.contains(document.activeElement)).toBe(true);
  await expect.element(page.getByRole('link', { name: toShop, exact: true })).toHaveAttribute('href', '/products');
});

test('one button adds everything that is in stock to the cart and names the rest; nothing leaves the list', async () => {
  const { texts, notices, nameOf, headings, addAll } = await openWishlist(soldOut, cup, plate);
  await addAll.click();
  const leftOut = texts.filling.leftOut({ names: nameOf(soldOut) });
  await expectNotice('status', { title: notices.cart.addedAll.title, body: leftOut });
  expect(readCart()).toEqual([
    [plate, 1],
    [cup, 1],
  ]);
  expect(headings.elements()).toHaveLength(3);
});

test('a product in stock moves to the cart and leaves the list', async () => {
  const { nameOf, names, move, listSaved } = await openWishlist(soldOut, cup, plate);
  await move(cup).click();
  await expect.poll(names).toEqual([nameOf(plate), nameOf(soldOut)]);
  expect(readCart()).toEqual([[cup, 1]]);
  await expect.poll(listSaved).toEqual([plate, soldOut]);
  expect(move(soldOut).elements()).toEqual([]);
});

test('a product at the quantity limit of the cart is not moved, with a notice that names it', async () => {
  const { texts, nameOf, headings, names, move, listSaved } = await openWishlist(plate);
  await expect.element(headings).toBeVisible();
  const product = { id: plate, name: nameOf(plate), price: 125_000, category: 'plates', image: `${plate}/1` } as const;
  deviceCart().replace([{ ...product, quantity: 100 }]);
  await move(plate).click();
  await expectNotice('alert', { title: texts.filling.nothing, body: texts.filling.cut({ names: nameOf(plate) }) });
  expect(names()).toEqual([nameOf(plate)]);
  expect(await listSaved()).toEqual([plate]);
});

test('a wishlist that cannot be loaded shows an error, and a button loads it', async () => {
  await signInCustomer();
  const shop = await loadShopClient();
  await shop.wishlist.add({ productId: cup });
  const reconnect = await disconnect('/api/wishlist?**');
  const texts = await messagesFor('account');
  const { fields, states } = await messagesFor('common');
  await renderComponent(<Wishlist texts={texts} />);
  const error = page.getByText(states.couldNotLoad, { exact: true });
  await expect.element(error).toBeVisible();
  await reconnect();
  await page.getByRole('button', { name: fields.tryAgain, exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible();
  expect(error.elements()).toEqual([]);
});
