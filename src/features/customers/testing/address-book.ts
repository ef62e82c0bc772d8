import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { cartKey, newCustomer, sessionKey, storedCart, storedSession } from '#features/auth/testing/users.ts';
import type { ShopInBrowser, Visitor } from '#tests/support/browser.ts';
import { testSettings } from '#tests/support/test-settings.ts';
import type { SavedAddress } from '../saved-addresses.contract.ts';
import { type AddressInput, type PlaceName, placeNames } from './addresses.ts';

/** Signs up a customer with these addresses, the first as the default, and opens the saved addresses. */
export const openAddresses = async (shop: ShopInBrowser, visitor: Visitor, ...addresses: readonly AddressInput[]) => {
  const session = await storedSession(shop.url, newCustomer());
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(session).access_token}` };
  for (const address of addresses) {
    await fetch(`${shop.url}/api/saved-addresses`, { method: 'POST', headers, body: JSON.stringify(address) });
  }
  const list = async (): Promise<readonly SavedAddress[]> => {
    const response = await fetch(`${shop.url}/api/saved-addresses`, { headers });
    return (await response.json()).addresses;
  };
  const cart = storedCart({ 'cup-tea-01': 2 }, visitor.language);
  const visit = await shop.visit(visitor, { stored: { [sessionKey]: session, [cartKey]: cart } });
  const account: Messages['account'] = await loadMessages('account', visitor.language, testSettings);
  const messages: Messages['savedAddresses'] = await loadMessages('savedAddresses', visitor.language, testSettings);
  const { page } = visit;
  const panel = page.getByRole('tabpanel', { name: account.tabs.addresses });
  const cards = panel.getByRole('article');
  const dialog = page.getByRole('dialog');
  const fieldOf = (name: PlaceName) =>
    dialog.getByLabel(name === 'label' ? messages.label : visit.t.fields[name], { exact: true });
  return {
    ...visit,
    account,
    messages,
    panel,
    cards,
    dialog,
    list,
    fieldOf,
    open: () => visit.open('/account?tab=addresses'),
    save: dialog.getByRole('button', { name: messages.save, exact: true }),
    write: async (address: AddressInput) => {
      for (const name of placeNames) await fieldOf(name).fill(address[name]);
    },
    press: (action: string, { label }: AddressInput) =>
      panel.getByRole('button', { name: `${action}: ${label}`, exact: true }).click(),
  };
};
