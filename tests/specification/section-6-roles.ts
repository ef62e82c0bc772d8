import { section, testsIn } from './rule.ts';

const admin = testsIn('tests/e2e/admin.test.ts');
const shown = testsIn('server/orders/get-orders.test.ts');
const roles = testsIn('server/api/access.test.ts')(
  'strangers, customers and admins may each do what the contract says, from one request to the next',
);

export const permissions = section('6 Roles and permissions', {
  'A visitor may browse, search and fill a cart.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a stranger buys two cups with the welcome code, and finds the order again later',
  ),
  'A visitor may write to the shop.': testsIn('server/profiles/profiles.test.ts')(
    'a message to the shop > is kept unread',
  ),
  'A visitor may have a promo code checked.': testsIn('server/promo-codes/quote-promo-code.test.ts')(
    'a promo code > is worth what the server’s prices make of it, however it was typed',
  ),
  'A visitor may wait for a product that is sold out.': testsIn(
    'server/stock-notifications/stock-notifications.test.ts',
  )('whoever waits for a sold-out product > is remembered, as a guest or as a customer'),
  'A visitor may not use a wishlist.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > is nothing for strangers',
  ),
  'A visitor may not write reviews.': testsIn('server/reviews/reviews.test.ts')(
    'what is refused > is a review by a stranger, before it is looked at',
  ),
  'A customer may keep a wishlist.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > is empty at first, and then holds the newest heart first, with its card in the language',
  ),
  'A customer may write reviews.': testsIn('server/reviews/reviews.test.ts')(
    'a review > is read by everybody, under the first name of who wrote it and nothing else of theirs',
  ),
  'A customer may check out.': testsIn('server/orders/place-order.test.ts')(
    'a customer who orders a plate > gets a number, the total and a chat with the seller, and finds the order as it was placed',
  ),
  'A customer may not see the discount dialog.': testsIn('tests/e2e/discount-dialog.test.ts')(
    'in $language on $width px > customers are not made it, nor who signs in, nor who has just signed out',
  ),
  'Checking out without signing in says “Login Required” and leads to `/auth`.': testsIn('tests/e2e/purchase.test.ts')(
    'in $language on $width px > a stranger buys two cups with the welcome code, and finds the order again later',
  ),
  'The server sends strangers to sign in before it looks at their order.': testsIn(
    'server/orders/order-bad-input.test.ts',
  )('a stranger > is sent to sign in before anything else is looked at'),
  'The account leads to `/auth` when nobody is signed in.': testsIn('tests/e2e/account.test.ts')(
    'in $language on $width px > the account sends a stranger to sign in',
  ),
  'Customers see their own orders only.': shown('an order > does not exist for anybody but its owner and admins'),
  'Customers see their own addresses only.': testsIn('server/saved-addresses/saved-addresses.test.ts')(
    'somebody else’s address > is not shown',
  ),
  'Customers see their own wishlist only.': testsIn('server/wishlist/wishlist.test.ts')(
    'a wishlist > is its owner’s alone: others neither see nor change it',
  ),
  'Admins hold the role `admin` in the user roles.': roles,
  'Nobody makes themselves an admin.': testsIn('server/profiles/profiles.test.ts')(
    'signing up > is no way to become an admin',
  ),
  'Admin screens, not signed in: “Unauthorized” and on to `/auth`.': admin(
    'in $language on $width px > the office sends a stranger to sign in, and says why',
  ),
  'Admin screens, no admin: “Access Denied” and home.': admin(
    'in $language on $width px > the office sends a customer home, and says why',
  ),
  'The server refuses who is no admin: “You do not have permission to access the admin panel.”.': roles,
  'Admins may view all messages, orders, promo codes and stock notifications, and mark messages read.': testsIn(
    'server/dashboard/admin-lists.test.ts',
  )('an admin reads all of $list, newest first'),
  'The public key proves nobody.': testsIn('accounts/identify.test.ts')(
    'a visitor without a token, or with the public key only, is nobody',
  ),
});
