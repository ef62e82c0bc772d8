import { section, testsIn } from './rule.ts';

const inAccounts = (path: string) => testsIn(`src/features/auth/server/accounts/${path}.test.ts`);
const accounts = inAccounts('accounts');
const transport = inAccounts('accounts.routes');
const refused = inAccounts('refusals')('refusals have status, code and text in both envelopes > $what');
const owner = inAccounts('settings');
const confirmation = inAccounts('one-time-tokens/confirmation');
const recovery = inAccounts('one-time-tokens/recovery');
const change = inAccounts('change-password');
const back = inAccounts('providers/callback-errors');
const coming = inAccounts('providers/provider-sign-in');
const authorization = inAccounts('providers/authorize');
const factors = inAccounts('factors/factor-refusals');
const unlinking = inAccounts('identities/unlink-identity');

/** Sections 0 and 1 of the accounts contract: rules of every call; shapes of users, sessions and factors. */
export const callsAndObjects = [
  section('0 Transport', {
    'Requests need no cookies; an empty JSON body is accepted.': transport(
      'signs out with the JSON content type and no body, with an empty response',
    ),
    'Unknown fields and nulls are ignored.': transport('a request with unknown fields and nulls is accepted'),
    'A body over 1 MiB is 413.': transport('accepts a body of exactly 1 MiB and refuses one byte more'),
    'A body over 1 MiB without a Content-Length header is 413 too.': transport(
      'refuses a large body of unknown length',
    ),
    'Invalid JSON is 400 `bad_json`.': transport('refuses %s as bad JSON'),
    'A timeout is 504, which the client retries.': transport(
      'responds with 504 after the timeout, so that the client retries',
    ),
    'CORS allows requests of other origins to read codes and counts.': transport(
      'CORS lets a page of another origin send preflights and read the required headers',
    ),
  }),
  section('0.1 Errors', {
    'The format of errors depends on the requested API version.': inAccounts('refusals')(
      'version %s gets the %s envelope',
    ),
    'Each refusal has its status, code and text in both formats.': refused,
    'An unexpected error is 500 with an id that the log contains.': transport(
      'responds to an unexpected error with its id in the old envelope and logs the id',
    ),
    'A weak password lists its reasons.': inAccounts('passwords')('%s has the weaknesses %j'),
    'Overload never answers 4xx to a refresh.': inAccounts('refresh-token-reuse')(
      'a refresh that cannot read its session is never a 4xx, which would sign the user out',
    ),
  }),
  section('0.2 Bearers', {
    'A missing, malformed, foreign or expired bearer token is refused by its own code.': refused,
    'A sign-out takes effect at once.': inAccounts('identify')('a sign-out takes effect at once'),
    'A banned user is refused on every call.': inAccounts('identify')(
      'refuses an invalid token, another scheme and a banned user',
    ),
  }),
  section('1 Objects', {
    'User, identity and session have the fields that the client reads.': accounts(
      'sign-up > sign-up returns a session and the user in the client’s format',
    ),
    'The secret of a factor is returned once.': inAccounts('factors/totp-factor')(
      'the secret of an authenticator is returned once, as text, URL and QR code',
    ),
  }),
].flat();

