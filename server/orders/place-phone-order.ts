import { createHash } from 'node:crypto';
import { insertContactClause } from '../../accounts/index.ts';
import type { PlacePhoneOrder, QuotePhoneOrder } from '../../contract/admin/phone-orders.ts';
import { isOnlineMethod } from '../../domain/payments/payment-methods.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { Refusal } from '../../domain/refusals.ts';
import { fieldRefusal } from '../api/errors.ts';
import { auditEntryClause } from '../audit-log/audit-log.ts';
import { addProfileEmail, contactProfileClause } from '../profiles/find-customers.ts';
import type { ShopContext } from '../shop-context.ts';
import { placeOrder } from './place-order.ts';
import { priceOrder } from './price-order.ts';

type Placed = { readonly orderNumber: string; readonly total: number; readonly isInvited: boolean };

/**
 * Places an order that an admin takes by phone (decision 198), as `placeOrder` does, for a customer of the shop or a new one, who is created
 * in the same statement. A customer without an address is invited to an account by the address of the order. The first entry of the
 * order's history, and the audit log, name the admin. Refuses as `placeOrder` does, with ACCOUNT_NOT_FOUND for an unknown customer and
 * CUSTOMER_EXISTS when a new address belongs to another customer; VALIDATION_FAILED at `paymentMethod` for a payment page without any
 * address to send it to.
 */
export const placePhoneOrder = async (
  shop: ShopContext,
  adminId: string,
  { customerId, ...request }: PlacePhoneOrder,
): Promise<Placed> => {
  const { idempotencyKey, shipping, language } = request;
  const customer = await findCustomer(shop, customerId ?? newCustomerId(idempotencyKey));
  if (customerId !== null && customer === null) throw new Refusal('ACCOUNT_NOT_FOUND');
  const userId = customerId ?? newCustomerId(idempotencyKey);
  const email = customer?.email ?? '';
  const invited = email === '' ? shipping.email : '';
  if (invited !== '') await refuseTaken(shop, userId, invited);
  if (isOnlineMethod(request.paymentMethod) && email === '' && invited === '') {
    throw fieldRefusal({ paymentMethod: 'payment.unavailable' });
  }
  const { orderNumber, total } = await placeOrder(shop, { userId, email }, request, {
    adminId,
    clauses: (subject) => [
      ...(customerId === null
        ? [
            insertContactClause({ id: userId, language }),
            contactProfileClause({ id: userId, name: shipping.fullName, phone: shipping.phone }),
          ]
        : []),
      auditEntryClause({ adminId, action: 'order.placed_by_phone', subject, details: { account: userId } }),
    ],
  });
  const isInvited = invited !== '' && (await invite(shop, { userId, email: invited, language }));
  return { orderNumber, total, isInvited };
};

/** Prices an order by phone; writes nothing. Refuses as `placePhoneOrder` does. */
export const quotePhoneOrder = async (
  shop: ShopContext,
  { customerId, destination, ...request }: QuotePhoneOrder,
): Promise<Quote> => {
  if (customerId !== null && (await findCustomer(shop, customerId)) === null) throw new Refusal('ACCOUNT_NOT_FOUND');
  const shipping = { fullName: '', email: '', phone: '', address: '', ...destination };
  const { quote } = await priceOrder(shop, customerId ?? nobody, { ...request, shipping });
  return quote;
};

/** A customer without any order. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Returns an account with its address, empty without one; null when there is none. */
const findCustomer = async ({ accounts }: ShopContext, id: string): Promise<{ readonly email: string } | null> => {
  const [account] = await accounts.book.describe([id]);
  return account ? { email: account.email.includes('@') ? account.email : '' } : null;
};

const refuseTaken = async ({ accounts }: ShopContext, userId: string, email: string): Promise<void> => {
  const holder = await accounts.book.idOf(email);
  if (holder !== null && holder !== userId) throw new Refusal('CUSTOMER_EXISTS');
};

/** The id of the customer that an order by phone creates: the same for each try of the same order. */
const newCustomerId = (idempotencyKey: string): string => {
  const hash = createHash('sha256').update(`customer of the order by phone ${idempotencyKey}`).digest('hex');
  // the bits of a UUID of version 8
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

type Invited = { readonly userId: string; readonly email: string; readonly language: string };

/** Invites the customer after the order is placed; false when somebody has signed up with the address meanwhile. */
const invite = async (shop: ShopContext, { userId, email, language }: Invited): Promise<boolean> => {
  try {
    await shop.accounts.inviteContact({ userId, email, language });
  } catch (error) {
    shop.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'customer could not be invited');
    return false;
  }
  await addProfileEmail(shop, userId, email.toLowerCase());
  return true;
};
