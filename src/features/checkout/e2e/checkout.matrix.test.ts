import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cartKey, newCustomer, sessionKey, storedCart, storedSession } from '#features/auth/testing/users.ts';
import { placeOrderButton, waitForHeading, waitForPath } from '#tests/support/browser/visible-text.ts';
import {
  alternateTests,
  inEachLanguage,
  type ShopInBrowser,
  twoVisitors,
  type Visitor,
} from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { shippingField } from '../../../../scripts/lib/page.ts';
import { homeAddress, motherAddress } from '../testing/saved-addresses.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

/** Opens the checkout with two cups, as a customer with these saved addresses. */
const addToCartAndOpen = async (visitor: Visitor, addresses: readonly object[]) => {
  const customer = newCustomer();
  const session = await storedSession(shop.url, customer);
  const { access_token: token, user } = JSON.parse(session);
  for (const address of addresses) {
    const response = await fetch(`${shop.url}/api/saved-addresses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(address),
    });
    expect(response.status).toBe(201);
  }
  const stored = { [cartKey]: storedCart({ 'cup-tea-01': 2 }, visitor.language), [sessionKey]: session };
  const visit = await shop.visit(visitor, { stored });
  await visit.open('/checkout');
  await waitForHeading(visit.page, visit.t.checkout.title);
  return { customer, userId: String(user.id), ...visit };
};

const getLastShipping = async (userId: string) => {
  const { rows } = await shop.database.pool.query(
    'select shipping_info from orders where user_id = $1 order by created_at desc',
    [userId],
  );
  return rows[0]?.shipping_info;
};

describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const testOnce = alternateTests(visitor, test);

  testOnce('the default address is preselected, and an order is placed without typing', async () => {
    const { page, t, customer, userId, leave } = await addToCartAndOpen(visitor, [homeAddress, motherAddress]);
    const choice = page.getByRole('group', { name: t.checkout.savedAddress });
    await choice.getByRole('radio', { name: homeAddress.label }).and(page.locator(':checked')).waitFor();
    await expect.poll(() => shippingField(page, t, 'email').inputValue()).toBe(customer.email);
    expect(await shippingField(page, t, 'address').isVisible()).toBe(false);
    await placeOrderButton(page, t).click();
    await waitForPath(page, /^\/order-confirmation\//);
    const { label: _, isDefault: __, ...shippingAddress } = homeAddress;
    expect(await getLastShipping(userId)).toEqual({ ...shippingAddress, email: customer.email, governorate: 'cairo' });
    await leave();
  });

  testOnce('a checkout with an empty cart redirects to the cart', async () => {
    const { page, t, leave } = await shop.visit(visitor);
    await page.goto('/checkout');
    await waitForPath(page, '/cart');
    await page.getByRole('heading', { name: t.cart.empty.title, exact: true }).waitFor();
    expect(page.context().pages()).toHaveLength(1);
    await leave();
  });
});
