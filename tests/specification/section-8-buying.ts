import { section, testsIn } from './rule.ts';

const device = testsIn('src/features/cart/ui/cart-store.test.ts');
const promo = testsIn('src/features/checkout/storefront/promo-code-field.component.test.tsx');
const reason = promo('an invalid promo code has its reason at the field and in a notice');
const unknownCode = promo('after an unknown promo code the next attempt waits as long as the server requires');
const purchase = testsIn('tests/e2e/purchase.journey.test.ts')(
  'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
);

export const buyingErrors = section('8 Error catalogue: cart, promo code, checkout, order', {
  'Cart, quantity above 100: “Quantity limit reached”, “Cannot add more than 100 items of the same product”; unchanged.':
    device('refuses a quantity of 101 and leaves the cart unchanged'),
  'Cart, invalid product data: “Error” with the first message of the rules.': testsIn(
    'src/features/cart/ui/cart-notice.test.ts',
  )('the notice of an invalid product has the first message of the product rules, or the general one'),
  'Cart, invalid product data without a message: “Invalid product data”.': testsIn(
    'src/features/cart/ui/cart-notice.test.ts',
  )('the notice of an invalid product has the first message of the product rules, or the general one'),
  'Cart, added: “Added to cart” with name and quantity, and the new quantity if the product was in the cart.': device(
    'adds a product, increases its quantity, and reports the notices of specification 8',
  ),
  'Cart, removed: “Removed from cart”, “Item removed from your cart”.': device(
    'removes a line when its quantity is set to zero, and restores its position on undo',
  ),
  'Cart, cleared: “Cart cleared”, “All items removed from cart”.': testsIn('src/features/cart/ui/cart-notice.test.ts')(
    'a cleared cart has a notice',
  ),
  'Promo, not found or inactive: “Invalid Code”, “Promo code is invalid or expired”.': unknownCode,
  'Promo, expired: “This promo code has expired”.': reason,
  'Promo, used up: “This promo code has reached its usage limit”.': reason,
  'Promo, below the minimum: “Minimum purchase amount is {n} EGP”.': reason,
  'Promo, too long: “Promo code is too long”.': reason,
  'Promo, invalid characters: “Promo code contains invalid characters”.': reason,
  'Promo, too many attempts: “Please Wait”.': unknownCode,
  'Promo, the look-up itself fails: “Error verifying promo code”.': promo(
    'a promo code that did not arrive has an error, and is applied once it is opened again',
  ),
  'Promo, success: “Code Applied!”, “Discount of {n} EGP applied”.': purchase,
  'Checkout, not signed in: “Login Required”.': purchase,
  'Checkout, the order could not be stored: “Failed to create order. Please try again.”.': testsIn(
    'tests/e2e/reload-and-tabs.matrix.test.ts',
  )('in $language on $width px > a lost response is retried and returns the same order'),
  'Checkout, validation: “Validation Error”, “Please check all fields and try again”.': testsIn(
    'src/features/checkout/storefront/checkout-form.component.test.tsx',
  )('an invalid field has its error, the focus and a notice until it is edited, and nothing is ordered'),
  'Order confirmation, look-up error: redirects to the home page.': testsIn(
    'src/features/order-status/e2e/confirmation.journey.test.ts',
  )(
    'in $language on $width px > an order that cannot be loaded redirects home, with a notice that contains its number',
  ),
  'Order confirmation, missing order: “Order not found”.': testsIn('tests/e2e/failures.matrix.test.ts')(
    'in $language on $width px > an order of another customer gets the same response as an unknown one',
  ),
  'Orders, load error: an empty list.': testsIn('src/features/customers/e2e/account.journey.test.ts')(
    'in $language on $width px > a failure to load orders shows a message and a retry button',
  ),
  'Addresses, load error: an empty list.': testsIn('src/features/customers/e2e/addresses.matrix.test.ts')(
    'in $language on $width px > a failure to load addresses offers a retry; a failure to save keeps the entered values',
  ),
  'Wishlist, load error: an empty list.': testsIn('src/features/customers/account/wishlist-tab.component.test.tsx')(
    'a wishlist that cannot be loaded shows an error, and a button loads it',
  ),
  'Product, unknown id: a text with a link back.': testsIn('tests/e2e/failures.matrix.test.ts')(
    'in $language on $width px > %s is answered 404, with a link back to the shop',
    '/product/cup-of-gold',
  ),
});
