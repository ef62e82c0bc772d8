import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import { postalCodeHint } from '#features/shipping/governorates.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInCustomer } from '#tests/support/component/visitor.ts';
import { openCheckout } from '../testing/open-checkout.tsx';
import { homeAddress, motherAddress } from '../testing/saved-addresses.ts';

/** Signs in as a new customer with these addresses. */
const signInWith = async (...addresses: readonly (typeof homeAddress)[]) => {
  const customer = await signInCustomer();
  const shop = await loadShopClient();
  for (const address of addresses) await shop.savedAddresses.create(address);
  return customer;
};

const openAddresses = async () => {
  const opened = await openCheckout();
  const choice = page.getByRole('group', { name: opened.checkout.savedAddress });
  return {
    ...opened,
    choiceOf: (name: string) => choice.getByRole('radio', { name, exact: false }),
    newAddress: choice.getByRole('radio', { name: opened.checkout.newAddress }),
  };
};

const listOrders = (userId: string) => commands.query('select shipping_info from orders where user_id = $1', [userId]);

test('account data that arrives during input fills other empty fields, and a default address is not selected', async () => {
  const { email } = await signInWith(homeAddress, motherAddress);
  const release = await holdRequests('/api/profile');
  const { fieldOf, choiceOf, newAddress } = await openAddresses();
  await fieldOf('phone').click();
  await release();
  await expect.element(newAddress).toBeChecked();
  await expect.element(fieldOf('fullName')).toHaveValue('سلمى حسن');
  await expect.element(fieldOf('phone')).toHaveFocus();
  await expect.element(fieldOf('phone')).toHaveValue('');
  await fieldOf('email').click();
  await expect.element(fieldOf('email')).toHaveValue(email);
  // left empty
  await expect.element(fieldOf('phone')).toHaveValue('+201001234567');
  await fieldOf('address').fill('7 Nile Street');
  await choiceOf(homeAddress.label).click();
  await expect.element(fieldOf('address')).not.toBeVisible();
});

test('a selected address is selected in a checkout opened again, and entered values are not lost', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { id } = await signInWith(homeAddress, motherAddress);
  const { fieldOf, choiceOf, newAddress, unmount, place } = await openAddresses();
  await expect.element(choiceOf(homeAddress.label)).toBeChecked();
  await newAddress.click();
  await fieldOf('city').fill('بلبيس');
  await choiceOf(motherAddress.label).click();
  await newAddress.click();
  await expect.element(fieldOf('city')).toHaveValue('بلبيس');
  await choiceOf(motherAddress.label).click();
  await unmount();
  await openAddresses();
  await expect.element(choiceOf(motherAddress.label)).toBeChecked();
  await newAddress.click();
  await expect.element(fieldOf('city')).toHaveValue('');
  await choiceOf(motherAddress.label).click();
  await place.click();
  await expect
    .poll(() => listOrders(id))
    .toMatchObject([{ shipping_info: { fullName: motherAddress.fullName, address: motherAddress.address } }]);
});

test('an entered address is saved with the order under its label, which is required, and the default stays', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { id } = await signInWith(homeAddress);
  const { checkout, validation, fieldOf, newAddress, place } = await openAddresses();
  const { notices } = await messagesFor('savedAddresses');
  await newAddress.click();
  await fieldOf('address').fill('12 Al-Muizz Street');
  await fieldOf('city').fill('Tanta');
  await fieldOf('postalCode').fill('31511');
  await page.getByRole('checkbox', { name: checkout.keepAddress }).click();
  const label = page.getByRole('textbox', { name: checkout.addressLabel, exact: true });
  await expect.element(label).toHaveValue(checkout.firstAddressLabel);
  await label.fill('');
  await place.click();
  await expect.poll(() => errorUnder(label)).toBe(validation.required);
  await label.fill('العمل');
  await place.click();
  await expect.element(page.getByRole('status').getByText(notices.saved.body, { exact: true })).toBeVisible();
  const select = 'select label, city, is_default from saved_addresses where user_id = $1 order by created_at';
  expect(await commands.query(select, [id])).toEqual([
    { label: homeAddress.label, city: homeAddress.city, is_default: true },
    { label: 'العمل', city: 'Tanta', is_default: false },
  ]);
});

test('the city suggests governorates and the postal code its first digits, and any other city is accepted', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const { id } = await signInWith();
  const { checkout, fieldOf, place } = await openCheckout();
  const places = await messagesFor('governorates');
  await fieldOf('address').fill('12 Al-Muizz Street');
  await fieldOf('postalCode').fill('11511');
  const city = fieldOf('city');
  const listSuggestions = () => {
    const input = city.element();
    return input instanceof HTMLInputElement ? [...(input.list?.options ?? [])].map(({ value }) => value) : [];
  };
  await expect.poll(listSuggestions).toEqual(Object.values(places.governorates));
  for (const [input, hint] of [
    [places.governorates.alexandria, postalCodeHint(places, 'alexandria')],
    ['مدينة نصر', postalCodeHint(places, 'cairo')],
    ['عزبة النعناع', checkout.hints.postalCode],
  ] as const) {
    await city.fill(input);
    await expect.element(page.getByText(hint, { exact: true })).toBeVisible();
  }
  await place.click();
  await expect.poll(() => listOrders(id)).toMatchObject([{ shipping_info: { city: 'عزبة النعناع' } }]);
});
