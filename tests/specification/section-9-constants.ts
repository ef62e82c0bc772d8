import { section, testsIn } from './rule.ts';

const cart = testsIn('domain/cart/cart.test.ts');
const pricing = testsIn('domain/pricing/price-cart.test.ts');
const priced = (example: string) => pricing('the price of a cart > $cart', example);
const forms = testsIn('domain/forms/forms.test.ts');
const suggested = testsIn('server/products/products.test.ts');
const viewed = testsIn('domain/recently-viewed.test.ts');
const evaluated = testsIn('domain/promo-codes/evaluate-promo.test.ts');

export const constants = section('9 Business constants and limits', {
  'A cart holds at most 100 of an item.': cart(
    'adding to the cart > %i in the cart and %i more: %s',
    'cart.limitReached',
  ),
  'An item costs at most 1,000,000.': cart(
    'adding to the cart > the dearest price and the longest name are still taken',
  ),
  'The cart is kept in the local storage under a key with the shop’s name: `lazaward-cart`.': testsIn(
    'tests/e2e/corrupted-storage.test.ts',
  )('in $language on $width px > a stored cart %s breaks no page, and its good lines stay'),
  'Shipping is free from a subtotal of 3000.': priced('3000 ships free'),
  'Shipping is 150 below it.': priced('2999 pays shipping'),
  'Tax is 14 % of the subtotal.': pricing(
    'the price of a cart > the shop taxes before discounts, as the specification writes it',
  ),
  'From 3 lines on the bundle takes 10 % off the subtotal.': priced('three lines are a bundle'),
  'Two lines are no bundle, however many pieces they hold.': priced('five pieces on two lines are no bundle'),
  'The banner says “Save up to 10%”, from 2 lines on.': testsIn('tests/e2e/cart.test.ts')(
    'in $language on $width px > from two lines the offer says what one more saves, from three what is saved',
  ),
  'The total is subtotal minus discounts plus shipping plus tax.': testsIn(
    'domain/pricing/price-cart.properties.test.ts',
  )('whatever lies in a cart > its total is the sum of the printed figures'),
  'Bought together takes 15 % off.': testsIn('server/orders/place-order.test.ts')(
    'the price of an order > takes 15 % off pieces bought together, as the server’s own shelf groups them',
  ),
  'A promo code takes off a percentage of the subtotal.': evaluated('a promo code > %s', 'takes its percentage off'),
  'A promo code takes off a fixed amount.': evaluated('a promo code > %s', 'takes its amount off'),
  'Gift wrapping is free.': testsIn('server/orders/place-order.test.ts')(
    'a customer who orders a plate > gets a number, the total and a chat with the seller, and finds the order as it was placed',
  ),
  'A gift message has at most 200 characters.': forms('a gift > its message ends at 200 letters'),
  'Delivery is estimated 7 days after the order.': testsIn('domain/orders/orders.test.ts')(
    'delivery is seven days later > %s: %s',
  ),
  'Delivery is labelled “5-7 business days”.': testsIn('tests/e2e/confirmation.test.ts')(
    'in $language on $width px > the confirmation tells when the order comes, and leads home and to the account',
  ),
  'Pieces may be given back for 30 days.': testsIn('app/components/json-ld.test.ts')(
    'it is there within five to seven days, in Egypt, and may be given back for thirty',
  ),
  'Messages are answered within 24 hours.': testsIn('tests/e2e/contact.test.ts')(
    'in $language on $width px > a message is refused in the words of its first wrong field, sent once it is right, and told so',
  ),
  'An order number begins with `ORD-`.': testsIn('domain/orders/orders.test.ts')(
    'an order number names its millisecond and nine characters that nobody confuses',
  ),
  'Failed promo codes wait from 2 s, doubling to 30 s.': testsIn('domain/promo-codes/promo-code.test.ts')(
    'failed look-ups wait 2 seconds, then twice as long each time, and never above 30',
  ),
  'A promo code has at most 50 characters.': testsIn('domain/promo-codes/promo-code.test.ts')(
    'a typed promo code > %j is refused with %s',
    'promo.tooLong',
  ),
  'The cart suggests 4.': suggested(
    'the cart’s shelf > holds the cart’s products as they are today, without what nobody sells any more',
  ),
  'A product shows 4 of its category.': suggested(
    'a product > shows four views, of which those not photographed are empty, and four of its neighbours',
  ),
  'A product is bought together with 2.': testsIn('server/products/bought-together.test.ts')(
    'bought together > two companions come from two other categories, and neighbours get different ones',
  ),
  'Recently viewed shows 4.': viewed('of %j, beside %s stand %j', 'f'),
  'Recently viewed remembers up to 12.': viewed('twelve are remembered'),
  'Recently viewed: the newest first, none twice.': viewed(
    'the newest visit comes first, and a product seen again moves up',
  ),
  'A review’s comment has at most 1000 characters.': testsIn('domain/reviews/reviews.test.ts')(
    'a review > %j is refused with %s',
    'review.commentMax',
  ),
  'A review’s rating starts at 5.': testsIn('tests/e2e/reviews.test.ts')(
    'in $language on $width px > a visitor writes, signs in on the way, and reads their word at once; saying more counts once',
  ),
  'The review count shown is 24.': testsIn('tests/e2e/product-page.test.ts')(
    'in $language on $width px > five stars stand beside 24 reviews while nobody has written any',
  ),
  'Sections of the home page have 5 products each.': suggested(
    'the home page > has five pieces on each shelf, cups where there are no bowls, and promises only true discounts',
  ),
  'The hero says up to 60 % off.': testsIn('tests/e2e/marketing-claims.test.ts')(
    'in $language on $width px > the home page advertises up to 60 % off, a welcome code of 10 % and the ways to pay',
  ),
  'The first order is 10 % cheaper.': testsIn('server/profiles/profiles.test.ts')(
    'signing up > makes a profile and a personal welcome code',
  ),
  'The discount dialog comes after 2000 ms.': testsIn('tests/e2e/discount-dialog.test.ts')(
    'in $language on $width px > a newcomer is made the offer after two seconds, over a page that does not move',
  ),
  'The header changes after 20 px.': testsIn('tests/e2e/header.test.ts')(
    'in $language on $width px > the header stays in sight and changes its dress after 20 pixels',
  ),
  'A password has 8 to 72 characters.': forms('signing up > %s %j is refused with %s', 'password.max'),
  'An age is 13 to 120.': forms('signing up > %s %j is read as %j', '1906-01-01'),
  'The session is kept in the local storage and refreshes by itself.': testsIn('tests/e2e/session.test.ts')(
    'in $language on $width px > a session that is about to end is refreshed by itself',
  ),
  'A refresh that gets no answer is tried again after 200 ms, and then twice as long each time.': testsIn(
    'tests/e2e/session.test.ts',
  )('in $language on $width px > a refresh without an answer is tried again after 200 ms, then after twice as long'),
  'A session brought by a link is stale if it was issued over 120 s ago.': testsIn(
    'tests/e2e/accounts-addresses.test.ts',
  )('a session that was issued %i seconds ago and comes by a link is stale: %s'),
  'The default language is Arabic.': testsIn('tests/e2e/language.test.ts')(
    'who says nothing is answered in Arabic, from the first byte on',
  ),
  'The copyright year is 2024.': testsIn('tests/e2e/footer.test.ts')(
    'in $language on $width px > the footer tells what the shop is, leads round it, and names its first year and the ways to pay',
  ),
  'The menu opens after 200 ms, closes after 150, and reopens at once within 300.': testsIn('tests/e2e/header.test.ts')(
    'in $language on $width px > the collections open 200 ms after the mouse rests on them, close after 150, and reopen at once',
  ),
});
