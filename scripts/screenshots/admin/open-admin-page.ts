import type { ContentLanguage } from '#core/i18n/language.ts';
import { owner as placeholders } from '#features/settings/default-store-details.ts';
import { apiRequest } from '../api-request.ts';
import type { Customer } from '../demo-customer.ts';
import { buyers } from './buyers.ts';
import { createOrderedCustomer } from './customer-orders.ts';
import { seedAdmin } from './seed-admin.ts';
import type { AdminApi } from './seed-parcels.ts';
import { type AdminShop, signUp, startAdminShop } from './start-admin-shop.ts';

/** A shop with data in every admin section, and the stored session of its owner. */
export type AdminPageHandle = Pick<AdminShop, 'url' | 'session' | 'close'> & {
  /** Makes a customer with orders in many states; the admin area shows them from then on. */
  readonly createCustomer: (language: ContentLanguage) => Promise<Customer>;
};

const owner = { email: 'amina@lazaward.example', name: 'أمينة رشدي', phone: '+201098765432', role: 'owner' } as const;

const team = [
  owner,
  { email: 'nabil@lazaward.example', name: 'Nabil Rushdy', phone: '+201098765433', role: 'manager' },
  { email: 'sara@lazaward.example', name: 'سارة فؤاد', phone: '+201098765434', role: 'orders' },
  { email: 'hany@lazaward.example', name: 'هاني حجازي', phone: '+201098765435', role: 'catalogue' },
] as const;

/** Starts one on a temporary database. */
export const openAdminPage = async (): Promise<AdminPageHandle> => {
  const { url, session, pool, api, close } = await startAdminShop(team);
  for (const buyer of buyers) await signUp(url, buyer);
  await setUpShop(api);
  await seedAdmin(pool, new Date(), api);
  return { url, session, createCustomer: (language) => createOrderedCustomer(pool, api, language), close };
};

/** Starts a shop as it is installed: demonstration products, no orders, and no completed setup step. */
export const openNewShop = (): Promise<AdminShop> => startAdminShop([owner]);

/** Store details without placeholders, with which a shop takes orders. */
const facts = {
  ...placeholders,
  phone: '+201044556677',
  email: 'hello@porcelain.shop',
  address: {
    ar: { street: '١٤ شارع الفخار، الفسطاط', city: 'القاهرة', country: 'مصر' },
    en: { street: '14 Potters’ Street, Fustat', city: 'Cairo', country: 'Egypt' },
    postalCode: '11562',
  },
  social: [{ name: 'instagram', url: 'https://www.instagram.com/porcelain.shop' }],
  instapayHandle: 'porcelain@instapay',
};

/** Opens a shop for orders, and hides its setup steps on the dashboard. */
const setUpShop = async ({ url, token }: AdminApi): Promise<void> => {
  const put = (path: string, body: object) => apiRequest(`${url}/api/admin/${path}`, body, { token, method: 'PUT' });
  await put('settings/facts', { version: 0, value: facts });
  await put('setup/hidden', { isHidden: true });
};
