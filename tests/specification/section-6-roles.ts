import { section, testsIn } from './rule.ts';

const admin = testsIn('src/features/admin/e2e/admin.journey.test.ts');
const orderViews = testsIn('src/features/order-status/server/order-views.test.ts');
const roles = testsIn('tests/server/access.test.ts')(
  'applies the contract’s access rules to guests, customers and admins, also right after a role changes',
);

export const permissions = section('6 Roles and permissions', {
  'Visitors can browse, search and fill a cart.': testsIn('tests/e2e/purchase.journey.test.ts')(
    'in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later',
  ),
  'Visitors can send a contact message.': testsIn('src/features/customers/server/profiles.test.ts')(
    'a contact message > a contact message is stored as unread',
  ),
  'Visitors can check a promo code.': testsIn('src/features/discounts/server/quote-promo-code.test.ts')(
    'a promo code > the server prices a promo code in any spelling',
  ),
  'Visitors can register for a stock notification.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('stock notifications > register a guest and a signed-in customer for an out-of-stock product'),
  'Visitors cannot use a wishlist.': testsIn('src/features/wishlist/server/wishlist.test.ts')(
    'a wishlist > a wishlist is refused to anonymous callers',
  ),
  'Visitors cannot write reviews.': testsIn('src/features/reviews/server/reviews.test.ts')(
    'the reviews endpoint refuses > an anonymous review before it is validated',
  ),
  'Customers can use a wishlist.': testsIn('src/features/wishlist/server/wishlist.test.ts')(
    'a wishlist > starts empty and lists the newest product first, with its card in the language',
  ),
  'Customers can write reviews.': testsIn('src/features/reviews/server/reviews.test.ts')(
    'a review > a review is public with only the first name of its author',
  ),
  'Customers can check out.': testsIn('src/features/checkout/server/place-order.test.ts')(
    'placing an order > placing an order returns its number, total and seller chat, and the order can be read',
  ),
  'Customers do not see the discount dialog.': testsIn('src/features/discounts/e2e/discount-dialog.matrix.test.ts')(
    'in $language on $width px > the dialog is not shown to customers, on sign-in pages or just after signing out',
  ),
  'Checking out without signing in shows “Login Required” and redirects to `/auth`.': testsIn(
    'tests/e2e/purchase.journey.test.ts',
  )('in $language on $width px > a new visitor buys two cups with the welcome code, and finds the order again later'),
  'The server redirects anonymous visitors to sign-in before it looks up an order.': testsIn(
    'src/features/checkout/server/order-bad-input.test.ts',
  )('an anonymous caller > an anonymous caller must sign in before the input is validated'),
  'The account redirects to `/auth` without a session.': testsIn('src/features/customers/e2e/account.journey.test.ts')(
    'in $language on $width px > the account page redirects a guest to sign-in',
  ),
  'Customers see their own orders only.': orderViews('an order > an order is visible only to its owner and admins'),
  'Customers see their own addresses only.': testsIn('src/features/customers/server/saved-addresses.test.ts')(
    'another customer’s address > another customer’s address is not listed',
  ),
  'Customers see their own wishlist only.': testsIn('src/features/wishlist/server/wishlist.test.ts')(
    'a wishlist > a wishlist is private: other customers neither see nor change it',
  ),
  'Admins have the role `admin` in the user roles.': roles,
  'Users cannot grant themselves the admin role.': testsIn('src/features/customers/server/profiles.test.ts')(
    'signing up > sign-up cannot grant the admin role',
  ),
  'Admin pages, not signed in: “Unauthorized” and a redirect to `/auth`.': admin(
    'in $language on $width px > the admin area redirects a guest to sign-in, with a notice',
  ),
  'Admin pages, without the role: “Access Denied” and a redirect to the home page.': admin(
    'in $language on $width px > the admin area redirects a customer to the home page, with a notice',
  ),
  'The server refuses users without the role: “You do not have permission to access the admin panel.”.': roles,
  'Admins can view all messages, orders, promo codes and stock notifications, and mark messages as read.': testsIn(
    'src/features/admin/server/admin-lists.test.ts',
  )('the admin list of $list is complete, newest first'),
  'A request without a token has no user.': testsIn('src/features/auth/server/accounts/identify.test.ts')(
    'a request without a token has no user',
  ),
});
