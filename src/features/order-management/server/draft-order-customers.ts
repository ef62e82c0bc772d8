import type { ShopContext } from '#core/server/context.ts';
import { searchedEmails, searchTermsOf } from '#core/server/database/search-terms.ts';
import { findCustomers } from '#features/customers/server/find-customers.ts';
import type { PhoneCustomer } from '../draft-orders.admin.contract.ts';
import { findLastShippings } from './draft-order-customers.repository.ts';

/** Maximum search results; more need a narrower search. */
const MAX_RESULTS = 8;

/** Finds customers by name, phone number or e-mail address, up to MAX_RESULTS, each with the address of the last order. */
export const findPhoneCustomers = async (
  shop: ShopContext,
  { q }: { readonly q: string },
): Promise<PhoneCustomer[]> => {
  const emails = searchedEmails(q).map((text) => ({ text, inIndex: [`%${text}%`], isRare: true }));
  const terms = [...searchTermsOf(q), ...emails];
  if (terms.every(({ text }) => text.trim() === '')) return [];
  const customers = await findCustomers(shop, terms, MAX_RESULTS);
  const shippings = await findLastShippings(
    shop.database.kysely,
    customers.map(({ id }) => id),
  );
  return customers.map((customer) => {
    const last = shippings.get(customer.id);
    // an anonymized order has no name
    if (last === undefined || last.fullName === '') return { ...customer, lastShipping: null };
    const { fullName, phone, address, city, postalCode } = last;
    return { ...customer, lastShipping: { fullName, phone, address, city, postalCode } };
  });
};
