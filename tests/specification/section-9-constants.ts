import { section, testsIn } from './rule.ts';

const cart = testsIn('src/features/cart/cart.test.ts');
const pricing = testsIn('src/features/pricing/price-cart.test.ts');
const priced = (example: string) => pricing('priceCart > prices $cart', example);
const forms = testsIn('tests/server/forms.test.ts');
const suggested = testsIn('src/features/products/server/products.test.ts');
const viewed = testsIn('src/features/products/recently-viewed.test.ts');
const evaluated = testsIn('src/features/discounts/evaluate-promo.test.ts');

export const constants = section('9 Business constants and limits', {
  'A cart contains at most 100 of an item.': cart('addToCart > %i in the cart plus %i: %s', 'cart.limitReached'),
  'The price of an item is at most 1,000,000.': cart('addToCart > accepts the highest price and the longest name'),
  'The cart is stored in local storage under the key `lazaward-cart`.': testsIn(
    'tests/e2e/corrupted-storage.matrix.test.ts',
  )('in $language on $width px > a stored cart %s breaks no page and keeps its valid items'),
  'Shipping is free from a subtotal of 3000.': priced('3000 ships free'),
  'Shipping is 150 below it.': priced('2999 pays shipping'),
  'Tax is 14 % of the subtotal.': pricing('priceCart > taxes before discounts by default, as in the specification'),
  'The bundle discount is 10 % of the subtotal, from 3 lines on.': priced('three lines are a bundle'),
  'Two lines are no bundle, whatever their quantities.': priced('two lines with five items are no bundle'),
  'The banner says “Save up to 10%”, from 2 lines on.': testsIn('src/features/cart/e2e/cart.journey.test.ts')(
    'in $language on $width px > the bundle offer names the possible saving from two lines, and the actual one from three',
  ),
  'The total is subtotal minus discounts plus shipping plus tax.': testsIn(
    'src/features/pricing/price-cart.properties.test.ts',
  )('priceCart, for any cart > returns a total that is the sum of the printed figures'),
  'The bought-together discount is 15 %.': testsIn('src/features/checkout/server/place-order.test.ts')(
    'the price of an order > the price includes 15 % off items bought together, grouped by the server',
  ),
  'A promo code can be a percentage of the subtotal.': evaluated('evaluatePromo > %s', 'discounts by its percentage'),
  'A promo code can be a fixed amount.': evaluated('evaluatePromo > %s', 'discounts by its amount'),
  'Gift wrapping is free.': testsIn('src/features/checkout/server/place-order.test.ts')(
    'placing an order > placing an order returns its number, total and seller chat, and the order can be read',
  ),
  'A gift message has at most 200 characters.': forms('gift options > limits the message to 200 code points'),
  'Delivery is estimated 7 days after the order.': testsIn('src/features/orders/order-status.test.ts')(
    'delivery is seven days later > %s: %s',
  ),
  'Delivery is labelled “5-7 business days”.': testsIn('src/features/order-status/e2e/confirmation.journey.test.ts')(
    'in $language on $width px > the confirmation shows the estimated delivery and links to the home page and the account',
  ),
  'Products can be returned for 30 days.': testsIn('src/features/storefront/pages/json-ld-offers.test.ts')(
    'shipping takes five to seven days within Egypt, and returns are accepted for thirty days',
  ),
  'Messages are answered within 24 hours.': testsIn('src/features/contact/storefront/contact-form.component.test.tsx')(
    'a message that did not arrive stays in the form; sent again, it is stored once and the form is empty',
  ),
  'An order number begins with `ORD-`.': testsIn('src/features/orders/order-status.test.ts')(
    'an order number has its millisecond and nine unambiguous characters',
  ),
  'The delay after failed promo codes starts at 2 s and doubles up to 30 s.': testsIn(
    'src/features/discounts/promo-code.test.ts',
  )('promoBackOff starts at 2 seconds, doubles, and stops at 30'),
  'A promo code has at most 50 characters.': testsIn('src/features/discounts/promo-code.test.ts')(
    'promo code input > the promo code input %j is refused with %s',
    'promo.tooLong',
  ),
  'The cart suggests 4 products.': suggested(
    'cart products > cart products contain the current data of listed products only',
  ),
  'A product page shows 4 products of its category.': suggested(
    'a product > a product has four views, empty ones without a photograph, and four related products',
  ),
  'A product is bought together with 2 others.': testsIn('src/features/products/server/bought-together.test.ts')(
    'bought together > selects two companions of two other categories, different for neighbours',
  ),
  'Recently viewed shows 4 products.': viewed('with the history %j, the page of %s lists %j', 'f'),
  'Recently viewed stores up to 12 products.': viewed('stores at most twelve products'),
  'Recently viewed: newest first, without duplicates.': viewed(
    'puts the newest visit first, and moves a product viewed again to the front',
  ),
  'A review’s comment has at most 1000 characters.': testsIn('src/features/reviews/reviews.test.ts')(
    'review form > %j is refused with %s',
    'review.commentMax',
  ),
  'A review’s rating starts at 5.': testsIn('src/features/reviews/e2e/reviews.journey.test.ts')(
    'in $language on $width px > a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
  ),
  'The review count shown is 24.': testsIn('src/features/storefront/e2e/product-page.journey.test.ts')(
    'in $language on $width px > a product without reviews shows five stars and 24 reviews',
  ),
  'Sections of the home page have 5 products each.': suggested(
    'the home page > the home page has five products in each section, cups instead of missing bowls, and only true discounts',
  ),
  'The hero advertises up to 60 % off.': testsIn('tests/e2e/marketing-claims.matrix.test.ts')(
    'in $language on $width px > the home page advertises up to 60 % off, a welcome code of 10 % and the payment methods',
  ),
  'The first-order discount is 10 %.': testsIn('src/features/customers/server/profiles.test.ts')(
    'signing up > sign-up creates a profile and a personal welcome code',
  ),
  'The discount dialog opens after 2000 ms.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > a new visitor sees the dialog after two seconds, without a layout shift',
  ),
  'The header changes its style after 20 px.': testsIn('src/features/storefront/e2e/header.matrix.test.ts')(
    'in $language on $width px > the header stays visible and changes its style after 20 pixels of scrolling',
  ),
  'A password has 8 to 72 characters.': forms('sign-up form > %s %j is refused with %s', 'password.max'),
  'An age is 13 to 120.': forms('sign-up form > %s %j is parsed to %j', '1906-01-01'),
  'The session is stored in local storage and refreshed automatically.': testsIn(
    'src/features/auth/e2e/session.matrix.test.ts',
  )('in $language on $width px > a session is refreshed before it expires'),
  'A refresh without an answer is retried after 200 ms, and then after twice the delay each time.': testsIn(
    'src/features/auth/e2e/session.matrix.test.ts',
  )('in $language on $width px > a refresh without a response is retried after 200 ms, then after twice as long'),
  'A session from a link is stale if it was issued more than 120 s ago.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('a session issued %i seconds ago and received by a link is reported as stale: %s'),
  'The default language is Arabic.': testsIn('tests/e2e/language.test.ts')(
    'a request without a language is answered in Arabic, from the first byte',
  ),
  'The copyright year is 2024.': testsIn('src/features/content/e2e/footer.matrix.test.ts')(
    'in $language on $width px > the footer describes the shop, links to its pages and shows the first year and payment methods',
  ),
  'The menu opens after 200 ms, closes after 150 ms, and reopens at once within 300 ms.': testsIn(
    'src/features/storefront/e2e/header.matrix.test.ts',
  )(
    'in $language on $width px > the collections menu opens after 200 ms of hovering, closes after 150 ms, and reopens at once',
  ),
});
