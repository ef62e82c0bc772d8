import { section, testsIn } from './rule.ts';

const inAccounts = (path: string) => testsIn(`accounts/${path}.test.ts`);
const accounts = inAccounts('accounts');
const transport = inAccounts('accounts.routes');
const refused = inAccounts('refusals')('every refusal has its status, code and text, in both envelopes > $what');
const owner = inAccounts('settings');
const confirmation = inAccounts('one-time-tokens/confirmation');
const recovery = inAccounts('one-time-tokens/recovery');
const change = inAccounts('change-password');
const back = inAccounts('providers/callback-errors');
const coming = inAccounts('providers/provider-sign-in');
const leaving = inAccounts('providers/authorize');
const factors = inAccounts('factors/factor-refusals');
const unlinking = inAccounts('identities/unlink-identity');

/** Sections 0 and 1 of the accounts contract: rules of every call; shapes of users, sessions and factors. */
export const callsAndObjects = [
  section('0 Transport', {
    'Calls carry no cookies; an empty JSON body is good.': transport(
      'signs out with the JSON content type and no body, with an empty answer',
    ),
    'Unknown fields and nulls are tolerated.': transport('ignores unknown fields and nulls'),
    'A body over 1 MiB is 413.': transport('accepts a body of exactly 1 MiB and refuses one byte more'),
    'So is one that does not say how long it is.': transport('refuses a large body of unknown length'),
    'Bad JSON is 400 `bad_json`.': transport('refuses %s as bad JSON'),
    'An answer that takes too long is 504, which the client tries again.': transport(
      'answers 504 after the timeout, so that the client retries',
    ),
    'Pages of other origins may ask, and read codes and counts.': transport(
      'CORS lets a page of another origin send preflights and read the required headers',
    ),
  }),
  section('0.1 Errors', {
    'The envelope depends on the asked version.': inAccounts('refusals')('version %s gets the %s envelope'),
    'Each refusal has its status, code and text in both.': refused,
    'An accident is 500 with a number that stands in the log.': transport(
      'answers an unexpected error with its number in the old envelope and logs the number',
    ),
    'A weak password names its reasons.': inAccounts('passwords')('%s has the weaknesses %j'),
    'An overload never answers 4xx on a refresh.': inAccounts('refresh-token-reuse')(
      'a refresh that cannot read its session is never a 4xx, which would sign the user out',
    ),
  }),
  section('0.2 Bearers', {
    'A missing, broken, foreign or expired bearer is refused by its own code.': refused,
    'A sign-out takes effect at once.': inAccounts('identify')('a sign-out takes effect at once'),
    'A banned person is refused on every call.': inAccounts('identify')(
      'refuses a broken token, another scheme and a banned user',
    ),
  }),
  section('1 Objects', {
    'A person, an identity and a session have the members that the client reads.': accounts(
      'sign-up > returns a session and the user in the client’s format',
    ),
    'The secret of a factor leaves once.': inAccounts('factors/totp-factor')(
      'an authenticator gets its secret once, as text, URL and QR code',
    ),
  }),
].flat();

