import { section, testsIn } from './rule.ts';

const cart = testsIn('domain/cart/cart.test.ts');
const device = testsIn('app/state/cart-store.test.ts');
const orders = testsIn('domain/orders/orders.test.ts');
const session = testsIn('tests/e2e/session.test.ts');
const statusColours = testsIn('tests/e2e/account.test.ts')(
  'in $language on $width px > orders stand newest first, each with its day, its total in pounds and its status in its colour',
);
const writing = testsIn('tests/e2e/reviews.test.ts')(
  'in $language on $width px > a visitor writes, signs in on the way, and reads their word at once; saying more counts once',
);

export const states = section('4 States and transitions', {
  'Cart: a product is added.': cart('adding to the cart > a new product becomes a new line'),
  'Cart: adding a product that is there increases its quantity.': cart(
    'adding to the cart > a product that is there gets more of it, in its place',
  ),
  'Cart: a line is removed.': cart('a removed product is gone, the others stay'),
  'Cart: a quantity is changed; zero or less removes the line.': cart('changing a quantity > to %d: %s', 'removed'),
  'Cart: it is cleared.': testsIn('tests/e2e/cart.test.ts')(
    'in $language on $width px > clearing asks first, and an alarm stays behind when its page is left',
  ),
  'Cart: it is saved on every change and loaded on start.': testsIn('tests/e2e/reload-and-tabs.test.ts')(
    'in $language on $width px > a reload in the middle keeps the cart and everything filled in at the checkout',
  ),
  'Cart: the event `cart-updated` with a list of items replaces it.': testsIn('tests/e2e/cart-page.test.ts')(
    'in $language on $width px > the event cart-updated with a list of items replaces the cart',
  ),
  'Cart: of such a list the bad entries are left out.': device(
    'a list brought by the cart-updated event replaces the cart, bad entries left out',
  ),
  'Cart: what is stored and no list is an empty cart.': device('a stored cart that is %s is an empty cart', 'no list'),
  'Cart: item count and total price follow from its lines.': cart('pieces are counted and prices summed'),
  'Cart: decrease arrives as the quantity minus one.': testsIn('tests/e2e/cart-page.test.ts')(
    'in $language on $width px > a row shows what it is and what it comes to; minus, plus and remove change it',
  ),
  'Order: it is `pending`, `processing`, `shipped`, `delivered` or `cancelled`.': orders(
    'an order goes on one step at a time, and is cancelled only before it is delivered',
  ),
  'Order: the badges are yellow, blue, purple, green and red.': statusColours,
  'Order: a new one is pending, and so is its payment.': testsIn('server/orders/place-order.test.ts')(
    'a customer who orders a plate > gets a number, the total and a chat with the seller, and finds the order as it was placed',
  ),
  'Contact message: it starts unread.': testsIn('server/profiles/profiles.test.ts')(
    'a message to the shop > is kept unread',
  ),
  'Contact message: “Mark as Read” of the admin makes it read.': testsIn('tests/e2e/admin.test.ts')(
    'in $language on $width px > an admin reads a message, marks it read, and finds it so',
  ),
  'Stock notification: it is pending until it was sent.': testsIn(
    'server/stock-notifications/stock-notifications.test.ts',
  )('whoever waits for a sold-out product > may wait again after they were told'),
  'Promo code: it is active or not.': testsIn('domain/promo-codes/evaluate-promo.test.ts')(
    'a promo code > %s',
    'is refused when inactive',
  ),
  'Promo code: after each failed look-up the wait doubles, from 2 s up to 30 s.': testsIn(
    'app/pages/checkout/promo-code-back-off.test.ts',
  )('each failed look-up doubles the wait, from two seconds up to thirty'),
  'Promo code: a success resets the wait.': testsIn('server/promo-codes/quote-promo-code.test.ts')(
    'whoever guesses codes > waits 2 seconds, then twice as long each time, 30 at most, until a code is right',
  ),
  'Checkout: it shows that it is processing while an order is placed.': testsIn('tests/e2e/checkout-page.test.ts')(
    'in $language on $width px > while an order is placed the button says so',
  ),
  'Checkout: a success clears the cart and goes to the confirmation.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a stranger buys two cups with the welcome code, and finds the order again later',
  ),
  'Wishlist: a product is in it or not; the heart adds or removes it.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > hearts are filled after a reload and on the product’s own page, and go out when their owner leaves',
  ),
  'Wishlist: the hearts are refreshed when somebody signs in or out.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > hearts are filled after a reload and on the product’s own page, and go out when their owner leaves',
  ),
  'Wishlist: guests cannot use the heart.': testsIn('tests/e2e/wishlist.test.ts')(
    'in $language on $width px > a heart is the same in everybody’s HTML, and a guest’s press asks to sign in, and leads back',
  ),
  'Review form: the rating starts at 5.': writing,
  'Review form: after a success rating and comment start anew and the list is refreshed.': writing,
  'Review form: it shows that it is being sent.': testsIn('tests/e2e/reviews.test.ts')(
    'in $language on $width px > what is wrong with a review is said, and nothing of it is lost',
  ),
  'Stock notification dialog: it opens, closes, and after a success closes with the e-mail cleared.': testsIn(
    'tests/e2e/stock-notification.test.ts',
  )('in $language on $width px > a guest asks to be told when a sold-out piece is back, and this device remembers'),
  'Newsletter form: its button is off while it is sent; a success clears the field.': testsIn(
    'tests/e2e/footer.test.ts',
  )('in $language on $width px > an address is asked by mail about the newsletter, known or not, and the form says so'),
  'Discount dialog: closed, opened after its delay for anonymous visitors, closed by either button.': testsIn(
    'tests/e2e/discount-dialog.test.ts',
  )('in $language on $width px > “later” closes it for this visit: neither a reload nor another page brings it back'),
  'Header: scrolled or not.': testsIn('tests/e2e/header.test.ts')(
    'in $language on $width px > the header stays in sight and changes its dress after 20 pixels',
  ),
  'Mobile menu: open or closed.': testsIn('tests/e2e/header.test.ts')(
    'in $language on $width px > the menu opens and closes, and a link in it leads on and closes it',
  ),
  'Session: it is refreshed by itself near its end.': session(
    'in $language on $width px > a session that is about to end is refreshed by itself',
  ),
  'Session: it is checked again when the tab comes into view.': session(
    'in $language on $width px > a tab that comes into view again checks its session',
  ),
  'Session: one that cannot be refreshed any more is removed, and its owner is signed out.': session(
    'in $language on $width px > a session that cannot be refreshed any more is removed, and its owner signs in anew',
  ),
  'Session: its events are told: signed in, signed out, refreshed and the others.': testsIn(
    'tests/e2e/accounts-addresses.test.ts',
  )('the events of a session are told as they happen'),
  'Session: it is of level `aal1`; a verified second factor makes it `aal2`.': testsIn('accounts/identify.test.ts')(
    'the second factor counts only while both the token and the session have it',
  ),
});
