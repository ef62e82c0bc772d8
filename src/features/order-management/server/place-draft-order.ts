import { createHash } from 'node:crypto';
import { AppError } from '#core/errors/app-error.ts';
import { emailKey } from '#core/forms/email-address.ts';
import { fieldError } from '#core/server/api/errors.ts';
import { auditEntryClause } from '#core/server/audit/record-audit-entry.ts';
import type { ShopContext } from '#core/server/context.ts';
import { authErrors } from '#features/auth/auth.errors.ts';
import { insertContactClause } from '#features/auth/server/accounts/index.ts';
import { placeOrder } from '#features/checkout/server/place-order.ts';
import { priceOrder } from '#features/checkout/server/price-order.ts';
import { addProfileEmail, contactProfileClause } from '#features/customers/server/find-customers.ts';
import { needsOnlinePayment } from '#features/orders/payment-methods.ts';
import { isOrderKeyUsed } from '#features/orders/server/order-request.ts';
import type { Quote } from '#features/pricing/quote.ts';
import type { PlaceDraftOrder, QuoteDraftOrder } from '../draft-orders.admin.contract.ts';
import { draftOrderErrors } from '../draft-orders.admin.contract.ts';

type Placed = { readonly orderNumber: string; readonly total: number; readonly isInvited: boolean };

/**
 * Places an order that an admin takes by phone (decision 198), like `placeOrder`, for an existing customer or a new one, who is
 * created in the same statement. Invites a customer who cannot sign in yet by the order's address. History and audit log name the
 * admin. Refuses like `placeOrder`, with ACCOUNT_NOT_FOUND for an unknown customer, CUSTOMER_EXISTS when a new address belongs to
 * another customer, and VALIDATION_FAILED at `paymentMethod` for a payment page without an address to send it to.
 */
export const placeDraftOrder = async (shop: ShopContext, adminId: string, input: PlaceDraftOrder): Promise<Placed> => {
  try {
    return await placeOnce(shop, adminId, input);
  } catch (error) {
    const isConflict = input.customerId === null && error instanceof AppError && error.code === 'CUSTOMER_EXISTS';
    if (!isConflict) throw error;
    // a concurrent order may have created this customer, who is found now
    return placeOnce(shop, adminId, input);
  }
};

const placeOnce = async (
  shop: ShopContext,
  adminId: string,
  { customerId, ...request }: PlaceDraftOrder,
): Promise<Placed> => {
  const { idempotencyKey, shipping, language } = request;
  const userId = customerId ?? (await customerIdOf(shop, idempotencyKey, shipping.email));
  const customer = await findCustomer(shop, userId);
  if (customerId !== null && customer === null) throw new AppError(authErrors, 'ACCOUNT_NOT_FOUND');
  const email = customer?.email ?? '';
  const invited = customerId === null || email === '' ? emailKey(shipping.email) : '';
  const checkCustomer = async () => {
    if (invited !== '') await refuseExistingEmail(shop, userId, invited);
  };
  await checkCustomer();
  if (needsOnlinePayment(request.paymentMethod, request.expectedTotal) && email === '' && invited === '') {
    throw fieldError({ paymentMethod: 'payment.unavailable' });
  }
  const placing = { userId, email, isEmailVerified: false, unprovenNetwork: null };
  const { orderNumber, total } = await placeOrder(shop, placing, request, {
    adminId,
    checkCustomer,
    clauses: (subject) => [
      ...(customerId === null
        ? [
            insertContactClause({ id: userId, email: invited === '' ? null : invited, language }),
            contactProfileClause({ id: userId, name: shipping.fullName, email: invited, phone: shipping.phone }),
          ]
        : []),
      auditEntryClause({ adminId, action: 'order.placed_by_phone', subject, details: { account: userId } }),
    ],
  });
  const isInvited = invited !== '' && (await invite(shop, { userId, email: invited, language }));
  return { orderNumber, total, isInvited };
};

/** Prices an order by phone and writes nothing. Refuses like `placeDraftOrder`. */
export const quoteDraftOrder = async (
  shop: ShopContext,
  { customerId, destination, ...request }: QuoteDraftOrder,
): Promise<Quote> => {
  if (customerId !== null && (await findCustomer(shop, customerId)) === null)
    throw new AppError(authErrors, 'ACCOUNT_NOT_FOUND');
  const shipping = { fullName: '', email: '', phone: '', address: '', ...destination };
  const { quote } = await priceOrder(shop, customerId ?? nobody, { ...request, shipping });
  return quote;
};

/** Id of a customer without orders. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Returns an account with its address, empty without one; null for an unknown account. */
const findCustomer = async ({ accounts }: ShopContext, id: string): Promise<{ readonly email: string } | null> => {
  const [account] = await accounts.directory.describe([id]);
  return account ? { email: account.email.includes('@') ? account.email : '' } : null;
};

const refuseExistingEmail = async ({ accounts }: ShopContext, userId: string, email: string): Promise<void> => {
  const holder = await accounts.directory.idOf(email);
  if (holder !== null && holder !== userId) throw new AppError(draftOrderErrors, 'CUSTOMER_EXISTS');
};

/**
 * Returns the customer id of an order without one: the unconfirmed contact with this address, otherwise a new id. CUSTOMER_EXISTS
 * when the address belongs to an account, unless this order was placed before.
 */
const customerIdOf = async (
  { accounts, database }: ShopContext,
  idempotencyKey: string,
  email: string,
): Promise<string> => {
  const ownId = newCustomerId(idempotencyKey);
  const holder = email === '' ? null : await accounts.directory.findByEmail(email);
  if (holder === null || holder.isUnconfirmedContact) return holder?.id ?? ownId;
  if (!(await isOrderKeyUsed(database, holder.id, idempotencyKey)))
    throw new AppError(draftOrderErrors, 'CUSTOMER_EXISTS');
  return holder.id;
};

/** Derives the id of a new customer from the idempotency key, so that it is the same for each retry. */
const newCustomerId = (idempotencyKey: string): string => {
  const hash = createHash('sha256').update(`customer of the order by phone ${idempotencyKey}`).digest('hex');
  // the bits of a UUID of version 8
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

type Invited = { readonly userId: string; readonly email: string; readonly language: string };

/**
 * Invites the customer after the order is placed, unless already invited. Returns whether the invitation was mailed; also false
 * after a concurrent sign-up with the address.
 */
const invite = async (shop: ShopContext, { userId, email, language }: Invited): Promise<boolean> => {
  let isMailed = false;
  try {
    isMailed = await shop.accounts.inviteContact({ userId, email, language });
  } catch (error) {
    shop.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'customer could not be invited');
    return false;
  }
  await addProfileEmail(shop, userId, email);
  return isMailed;
};
