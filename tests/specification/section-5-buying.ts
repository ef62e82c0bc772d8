import { section, testsIn } from './rule.ts';

const cart = testsIn('src/features/cart/cart.test.ts');
const device = testsIn('src/features/cart/ui/cart-store.test.ts');
const forms = testsIn('tests/server/forms.test.ts');
const evaluated = testsIn('src/features/discounts/evaluate-promo.test.ts');
const quoted = testsIn('src/features/discounts/server/quote-promo-code.test.ts');
const wrongInput = testsIn('src/features/checkout/storefront/checkout-form.component.test.tsx');
const cartRefuses = (code: string) => cart('addToCart > %j, quantity %d: refused with %s', code);
const shippingRefuses = (code: string) => forms('shipping form > %s %j is refused with %s', code);
const codeRefuses = (code: string) =>
  testsIn('src/features/discounts/promo-code.test.ts')(
    'promo code input > the promo code input %j is refused with %s',
    code,
  );

const quantityInWords = device('refuses a fractional or too large quantity with a notice and changes nothing');

export const cartItem = section('5 Cart item', {
  'Id: 1 to 100 characters, else “Invalid product ID”.': cartRefuses('cart.id'),
  'Name: required, else “Product name is required”.': cartRefuses('cart.name'),
  'Name: at most 200 characters.': cartRefuses('cart.nameMax'),
  'Price: positive, else “Price must be positive”.': cartRefuses('cart.price'),
  'Price: at most 1,000,000.': cartRefuses('cart.priceMax'),
  'Picture: required, else “Product image is required”.': cartRefuses('cart.image'),
  'Category: required, else “Category is required”.': cartRefuses('cart.category'),
  'Quantity: a whole number, else “Quantity must be a whole number”.': cartRefuses('cart.quantityWhole'),
  'Quantity: positive, else “Quantity must be positive”.': cartRefuses('cart.quantityPositive'),
  'Quantity: at most 100, else “Quantity cannot exceed 100”.': testsIn('src/features/pricing/quantity.test.ts')(
    'refuses %j with %s',
    'cart.quantityMax',
  ),
  'A fractional new quantity: “Invalid quantity”, “Quantity must be a whole number”; nothing changes.': quantityInWords,
  'A new quantity above 100: “Quantity limit exceeded”, “Maximum quantity is 100 per item”; nothing changes.':
    quantityInWords,
});

export const shipping = section('5 Checkout shipping', {
  'Full name: 2 to 100 characters, else “Name must be at least 2 characters”.': shippingRefuses('shipping.fullName'),
  'Full name: at most 100 characters.': shippingRefuses('shipping.fullNameMax'),
  'E-mail: of a valid format, else “Invalid email address”.': shippingRefuses('shipping.email'),
  'E-mail: at most 255 characters.': shippingRefuses('shipping.emailMax'),
  'Phone: an optional plus, a digit from 1 to 9 and 1 to 14 more digits, else “Invalid phone number”.':
    shippingRefuses('shipping.phone'),
  'Phone: at most 20 characters.': shippingRefuses('shipping.phoneMax'),
  'Address: at least 10 characters, else “Address must be at least 10 characters”.':
    shippingRefuses('shipping.address'),
  'Address: at most 200 characters.': shippingRefuses('shipping.addressMax'),
  'City: at least 2 characters, else “City is required”.': shippingRefuses('shipping.city'),
  'City: at most 100 characters.': shippingRefuses('shipping.cityMax'),
  'Postal code: at least 3 characters, else “Postal code is required”.': shippingRefuses('shipping.postalCode'),
  'Postal code: at most 20 characters.': shippingRefuses('shipping.postalCodeMax'),
  'An error is shown under its field until the field is edited, with a notice “Validation Error”.': wrongInput(
    'an invalid field has its error, the focus and a notice until it is edited, and nothing is ordered',
  ),
});

export const promoCode = section('5 Promo code', {
  'It is trimmed and converted to capitals.': testsIn('src/features/discounts/promo-code.test.ts')(
    'promo code input > the promo code input %j is parsed to %s',
    '  nile10 ',
  ),
  'It is not empty.': codeRefuses('promo.empty'),
  'It has at most 50 characters, else “Promo code is too long”.': codeRefuses('promo.tooLong'),
  'It consists of letters, digits, underscores and hyphens, else “Promo code contains invalid characters”.':
    codeRefuses('promo.characters'),
  'It must exist.': evaluated('evaluatePromo > %s', 'is refused when it is unknown'),
  'It must be active.': evaluated('evaluatePromo > %s', 'is refused when inactive'),
  'It must not have expired, else “This promo code has expired”.': evaluated(
    'evaluatePromo > %s',
    'a code is refused after its last millisecond',
  ),
  'It must not have reached its maximum number of uses, else “This promo code has reached its usage limit”.': evaluated(
    'evaluatePromo > %s',
    'is refused at its maximum number of uses',
  ),
  'The subtotal must reach its minimum, else “Minimum purchase amount is {n} EGP”.': quoted(
    'a promo code > an unusable promo code is refused with the reason',
  ),
  'After a failed attempt: “Please wait {n} seconds before trying again”.': quoted(
    'promo code back-off > the back-off starts at 2 seconds and doubles up to 30, until a code is correct',
  ),
});

export const otherFields = section('5 Other', {
  'Gift message: at most 200 characters.': forms('gift options > limits the message to 200 code points'),
  'Gift message: a counter is shown beside it.': testsIn(
    'src/features/checkout/storefront/checkout-form.component.test.tsx',
  )('gift wrapping and message appear for a gift only, with a counter next to the message'),
  'Gift wrapping: only when the order is a gift.': forms('gift options > %j is parsed to %j'),
  'Review: the comment is optional and trimmed; an empty one is stored as none.': testsIn(
    'src/features/reviews/reviews.test.ts',
  )('review form > %j is parsed to %j', '  '),
  'Review: the comment has at most 1000 characters.': testsIn('src/features/reviews/reviews.test.ts')(
    'review form > %j is refused with %s',
    'review.commentMax',
  ),
  'Review: the rating is one to five stars.': testsIn('src/features/reviews/e2e/reviews.journey.test.ts')(
    'in $language on $width px > a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
  ),
  'Review: it requires signing in.': testsIn('src/features/reviews/server/reviews.test.ts')(
    'the reviews endpoint refuses > an anonymous review before it is validated',
  ),
  'Stock notification: the e-mail is required and valid.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('the stock notifications endpoint refuses > %s', 'an invalid address'),
  'Stock notification: guests are allowed.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('stock notifications > register a guest and a signed-in customer for an out-of-stock product'),
  'Wishlist: it requires signing in.': testsIn('src/features/wishlist/server/wishlist.test.ts')(
    'a wishlist > a wishlist is refused to anonymous callers',
  ),
  'Newsletter: the e-mail is required, in a field of type e-mail.': testsIn(
    'src/features/content/e2e/footer.matrix.test.ts',
  )('in $language on $width px > an invalid address is not sent to the newsletter'),
  'Sign-up: all five fields are required.': forms('sign-up form > reports every field of an empty form'),
  'A sign-in link with an error is refused.': testsIn('src/features/auth/e2e/accounts-addresses.matrix.test.ts')(
    'a link with an error is refused with the description of the error',
  ),
  'A sign-in link without a code or without tokens is refused.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a link %s creates no session'),
  'A sign-in link of the other flow is refused.': testsIn('src/features/auth/e2e/accounts-addresses.matrix.test.ts')(
    'a link with tokens is refused in the PKCE flow',
  ),
});
