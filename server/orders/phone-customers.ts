import type { PhoneCustomer } from '../../contract/admin/phone-orders.ts';
import { findCustomers } from '../profiles/find-customers.ts';
import type { ShopContext } from '../shop-context.ts';
import { searchedEmails, searchTermsOf } from './order-filters.ts';
import { findLastShippings } from './orders.repository.ts';

/** Customers that a search returns: more of them need a narrower one. */
const MOST_FOUND = 8;

/** Finds customers by name, phone number or e-mail address, some of them when there are many, each with where their last order went. */
export const findPhoneCustomers = async (
  shop: ShopContext,
  { q }: { readonly q: string },
): Promise<PhoneCustomer[]> => {
  const emails = searchedEmails(q).map((text) => ({ text, inIndex: [`%${text}%`], isRare: true }));
  const terms = [...searchTermsOf(q), ...emails];
  if (terms.every(({ text }) => text.trim() === '')) return [];
  const found = await findCustomers(shop, terms, MOST_FOUND);
  const shippings = await findLastShippings(
    shop.database.kysely,
    found.map(({ id }) => id),
  );
  return found.map((customer) => {
    const last = shippings.get(customer.id);
    // an anonymized order has no name
    if (last === undefined || last.fullName === '') return { ...customer, lastShipping: null };
    const { fullName, phone, address, city, postalCode } = last;
    return { ...customer, lastShipping: { fullName, phone, address, city, postalCode } };
  });
};
