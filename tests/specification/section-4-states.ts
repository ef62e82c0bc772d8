import { section, testsIn } from './rule.ts';

const cart = testsIn('src/features/cart/cart.test.ts');
const device = testsIn('src/features/cart/ui/cart-store.test.ts');
const orders = testsIn('src/features/orders/order-status.test.ts');
const session = testsIn('src/features/auth/e2e/session.matrix.test.ts');
const statusColours = testsIn('src/features/customers/e2e/account.journey.test.ts')(
  'in $language on $width px > orders are listed newest first with day, total in pounds and colored status',
);
const writing = testsIn('src/features/reviews/e2e/reviews.journey.test.ts')(
  'in $language on $width px > a visitor writes a review, signs in on the way and sees it at once; a second one does not count twice',
);

export const states = section('4 States and transitions', {
  'Cart: a product is added.': cart('addToCart > adds a new product as a new line'),
  'Cart: adding a product that is in it increases its quantity.': cart(
    'addToCart > increases the quantity of an existing line in its place',
  ),
  'Cart: a line is removed.': cart('removeFromCart removes one product and keeps the others'),
  'Cart: a quantity is changed; zero or less removes the line.': cart(
    'setQuantity > setting a quantity to %d: %s',
    'removed',
  ),
  'Cart: it is cleared.': testsIn('src/features/cart/e2e/cart.journey.test.ts')(
    'in $language on $width px > clearing the cart requires confirmation, and an alert does not persist on the next page',
  ),
  'Cart: it is saved on every change and loaded on start.': testsIn('tests/e2e/reload-and-tabs.matrix.test.ts')(
    'in $language on $width px > a reload keeps the cart and all values of the checkout',
  ),
  'Cart: the event `cart-updated` with a list of items replaces it.': testsIn(
    'src/features/cart/e2e/cart-page.matrix.test.ts',
  )('in $language on $width px > a cart-updated event with a list of items replaces the cart'),
  'Cart: invalid entries of that list are dropped.': device(
    'replaces the cart by the items of the cart-updated event, without invalid ones',
  ),
  'Cart: a stored value that is not a list is an empty cart.': device(
    'a stored cart that is %s is read as empty',
    'not a list',
  ),
  'Cart: item count and total price are computed from its lines.': cart(
    'countItems sums quantities and cartTotal sums prices',
  ),
  'Cart: decreasing sets the quantity to one less.': testsIn(
    'src/features/cart/storefront/cart-row.component.test.tsx',
  )('a row shows its product and total, which minus and plus change'),
  'Order: the status is `pending`, `processing`, `shipped`, `delivered` or `cancelled`.': orders(
    'an order moves one status at a time, and can be cancelled until it is delivered',
  ),
  'Order: the badges of the statuses are yellow, blue, purple, green and red.': statusColours,
  'Order: status and payment status of a new order are pending.': testsIn(
    'src/features/checkout/server/place-order.test.ts',
  )('placing an order > placing an order returns its number, total and seller chat, and the order can be read'),
  'Contact message: a new one is unread.': testsIn('src/features/customers/server/profiles.test.ts')(
    'a contact message > a contact message is stored as unread',
  ),
  'Contact message: “Mark as Read” in the admin area marks it as read.': testsIn(
    'src/features/admin/e2e/admin.journey.test.ts',
  )('in $language on $width px > an admin reads a message and marks it as read, and it stays read'),
  'Stock notification: it is pending until it is sent.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('stock notifications > stock notifications can be registered again after they were sent'),
  'Promo code: it is active or not.': testsIn('src/features/discounts/evaluate-promo.test.ts')(
    'evaluatePromo > %s',
    'is refused when inactive',
  ),
  'Promo code: each failed look-up doubles the delay, from 2 s up to 30 s.': testsIn(
    'src/features/checkout/storefront/promo-code-back-off.test.ts',
  )('doubles the delay after each failed attempt, from 2 s up to 30 s'),
  'Promo code: a success resets the delay.': testsIn('src/features/discounts/server/quote-promo-code.test.ts')(
    'promo code back-off > the back-off starts at 2 seconds and doubles up to 30, until a code is correct',
  ),
  'Checkout: the button shows progress while an order is placed.': testsIn(
    'src/features/checkout/storefront/checkout-form.component.test.tsx',
  )('phone and postal code accept Arabic digits; the button shows that the order is sent, and then that it is placed'),
  'Checkout: a placed order clears the cart and opens the confirmation.': testsIn('tests/e2e/purchase.journey.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Wishlist: the wishlist button adds a product or removes it.': testsIn(
    'src/features/wishlist/ui/wishlist-button.component.test.tsx',
  )('a press adds the product, another one removes it, and undo adds it again'),
  'The wishlist buttons are refreshed at sign-in and sign-out.': testsIn(
    'src/features/wishlist/e2e/wishlist.journey.test.ts',
  )(
    'in $language on $width px > wishlist buttons are filled after a reload and on the product page, and empty after signing out',
  ),
  'Wishlist: anonymous visitors cannot use the wishlist button.': testsIn(
    'src/features/wishlist/e2e/wishlist.journey.test.ts',
  )(
    'in $language on $width px > the wishlist button is the same in the HTML for all visitors, and for a guest leads to sign-in and back',
  ),
  'Review form: the rating starts at 5.': writing,
  'Review form: a success resets rating and comment and refreshes the list.': writing,
  'Review form: the button shows progress while the review is sent.': testsIn(
    'src/features/reviews/ui/review-form.component.test.tsx',
  )('the button shows the progress of a review; one that did not arrive keeps its text and rating, also in a new form'),
  'Stock notification dialog: it opens and closes; a success closes it and clears the e-mail.': testsIn(
    'src/features/stock-notifications/e2e/stock-notification.journey.test.ts',
  )('in $language on $width px > a guest registers for an out-of-stock product, and the device stores it'),
  'Newsletter form: the button is disabled while the form is sent; a success clears the field.': testsIn(
    'src/features/content/e2e/footer.matrix.test.ts',
  )(
    'in $language on $width px > a newsletter address gets a confirmation mail, known or unknown, and the form says so',
  ),
  'Discount dialog: closed, opened after its delay for anonymous visitors, closed by either button.': testsIn(
    'src/features/discounts/e2e/discount-dialog.matrix.test.ts',
  )(
    'in $language on $width px > “later” closes the dialog for the visit: neither a reload nor another page shows it again',
  ),
  'Header: scrolled or not.': testsIn('src/features/storefront/e2e/header.matrix.test.ts')(
    'in $language on $width px > the header stays visible and changes its style after 20 pixels of scrolling',
  ),
  'Mobile menu: open or closed.': testsIn('src/features/storefront/e2e/header.matrix.test.ts')(
    'in $language on $width px > the mobile menu opens and closes, and a link in it navigates and closes it',
  ),
  'Session: it is refreshed automatically before it expires.': session(
    'in $language on $width px > a session is refreshed before it expires',
  ),
  'Session: it is checked when the tab becomes visible.': session(
    'in $language on $width px > a tab checks its session when it becomes visible',
  ),
  'Session: a session that cannot be refreshed is removed, which signs the customer out.': session(
    'in $language on $width px > a session that cannot be refreshed is removed, and the customer signs in again',
  ),
  'Session: listeners get its events: signed in, signed out, refreshed and the others.': testsIn(
    'src/features/auth/e2e/accounts-addresses.matrix.test.ts',
  )('auth events are emitted in order'),
  'Session: its level is `aal1`, after a verified second factor `aal2`.': testsIn(
    'src/features/auth/server/accounts/identify.test.ts',
  )('aal2 requires the second factor in both the token and the session'),
});
