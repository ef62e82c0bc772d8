import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ValidationCode } from '#core/forms/validation.ts';
import type { Language } from '#core/i18n/language.ts';
import { messagesOf } from '#core/i18n/storefront-messages.ts';
import { fieldError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { CurrentSettings } from '#core/server/settings/current-settings.ts';
import { findUsablePromoCode, refusePromoWithoutDiscount } from '#features/discounts/server/quote-promo-code.ts';
import type { PlaceOrder } from '#features/orders/orders.contract.ts';
import { completeGroups, priceCart } from '#features/pricing/price-cart.ts';
import { findBoughtTogetherGroups } from '#features/products/server/bought-together.ts';
import { findOrderProducts, type OrderProduct } from '#features/products/server/order-products.ts';
import { findDestination, isUnknownDestination } from '#features/shipping/find-destination.ts';
import type { Governorate } from '#features/shipping/governorates.ts';
import { acceptsCashOnDelivery, differsByDestination, rulesOfDefaultZone } from '#features/shipping/shipping-policy.ts';

type PricedRequest = Pick<PlaceOrder, 'lines' | 'promoCode' | 'shipping' | 'paymentMethod'>;

/** Prices an order by the current rules, prices and stock; writes nothing. Refuses like `placeOrder`. */
export const priceOrder = async (shop: ShopContext, customerId: string, input: PricedRequest) => {
  const { lines: orderLines, promoCode: code } = input;
  const [products, togetherGroups, settings] = await Promise.all([
    findOrderProducts(shop, orderLines),
    findBoughtTogetherGroups(shop.database.kysely, orderLines),
    shop.shopSettings.current(),
  ]);
  refuseAboveMaximum(orderLines, settings);
  const rules = isUnknownDestination(input.shipping) ? rulesOfDefaultZone(settings) : settings;
  const destination = findAcceptedDestination(input, rules);
  const lines = orderLines.map((line) => ({ ...line, unitPrice: productOf(products, line.productId).unitPrice }));
  const { subtotal } = priceCart({ lines, togetherGroups }, rules);
  const promo = code === undefined ? undefined : await findUsablePromoCode(shop, { code, customerId, subtotal });
  const anchors = new Map(
    [...completeGroups({ lines, togetherGroups })].flatMap(([anchor, members]) =>
      members.map(({ productId }) => [productId, anchor] as const),
    ),
  );
  const quote = priceCart({ lines, togetherGroups, promo, destination }, rules);
  refusePromoWithoutDiscount(quote);
  return { products, quote, settings, destination, anchors };
};

/**
 * Returns the destination; refuses an unknown one if the terms depend on it, and a payment method that its zone does not accept.
 */
const findAcceptedDestination = (
  { shipping, paymentMethod }: Pick<PlaceOrder, 'shipping' | 'paymentMethod'>,
  rules: CurrentSettings,
): Governorate | null => {
  if (!rules.payments.methods.includes(paymentMethod)) throw fieldError({ paymentMethod: 'payment.unavailable' });
  const destination = findDestination(shipping);
  if (destination === null && differsByDestination(rules.shipping)) {
    throw fieldError({ 'shipping.governorate': 'shipping.governorate' });
  }
  if (paymentMethod === 'cash_on_delivery' && !acceptsCashOnDelivery(rules.shipping, destination)) {
    throw fieldError({ paymentMethod: 'payment.cashOnDelivery' });
  }
  return destination;
};

/** Throws VALIDATION_FAILED at the quantities of lines above the shop's maximum. */
export const refuseAboveMaximum = (
  lines: readonly Pick<PlaceOrder['lines'][number], 'quantity'>[],
  settings: CurrentSettings,
): void => {
  const message = (language: Language) => messagesOf(language, settings.public).notices.cart.limitExceeded.body;
  const code: ValidationCode = 'cart.quantityMax';
  const issues = lines.flatMap(({ quantity }, index) =>
    quantity > settings.service.maxQuantity
      ? [{ path: `lines.${index}.quantity`, code, localizedMessage: { ar: message('ar'), en: message('en') } }]
      : [],
  );
  if (issues.length > 0) throw new AppError(apiErrors, 'VALIDATION_FAILED', { issues });
};

/** Returns a product of the order; throws if it was not read. */
export const productOf = (products: ReadonlyMap<string, OrderProduct>, productId: string): OrderProduct => {
  const item = products.get(productId);
  if (item === undefined) throw new Error(`${productId} was ordered but not read`);
  return item;
};
