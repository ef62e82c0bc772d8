import { section, testsIn } from './rule.ts';

const addresses = testsIn('src/features/customers/server/saved-addresses.test.ts');
const people = testsIn('src/features/customers/server/profiles.test.ts');
const accounts = testsIn('src/features/auth/server/accounts/accounts.test.ts');
const authenticator = testsIn('src/features/auth/server/accounts/factors/totp-factor.test.ts');
const waysIn = testsIn('src/features/auth/e2e/sign-in-methods.matrix.test.ts');
const promos = testsIn('src/features/discounts/server/quote-promo-code.test.ts');
const wishlist = testsIn('src/features/wishlist/server/wishlist.test.ts');
const oneOrder = testsIn('src/features/checkout/server/place-order.test.ts')(
  'placing an order > placing an order returns its number, total and seller chat, and the order can be read',
);

export const dataCalls = section('7 Data calls', {
  'A contact message is stored with name, e-mail, subject and message.': people(
    'a contact message > a contact message is stored as unread',
  ),
  'A promo code is looked up in capitals.': promos('a promo code > the server prices a promo code in any spelling'),
  'A promo code is found only while it is active.': promos(
    'a promo code > an unusable promo code is refused with the reason',
  ),
  'A profile is created with name, e-mail, phone number and date of birth, and read by its owner.': people(
    'signing up > sign-up creates a profile and a personal welcome code',
  ),
  'Name and phone number of a profile are updated.': people(
    'a profile > a profile update changes name and phone number, in any spelling, and nothing else',
  ),
  'An order is stored with its fields.': oneOrder,
  'The orders of a customer are read newest first.': testsIn('src/features/order-status/server/order-views.test.ts')(
    'an order > a customer’s orders are listed newest first, 20 per page',
  ),
  'An order is read by its number.': oneOrder,
  'Addresses are read with the default first.': addresses(
    'the addresses of a customer > lists the default address first, then the newest',
  ),
  'An address is created.': addresses(
    'the addresses of a customer > a new customer has no addresses, and the first one becomes the default',
  ),
  'An address is deleted.': addresses(
    'the addresses of a customer > a deleted default address is not replaced by another one',
  ),
  'A wishlist is read.': wishlist(
    'a wishlist > starts empty and lists the newest product first, with its card in the language',
  ),
  'A product is added to the wishlist and removed from it.': wishlist(
    'a wishlist > keeps the position of a product added again, and removes one repeatedly',
  ),
  'A review is stored with rating and comment.': testsIn('src/features/reviews/server/reviews.test.ts')(
    'a review > a review is public with only the first name of its author',
  ),
  'The reviews of a product are read newest first.': testsIn('src/features/reviews/server/reviews.test.ts')(
    'a long list of reviews > a long list of reviews is paged by ten, each once, even with equal timestamps',
  ),
  'A stock notification is stored, with or without a customer.': testsIn(
    'src/features/stock-notifications/server/stock-notifications.test.ts',
  )('stock notifications > register a guest and a signed-in customer for an out-of-stock product'),
  'A newsletter subscription is stored.': people(
    'the newsletter > the newsletter subscribes an address once, in any case and under concurrent requests',
  ),
  'The admin role is read from the user roles.': testsIn('tests/server/access.test.ts')(
    'applies the contract’s access rules to guests, customers and admins, also right after a role changes',
  ),
  'Admin: messages, orders, promo codes and stock notifications are read, newest first.': testsIn(
    'src/features/admin/server/admin-lists.test.ts',
  )('the admin list of $list is complete, newest first'),
  'Admin: a message is marked as read.': testsIn('src/features/contact/server/admin-contact-messages.test.ts')(
    'contact messages for admins > marks contact messages as read and unread, and the dashboard counts the unread ones',
  ),
});

export const authenticationCalls = section('7 Authentication calls', {
  'The current user is read.': accounts('sign-up > sign-up returns a session and the user in the client’s format'),
  'Listeners get the changes of the session.': testsIn('src/features/auth/e2e/sign-in.journey.test.ts')(
    'in $language on $width px > signing in shows a welcome notice, and the account icon changes at once',
  ),
  'Sign-up requires e-mail and password.': accounts(
    'sign-up > sign-up returns a session and the user in the client’s format',
  ),
  'Sign-up requests a redirect to the root of the shop.': testsIn('src/features/auth/e2e/sign-in.journey.test.ts')(
    'in $language on $width px > a sign-up names the root of the shop as its return URL',
  ),
  'Sign-in requires e-mail and password.': accounts(
    'sign-in > sign-in creates a session for the correct password and the address in any case',
  ),
  'Sign-out with the scope `global`.': accounts('sign-out > ends the sessions of scope %s at once', 'global'),
  'Sign-out with the scope `others`.': accounts('sign-out > ends the sessions of scope %s at once', 'others'),
  'Sign-out with the scope `local`.': accounts('sign-out > ends the sessions of scope %s at once', 'local'),
  'POST /recover mails a recovery link.': testsIn('src/features/auth/server/accounts/one-time-tokens/recovery.test.ts')(
    'a forgotten password > the recovery link signs in on any device, once, and allows a new password',
  ),
  'POST /token with `refresh_token` refreshes a session.': accounts(
    'refresh > each refresh returns another token of the same session',
  ),
  'GET /authorize redirects to a provider.': testsIn('src/features/auth/server/accounts/providers/authorize.test.ts')(
    'authorize requests a code from the provider for this shop, with its own flow',
  ),
  'GET /user/identities/authorize links an identity.': testsIn(
    'src/features/auth/server/accounts/identities/link-identity.test.ts',
  )('linking an identity > a signed-in user can link an identity with any address and stays signed in'),
  'DELETE /user/identities/{identity_id} unlinks it.': waysIn(
    'in $language on $width px > a provider is linked from the profile, signs in, and is unlinked',
  ),
  'POST /factors enrols a second factor.': authenticator(
    'the secret of an authenticator is returned once, as text, URL and QR code',
  ),
  'DELETE /factors/{factorId} removes it.': testsIn('src/features/auth/server/accounts/factors/aal2-session.test.ts')(
    'deleting the factor lowers the session to aal1: at once on the server, in the token after a refresh',
  ),
  'POST /factors/{factorId}/challenge creates a challenge.': testsIn(
    'src/features/auth/server/accounts/factors/phone-factor.test.ts',
  )('a correct code verifies a number and raises the session'),
  'POST /factors/{factorId}/verify verifies the code.': authenticator(
    'the correct code of an authenticator verifies the factor and raises the session',
  ),
  'GET `/.well-known/jwks.json` publishes the key.': accounts(
    'sign-in > the published keys have exactly the members that browsers can import',
  ),
});
