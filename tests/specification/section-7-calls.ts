import { section, testsIn } from './rule.ts';

const addresses = testsIn('server/saved-addresses/saved-addresses.test.ts');
const people = testsIn('server/profiles/profiles.test.ts');
const accounts = testsIn('accounts/accounts.test.ts');
const authenticator = testsIn('accounts/factors/totp-factor.test.ts');
const waysIn = testsIn('tests/e2e/sign-in-methods.test.ts');
const promos = testsIn('server/promo-codes/quote-promo-code.test.ts');
const wishlist = testsIn('server/wishlist/wishlist.test.ts');
const oneOrder = testsIn('server/orders/place-order.test.ts')(
  'a customer who orders a plate > gets a number, the total and a chat with the seller, and finds the order as it was placed',
);

export const dataCalls = section('7 Data calls', {
  'A contact message is kept with name, e-mail, subject and message.': people('a message to the shop > is kept unread'),
  'A promo code is looked up by the capitals of what was typed.': promos(
    'a promo code > is worth what the server’s prices make of it, however it was typed',
  ),
  'A promo code is found only while it is active.': promos('a promo code > is refused with the reason'),
  'A profile is made with name, e-mail, phone number and date of birth, and read by its owner.': people(
    'signing up > makes a profile and a personal welcome code',
  ),
  'Name and phone number of a profile are changed.': people(
    'a profile > gets another name and phone number, however they are written, and keeps the rest',
  ),
  'An order is kept with its fields.': oneOrder,
  'The orders of a customer are read newest first.': testsIn('server/orders/get-orders.test.ts')(
    'an order > stands in its customer’s list, newest first and twenty at a time',
  ),
  'An order is read by its number.': oneOrder,
  'Addresses are read with the default first.': addresses(
    'the addresses of a customer > stand with the default first and then the newest',
  ),
  'An address is added.': addresses(
    'the addresses of a customer > are none at first, and the first one kept is the default',
  ),
  'An address is deleted.': addresses(
    'the addresses of a customer > are deleted once, and no other becomes the default by that',
  ),
  'A wishlist is read.': wishlist(
    'a wishlist > is empty at first, and then holds the newest heart first, with its card in the language',
  ),
  'A product is put into the wishlist and taken out of it.': wishlist(
    'a wishlist > keeps the place of a heart that is given again, and forgets one that is taken away, however often',
  ),
  'A review is kept with rating and comment.': testsIn('server/reviews/reviews.test.ts')(
    'a review > is read by everybody, under the first name of who wrote it and nothing else of theirs',
  ),
  'The reviews of a product are read newest first.': testsIn('server/reviews/reviews.test.ts')(
    'many reviews > are told ten at a time, each once, though some were written in the same moment',
  ),
  'A stock notification is kept, of a customer or of nobody.': testsIn(
    'server/stock-notifications/stock-notifications.test.ts',
  )('whoever waits for a sold-out product > is remembered, as a guest or as a customer'),
  'A newsletter subscription is kept.': people(
    'the newsletter > takes an address once, in whatever case it is written and however fast it is sent',
  ),
  'Whether somebody is an admin is read from the user roles.': testsIn('server/api/access.test.ts')(
    'strangers, customers and admins may each do what the contract says, from one request to the next',
  ),
  'Admin: messages, orders, promo codes and stock notifications are read, newest first.': testsIn(
    'server/dashboard/admin-lists.test.ts',
  )('an admin reads all of $list, newest first'),
  'Admin: a message is marked read.': testsIn('server/contact-messages/admin-contact-messages.test.ts')(
    'the messages of the office > are marked read, and unread again; the desk counts those that wait',
  ),
});

export const authenticationCalls = section('7 Authentication calls', {
  'The current user is read.': accounts(
    'signing up > a newcomer has a session at once, and is described as the client expects',
  ),
  'Changes of the session are listened to.': testsIn('tests/e2e/sign-in.test.ts')(
    'in $language on $width px > who signs in is welcomed back, and the account icon knows at once',
  ),
  'Signing up takes e-mail and password.': accounts(
    'signing up > a newcomer has a session at once, and is described as the client expects',
  ),
  'Signing up names the root of the shop as the way back.': testsIn('tests/e2e/sign-in.test.ts')(
    'in $language on $width px > signing up names the root of the shop as the way back',
  ),
  'Signing in takes e-mail and password.': accounts(
    'signing in > the right password opens a new session, in any spelling of the address',
  ),
  'Signing out has the scope `global`.': accounts(
    'signing out > with scope %s ends the right sessions at once',
    'global',
  ),
  'Signing out has the scope `others`.': accounts(
    'signing out > with scope %s ends the right sessions at once',
    'others',
  ),
  'Signing out has the scope `local`.': accounts(
    'signing out > with scope %s ends the right sessions at once',
    'local',
  ),
  'POST /recover sends a way back to who forgot the password.': testsIn('accounts/one-time-tokens/recovery.test.ts')(
    'a forgotten password > the link signs in on any device, once, and a new password can be set',
  ),
  'POST /token with `refresh_token` renews a session.': accounts(
    'refreshing > each refresh hands out another token of the same session',
  ),
  'GET /authorize leads to another provider.': testsIn('accounts/providers/authorize.test.ts')(
    'the provider is asked for a code, for this shop, under a flow of its own',
  ),
  'GET /user/identities/authorize links an identity.': testsIn('accounts/identities/link-identity.test.ts')(
    'adding an identity > somebody who is signed in adds one, whatever its address, and comes back signed in',
  ),
  'DELETE /user/identities/{identity_id} unlinks it.': waysIn(
    'in $language on $width px > a provider is linked from the profile, opens the account, and is unlinked again',
  ),
  'POST /factors enrols a second factor.': authenticator(
    'an authenticator is told its secret once, as a text, an address and a picture',
  ),
  'DELETE /factors/{factorId} removes it.': testsIn('accounts/factors/aal2-session.test.ts')(
    'giving up the factor lets the session fall to aal1: at once here, in its token after a refresh',
  ),
  'POST /factors/{factorId}/challenge asks for a code.': testsIn('accounts/factors/phone-factor.test.ts')(
    'a number is proven by the code it is sent, and raises the session',
  ),
  'POST /factors/{factorId}/verify takes the code.': authenticator(
    'the right code proves the factor and raises the session',
  ),
  'GET `/.well-known/jwks.json` publishes the key.': accounts(
    'signing in > the published key has exactly the members that browsers can import',
  ),
});