/** Section 2 of the accounts contract: its endpoints. */
export const endpoints = [
  section('2 Sign-up', {
    'A sign-up that confirms itself answers a session.': accounts(
      'sign-up > returns a session and the user in the client’s format',
    ),
    'Otherwise it answers a bare person.': owner('with confirmation a new user has no session and cannot sign in yet'),
    'With sign-up disabled every request is refused before any other check.': owner(
      'with sign-up disabled refuses all sign-ups',
    ),
    'Bad addresses, numbers, passwords and proof keys are refused.': refused,
    'A taken address looks like a free one where addresses are confirmed.': owner(
      'with confirmation a taken address looks like a free one and reveals nothing of its user',
    ),
    'Signing up again before confirming sends a mail and keeps the password.': confirmation(
      'confirming the address of a sign-up > a second sign-up sends another mail, keeps the first password, and reveals nothing of the first',
    ),
    'Of two who take one address at once, one gets it.': accounts(
      'sign-up > lets one of two concurrent sign-ups with one address succeed',
    ),
  }),
  section('2 Token: password', {
    'The right password opens a session, in any spelling of the address.': accounts(
      'sign-in > opens a new session with the right password, whatever the case of the address',
    ),
    'Unknown, without password and wrong are one answer.': accounts(
      'sign-in > answers a wrong password and an unknown address identically',
    ),
    'And take one time.': inAccounts('http/pad-response-time')(
      '%s takes as long for a known address as for an unknown one',
    ),
    'A correct password that is weak by now signs in, and says so.': owner(
      'a password that is weak under newer rules signs in, with a warning',
    ),
    'The grants that are no part of the shop say so.': refused,
  }),
  section('2 Token: refresh', {
    'A refresh hands out another token of the same session.': accounts(
      'refresh > each refresh returns another token of the same session',
    ),
    'Malformed tokens are told from unknown ones.': inAccounts('sessions/refresh-token')('%j is no token'),
    'A session that has ended by a limit says by which.': inAccounts('session-limits')(
      'a session ends at its maximum age, even when active',
    ),
  }),
  section('2 Token: proof key', {
    'A code is exchanged once, by the holder of the key.': recovery(
      'with a PKCE challenge > the link gives a code that only the requesting browser can exchange, once',
    ),
    'It waits five minutes.': recovery(
      'with a PKCE challenge > the code expires five minutes after its issue, whatever the age of the mail',
    ),
  }),
  section('2 Sign-out', {
    'Global, local and others end what they say.': accounts('sign-out > ends the sessions of scope %s at once'),
    'A token of an ended session is worth nothing.': accounts('sign-out > refuses a refresh token of an ended session'),
  }),
  section('2 User', {
    'Metadata is merged key by key.': accounts(
      'changes by the user > merges metadata key by key, and deletes a key set to null',
    ),
    'A change is refused in the order of the contract, and then changes nothing.': inAccounts('refusals')(
      'a refused change changes nothing',
    ),
    'A new password ends the other sessions.': accounts(
      'changes by the user > a new password ends the other sessions, keeps this one, and replaces the old password',
    ),
    'It makes pending links and codes void.': recovery(
      'a forgotten password > a changed password voids every pending link and code',
    ),
    'A session older than a day proves itself where the owner wants it.': change(
      'a session older than a day needs a code before it sets a password',
    ),
    'The current password is asked for where the owner wants it, except after a recovery.': change(
      'requires the current password where configured, except after a recovery',
    ),
  }),
  section('2 Recovery', {
    'The answer is the same for everybody.': recovery(
      'a forgotten password > answer, mail count and time do not reveal whether an address is known',
    ),
    'Two mails to one address are a minute apart, known or not.': inAccounts('rate-limits')(
      'refuses a second $what within the interval',
    ),
  }),
  section('2 Verify', {
    'A link signs in and leads on with the session in the fragment.': recovery(
      'a forgotten password > the link signs in on any device, once, and allows a new password',
    ),
    'With a proof key it leads on with a code, and failures stand in query and fragment.': recovery(
      'with a PKCE challenge > a failed link puts the error into query and fragment',
    ),
    'A page verifies a link by its hash, so that a mere request does not use it up.': recovery(
      'a forgotten password > the shop’s page verifies the link itself, so that a mail scanner does not consume it',
    ),
    'A code does the same.': recovery('a forgotten password > the code in the mail works too, and consumes the link'),
    'A link is of its type.': confirmation('confirming the address of a sign-up > refuses a link with another type'),
    'A banned person is told so.': recovery('a forgotten password > refuses a banned user and keeps the link'),
  }),
  section('2 Resend, reauthenticate', {
    'A mail is sent again, to the same address only.': confirmation(
      'confirming the address of a sign-up > sends the mail again on request, and to no other address',
    ),
    'What may not be asked is refused.': refused,
  }),
  section('2 Authorize', {
    'The provider is asked for a code under a flow of its own.': leaving(
      'requests a code from the provider for this shop, with its own flow',
    ),
    'Extra wishes are passed on, but never what only we say.': leaving(
      'passes the page’s parameters to the provider, except reserved ones',
    ),
    'Unknown providers and half proof keys are refused.': leaving('refused before the redirect > %s'),
  }),
  section('2 Callback', {
    'A state that is unknown, old or used leads to the site.': back('without a valid flow redirects to the site > %s'),
    'It is used once, however fast.': back('without a valid flow redirects to the site > a second time, however fast'),
    'What the provider refuses is told where the flow began.': back(
      'with a failed flow redirects to its start with the error > when the user cancelled at the provider',
    ),
    'An answer by a form is understood.': back('accepts an answer as a form post'),
    'A known identity is its person.': coming('a later sign-in finds the same user and updates the profile'),
    'A verified address leads to its account.': coming(
      'a verified address signs in to the account that has proven it, and keeps its password',
    ),
    'Whoever prepared an account on an address they never proved loses it.': inAccounts('providers/provider-settings')(
      'a verified address takes over an account that another person prepared',
    ),
    'An unverified address must be confirmed first.': inAccounts('providers/provider-settings')(
      'an unverified address must be confirmed first, with the same answer when it is taken',
    ),
    'Our leg has a nonce.': back(
      'with a failed flow redirects to its start with the error > with an ID token of another flow',
    ),
    'And a proof key of its own.': leaving('stores our verifier encrypted'),
  }),
  section('2 Identities', {
    'Somebody signed in adds an identity.': inAccounts('identities/link-identity')(
      'linking an identity > a signed-in user links one with any address, and returns signed in',
    ),
    'Not one of another user.': inAccounts('identities/link-identity')(
      'linking an identity > refuses an identity of another user',
    ),
    'One of several may go.': unlinking(
      'unlinking an identity > removes one of several and leaves the account unchanged',
    ),
    'What may not go is refused in this order.': unlinking('refused > in this order'),
    'When disabled it is refused for all users.': unlinking(
      'refused > when users may not link identities, whatever the request',
    ),
  }),
  section('2 Factors', {
    'The picture of an authenticator can be drawn by a browser.': testsIn('tests/e2e/accounts-factors.test.ts')(
      'a browser draws the QR code that the client returns for a new authenticator',
    ),
    'What may not be enrolled, asked for or given is refused.': factors('refuses $what'),
    'A challenge expires, and is used once.': factors('distinguishes an expired challenge from a used one'),
    'Ten are the most.': factors('allows at most ten factors per user, also for concurrent enrolments'),
    'A text goes to a number once a minute.': inAccounts('factors/phone-factor')(
      'sends a number one code per minute, also for two devices at once and a new enrolment',
    ),
    'A code is good for a step to either side.': inAccounts('factors/totp-factor')(
      'accepts a code of a clock that is 30 seconds off in either direction, and no more',
    ),
    'A proven factor is given up at aal2 only.': inAccounts('factors/aal2-session')(
      'an aal1 session can neither delete a verified factor nor enrol another',
    ),
    'Kinds that are off say so.': inAccounts('factors/factor-settings')(
      'refuses disabled types by name; phones are disabled by default',
    ),
  }),
  section('2 Keys, settings, health', {
    'The published key can be imported by browsers.': accounts(
      'sign-in > publishes exactly the key members that browsers can import',
    ),
    'Settings and health are told.': transport('health and settings describe the service and its sign-in methods'),
    'So are the providers.': leaving('the settings list the enabled providers'),
  }),
].flat();