/** Section 2 of the accounts contract: its endpoints. */
export const endpoints = [
  section('2 Sign-up', {
    'A sign-up without confirmation returns a session.': accounts(
      'sign-up > sign-up returns a session and the user in the client’s format',
    ),
    'Otherwise it returns only a user.': owner('with confirmation, a new user has no session and cannot sign in yet'),
    'With sign-up disabled every request is refused before any other check.': owner(
      'disabled sign-up refuses all sign-ups',
    ),
    'Invalid addresses, phone numbers, passwords and code challenges are refused.': refused,
    'With confirmation a taken address is answered like a free one.': owner(
      'with confirmation, a sign-up with a registered address gets the same response as a new one',
    ),
    'A second sign-up before confirmation sends a mail and keeps the password.': confirmation(
      'confirming the address of a sign-up > a second sign-up sends another mail, keeps the first password, and reveals nothing of the first',
    ),
    'Of two concurrent sign-ups with one address one succeeds.': accounts(
      'sign-up > one of two concurrent sign-ups with one address succeeds',
    ),
  }),
  section('2 Token: password', {
    'The right password opens a session, in any spelling of the address.': accounts(
      'sign-in > sign-in creates a session for the correct password and the address in any case',
    ),
    'Unknown account, account without password and wrong password have one answer.': accounts(
      'sign-in > sign-in responds to a wrong password and an unknown address identically',
    ),
    'These three refusals take the same time.': inAccounts('http/pad-response-time.matrix')(
      '%s takes as long for a known address as for an unknown one',
    ),
    'A correct password that is weak today signs in, with a warning.': owner(
      'a password that is weak under newer rules can sign in, with a warning',
    ),
    'Unsupported grants are refused.': refused,
  }),
  section('2 Token: refresh', {
    'A refresh returns a new token of the same session.': accounts(
      'refresh > each refresh returns another token of the same session',
    ),
    'Malformed refresh tokens are distinguished from unknown ones.':
      inAccounts('sessions/refresh-token')('%j is no token'),
    'A session ended by a limit names the limit.': inAccounts('session-limits')(
      'a session ends at its maximum age, even when active',
    ),
  }),
  section('2 Token: proof key', {
    'A code is exchanged once, by the holder of the key.': recovery(
      'with a PKCE challenge > a link with a PKCE challenge returns a code that only the requesting browser can exchange, once',
    ),
    'The code expires after five minutes.': recovery(
      'with a PKCE challenge > the code of a link with a PKCE challenge expires five minutes after its issue, regardless of the mail’s age',
    ),
  }),
  section('2 Sign-out', {
    'The scopes global, local and others end the sessions that they name.': accounts(
      'sign-out > ends the sessions of scope %s at once',
    ),
    'A token of an ended session is refused.': accounts('sign-out > refuses a refresh token of an ended session'),
  }),
  section('2 User', {
    'Metadata is merged by key.': accounts(
      'changes by the user > an update merges metadata by key and deletes keys set to null',
    ),
    'An invalid change is refused in the order of the contract and changes nothing.': inAccounts('refusals')(
      'a refused update leaves the user unchanged',
    ),
    'A new password ends the other sessions.': accounts(
      'changes by the user > a new password ends the other sessions, keeps this one, and replaces the old password',
    ),
    'A new password invalidates pending links and codes of a proven address.': recovery(
      'a forgotten password > a password change invalidates every pending link and code of a proven address',
    ),
    'A session older than a day must reauthenticate if the settings require it.': change(
      'a session older than a day needs a code before it sets a password',
    ),
    'The current password is required if the settings say so, except after a recovery.': change(
      'a password change requires the current password where configured, except after a recovery',
    ),
  }),
  section('2 Recovery', {
    'The answer is the same for all addresses.': recovery(
      'a forgotten password > response, mail count and time do not reveal whether an address is known',
    ),
    'Two mails to one address are at least a minute apart, known or not.': inAccounts('rate-limits')(
      'refuses a second $what within the interval',
    ),
  }),
  section('2 Verify', {
    'A link signs in and redirects with the session in the fragment.': recovery(
      'a forgotten password > the recovery link signs in on any device, once, and allows a new password',
    ),
    'With a code challenge it redirects with a code, and errors are in query and fragment.': recovery(
      'with a PKCE challenge > a failed link with a PKCE challenge has the error in query and fragment',
    ),
    'A page verifies a link by its hash, so that a GET request does not consume it.': recovery(
      'a forgotten password > the shop’s page verifies the link itself, so that a mail scanner does not consume it',
    ),
    'A code is verified in the same way.': recovery(
      'a forgotten password > the code of a recovery mail works and consumes the link',
    ),
    'A link is valid for its type only.': confirmation(
      'confirming the address of a sign-up > a confirmation link with another type is refused',
    ),
    'A banned user is told so.': recovery('a forgotten password > a banned user is refused and the link is kept'),
  }),
  section('2 Resend, reauthenticate', {
    'A mail is sent again, to the same address only.': confirmation(
      'confirming the address of a sign-up > the confirmation mail is sent again on request, and to no other address',
    ),
    'Other types are refused.': refused,
  }),
  section('2 Authorize', {
    'The provider is asked for a code with a flow of its own.': authorization(
      'authorize requests a code from the provider for this shop, with its own flow',
    ),
    'Additional parameters are passed on, except those that the service sets.': authorization(
      'authorize passes the page’s parameters to the provider, except reserved ones',
    ),
    'Unknown providers and incomplete code challenges are refused.': authorization('refused before the redirect > %s'),
  }),
  section('2 Callback', {
    'An unknown, expired or used state redirects to the site.': back('a return without a valid flow > %s'),
    'A state is used once, even by concurrent requests.': back(
      'a return without a valid flow > a second return, also a concurrent one, redirects to the site',
    ),
    'A refusal of the provider is returned to the page where the flow began.': back(
      'a return with a failed flow > a return after the user cancelled redirects to the start with the error',
    ),
    'A response by form post is accepted.': back('a return as a form post is accepted'),
    'A known identity signs in the user it belongs to.': coming(
      'a later sign-in by a provider finds the same user and updates the profile',
    ),
    'A verified address leads to its account.': coming(
      'a verified address signs in to the account that has proven it, and keeps its password',
    ),
    'An account created with an unverified address passes to the user who verifies that address.': inAccounts(
      'providers/provider-settings',
    )('a verified address takes over an account created by another person'),
    'An unverified address must be confirmed first.': inAccounts('providers/provider-settings')(
      'an unverified address must be confirmed first, with the same response for a registered one',
    ),
    'The request to the provider has a nonce.': back(
      'a return with a failed flow > a return with an ID token of another flow redirects to the start with the error',
    ),
    'It has a code challenge of its own.': authorization('authorize stores the PKCE verifier encrypted'),
  }),
  section('2 Identities', {
    'A signed-in user adds an identity.': inAccounts('identities/link-identity')(
      'linking an identity > a signed-in user can link an identity with any address and stays signed in',
    ),
    'An identity of another user is refused.': inAccounts('identities/link-identity')(
      'linking an identity > linking an identity of another user is refused',
    ),
    'One of several identities can be unlinked.': unlinking(
      'unlinking an identity > unlinking removes one of several identities and leaves the account unchanged',
    ),
    'The reasons to refuse unlinking are checked in a fixed order.': unlinking(
      'refused requests > unlinking is refused with the first of several reasons in a fixed order',
    ),
    'When disabled, linking and unlinking are refused for all users.': unlinking(
      'refused requests > linking and unlinking are refused when users may not link identities',
    ),
  }),
  section('2 Factors', {
    'Browsers can draw the QR code of an authenticator.': testsIn(
      'src/features/auth/e2e/accounts-factors.matrix.test.ts',
    )('a browser draws the QR code that the client returns for a new authenticator'),
    'Invalid enrolments, challenges and codes are refused.': factors('refuses $what'),
    'A challenge expires and is used once.': factors('distinguishes an expired challenge from a used one'),
    'A user has at most ten factors.': factors('allows at most ten factors per user, also for concurrent enrolments'),
    'A number gets at most one text message per minute.': inAccounts('factors/phone-factor')(
      'a number gets one code per minute, also for two concurrent devices and a new enrolment',
    ),
    'A code is valid one time step before and after.': inAccounts('factors/totp-factor')(
      'a code is accepted with a clock skew of up to 30 seconds in either direction',
    ),
    'A verified factor is removed at aal2 only.': inAccounts('factors/aal2-session')(
      'an aal1 session can neither delete a verified factor nor enrol another',
    ),
    'Disabled factor types are refused.': inAccounts('factors/factor-settings')(
      'refuses disabled types by name; phones are disabled by default',
    ),
  }),
  section('2 Keys, settings, health', {
    'Browsers can import the published key.': accounts(
      'sign-in > the published keys have exactly the members that browsers can import',
    ),
    'Settings and health are public.': transport('health and settings describe the service and its sign-in methods'),
    'The list of providers is public too.': authorization('the settings list the enabled providers'),
  }),
].flat();
