import { section, testsIn } from './rule.ts';

const admin = testsIn('tests/e2e/admin.test.ts');
const shown = testsIn('server/orders/get-orders.test.ts');
const roles = testsIn('server/api/access.test.ts')(
  'applies the contract’s access rules to guests, customers and admins, also right after a role changes',
);

export const permissions = section('6 Roles and permissions', {
  'A visitor may browse, search and fill a cart.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'A visitor may write to the shop.': testsIn('server/profiles/profiles.test.ts')(
    'a contact message > is stored as unread',
  ),
  'A visitor may have a promo code checked.': testsIn('server/promo-codes/quote-promo-code.test.ts')(
    'a promo code > is priced by the server in any spelling',
  ),
  'A visitor may wait for a product that is sold out.': testsIn(
    'server/stock-notifications/stock-notifications.test.ts',
  )('stock notifications > register a guest and a signed-in customer for an out-of-stock product'),
  'A visitor may not use a wishlist.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > is refused to anonymous callers',
  ),
  'A visitor may not write reviews.': testsIn('server/reviews/reviews.test.ts')(
    'the reviews endpoint refuses > an anonymous review before it is validated',
  ),
  'A customer may keep a wishlist.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > starts empty and lists the newest product first, with its card in the language',
  ),
  'A customer may write reviews.': testsIn('server/reviews/reviews.test.ts')(
    'a review > is public with only the first name of its author',
  ),
  'A customer may check out.': testsIn('server/orders/place-order.test.ts')(
    'placing an order > returns a number, the total and a seller chat, and the order can be read',
  ),
  'A customer may not see the discount dialog.': testsIn('tests/e2e/discount-dialog.test.ts')(
    'in $language on $width px > the dialog is not shown to customers, on sign-in pages or just after signing out',
  ),
  'Checking out without signing in says “Login Required” and leads to `/auth`.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'The server redirects guests to sign-in before it reads their order.': testsIn(
    'server/orders/order-bad-input.test.ts',
  )('an anonymous caller > must sign in before the input is validated'),
  'The account redirects to `/auth` without a session.': testsIn('tests/e2e/account.test.ts')(
    'in $language on $width px > the account page redirects a guest to sign-in',
  ),
  'Customers see their own orders only.': shown('an order > is visible only to its owner and admins'),
  'Customers see their own addresses only.': testsIn('server/saved-addresses/saved-addresses.test.ts')(
    'another customer’s address > is not listed',
  ),
  'Customers see their own wishlist only.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > is private: others neither see nor change it',
  ),
  'Admins hold the role `admin` in the user roles.': roles,
  'Nobody makes themselves an admin.': testsIn('server/profiles/profiles.test.ts')(
    'signing up > cannot grant the admin role',
  ),
  'Admin screens, not signed in: “Unauthorized” and on to `/auth`.': admin(
    'in $language on $width px > the admin area redirects a guest to sign-in, with a notice',
  ),
  'Admin screens, no admin: “Access Denied” and home.': admin(
    'in $language on $width px > the admin area redirects a customer to the home page, with a notice',
  ),
  'The server refuses who is no admin: “You do not have permission to access the admin panel.”.': roles,
  'Admins may view all messages, orders, promo codes and stock notifications, and mark messages read.': testsIn(
    'server/dashboard/admin-lists.test.ts',
  )('the admin list of $list is complete, newest first'),
  'A request without a token has no user.': testsIn('accounts/identify.test.ts')(
    'a request without a token has no user',
  ),
});
