import type { PlaceOrder } from '../../contract/orders.ts';
import { findDestination } from '../../domain/addresses/find-destination.ts';
import type { Governorate } from '../../domain/addresses/governorates.ts';
import type { Language } from '../../domain/language.ts';
import { completeGroups, priceCart } from '../../domain/pricing/price-cart.ts';
import { acceptsCashOnDelivery, differsByDestination } from '../../domain/pricing/shipping-policy.ts';
import { Refusal } from '../../domain/refusals.ts';
import type { ValidationCode } from '../../domain/validation.ts';
import { messagesOf } from '../../locales/messages.ts';
import { fieldRefusal } from '../api/errors.ts';
import { findBoughtTogetherGroups } from '../products/bought-together.ts';
import { findOrderProducts, type OrderProduct } from '../products/order-products.ts';
import { findUsablePromoCode } from '../promo-codes/quote-promo-code.ts';
import type { ShopContext } from '../shop-context.ts';
import type { CurrentSettings } from '../shop-settings/shop-settings-store.ts';

type PricedRequest = Pick<PlaceOrder, 'lines' | 'promoCode' | 'shipping' | 'paymentMethod'>;

/** Reads and prices an order, by the rules, prices and stock of this moment; writes nothing. Refuses as `placeOrder` does. */
export const priceOrder = async (shop: ShopContext, customerId: string, input: PricedRequest) => {
  const { lines: wanted, promoCode: code } = input;
  const [products, togetherGroups, settings] = await Promise.all([
    findOrderProducts(shop, wanted),
    findBoughtTogetherGroups(shop.database.kysely, wanted),
    shop.shopSettings.current(),
  ]);
  refuseAboveMaximum(wanted, settings);
  const destination = findAcceptedDestination(input, settings);
  const lines = wanted.map((line) => ({ ...line, unitPrice: productOf(products, line.productId).unitPrice }));
  const { subtotal } = priceCart({ lines, togetherGroups }, settings);
  const promo = code === undefined ? undefined : await findUsablePromoCode(shop, { code, customerId, subtotal });
  const anchors = new Map(
    [...completeGroups({ lines, togetherGroups })].flatMap(([anchor, members]) =>
      members.map(({ productId }) => [productId, anchor] as const),
    ),
  );
  const quote = priceCart({ lines, togetherGroups, promo, destination }, settings);
  return { products, quote, settings, destination, anchors };
};

/** Returns the destination; refuses an unknown one where terms depend on it, and a payment method that its zone does not accept. */
const findAcceptedDestination = (
  { shipping, paymentMethod }: Pick<PlaceOrder, 'shipping' | 'paymentMethod'>,
  rules: CurrentSettings,
): Governorate | null => {
  if (!rules.payments.methods.includes(paymentMethod)) throw fieldRefusal({ paymentMethod: 'payment.unavailable' });
  const destination = findDestination(shipping);
  if (destination === null && differsByDestination(rules.shipping)) {
    throw fieldRefusal({ 'shipping.governorate': 'shipping.governorate' });
  }
  if (paymentMethod === 'cash_on_delivery' && !acceptsCashOnDelivery(rules.shipping, destination)) {
    throw fieldRefusal({ paymentMethod: 'payment.cashOnDelivery' });
  }
  return destination;
};

/** Throws VALIDATION_FAILED with the lines that hold more than the shop allows, at their quantities. */
export const refuseAboveMaximum = (
  wanted: readonly Pick<PlaceOrder['lines'][number], 'quantity'>[],
  settings: CurrentSettings,
): void => {
  const message = (language: Language) => messagesOf(language, settings.public).notices.cart.limitExceeded.body;
  const code: ValidationCode = 'cart.quantityMax';
  const issues = wanted.flatMap(({ quantity }, index) =>
    quantity > settings.service.maxQuantity
      ? [{ path: `lines.${index}.quantity`, code, localizedMessage: { ar: message('ar'), en: message('en') } }]
      : [],
  );
  if (issues.length > 0) throw new Refusal('VALIDATION_FAILED', { issues });
};

/** Returns a product that was found for the order. */
export const productOf = (products: ReadonlyMap<string, OrderProduct>, productId: string): OrderProduct => {
  const item = products.get(productId);
  if (item === undefined) throw new Error(`${productId} is sold without having been found`);
  return item;
};
