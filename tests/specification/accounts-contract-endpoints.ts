import { section, testsIn } from './rule.ts';

const inAccounts = (path: string) => testsIn(`accounts/${path}.test.ts`);
const accounts = inAccounts('accounts');
const transport = inAccounts('accounts.routes');
const refused = inAccounts('refusals')('every refusal has its status, code and text, in both envelopes > $what');
const owner = inAccounts('settings');
const confirmation = inAccounts('one-time-tokens/confirmation');
const recovery = inAccounts('one-time-tokens/recovery');
const change = inAccounts('one-time/change-contact');
const back = inAccounts('providers/callback-errors');
const coming = inAccounts('providers/provider-sign-in');
const leaving = inAccounts('providers/authorize');
const factors = inAccounts('factors/factor-refusals');
const unlinking = inAccounts('identities/unlink-identity');

/** Sections 0 and 1 of the accounts contract: what holds for every call, and what people, sessions and factors look like. */
export const callsAndObjects = [
  section('0 Transport', {
    'Calls carry no cookies; an empty JSON body is good.': transport(
      'signing out carries the JSON content type and no body, and answers nothing',
    ),
    'The public key is no secret and proves nobody.': inAccounts('identify')(
      'a visitor without a token, or with the public key only, is nobody',
    ),
    'Unknown fields and nulls are tolerated.': transport('fields nobody knows and nulls are passed over'),
    'A body over 1 MiB is 413.': transport('a body of exactly 1 MiB is read, one byte more is refused'),
    'So is one that does not say how long it is.': transport('a large body of unsaid length is refused as well'),
    'Bad JSON is 400 `bad_json`.': transport('%s is bad JSON'),
    'An answer that takes too long is 504, which the client tries again.': transport(
      'an answer that takes too long is given up, so that the client tries again',
    ),
    'Pages of other origins may ask, and read codes and counts.': transport(
      'a page of another origin may ask first, and read what it needs',
    ),
  }),
  section('0.1 Errors', {
    'The envelope depends on the asked version.': inAccounts('refusals')('version %s reads the %s envelope'),
    'Each refusal has its status, code and text in both.': refused,
    'An accident is 500 with a number that stands in the log.': transport(
      'an accident carries its number in the old envelope, and the number is in the log',
    ),
    'A weak password names its reasons.': inAccounts('passwords')('%s has the weaknesses %j'),
    'An overload never answers 4xx on a refresh.': inAccounts('refresh-token-reuse')(
      'a refresh that cannot get at its session is never a 4xx, which would sign the person out',
    ),
  }),
  section('0.2 Bearers', {
    'A missing, broken, foreign or expired bearer is refused by its own code.': refused,
    'A sign-out takes effect at once.': inAccounts('identify')('a sign-out takes effect at once'),
    'A banned person is refused on every call.': inAccounts('identify')(
      'a broken token, another scheme and a banned person are refused',
    ),
    'Endpoints of servers are for servers.': inAccounts('admin/admin-refusals')('who a server is > not %s'),
  }),
  section('1 Objects', {
    'A person, an identity and a session have the members that the client reads.': accounts(
      'signing up > a newcomer has a session at once, and is described as the client expects',
    ),
    'Who is made by a server has exactly the metadata given.': inAccounts('admin/admin')(
      'a server makes people > with exactly the metadata it gives, who sign in when their address is confirmed',
    ),
    'So has a guest.': confirmation('somebody without a name > has a session, and no metadata but their own'),
    'The secret of a factor leaves once.': inAccounts('factors/totp-factor')(
      'an authenticator is told its secret once, as a text, an address and a picture',
    ),
  }),
].flat();

/** Section 2 of the accounts contract: its endpoints. */
export const endpoints = [
  section('2 Sign-up', {
    'A sign-up that confirms itself answers a session.': accounts(
      'signing up > a newcomer has a session at once, and is described as the client expects',
    ),
    'Otherwise it answers a bare person.': owner(
      'with confirmation on, a newcomer has no session and cannot sign in yet',
    ),
    'A closed shop takes nobody, before anything else is looked at.': owner(
      'a closed shop takes nobody, whatever they send',
    ),
    'Bad addresses, numbers, passwords and proof keys are refused.': refused,
    'A taken address looks like a free one where addresses are confirmed.': owner(
      'with confirmation on, a taken address looks like a free one, and nothing of its owner is told',
    ),
    'Signing up again before confirming sends a mail and keeps the password.': confirmation(
      'a newcomer confirms the address > signing up again sends another mail, keeps the first password, and tells nothing of the first try',
    ),
    'Of two who take one address at once, one gets it.': accounts(
      'signing up > two people who take one address at the same moment: one gets it, the other is told',
    ),
  }),
  section('2 Token: password', {
    'The right password opens a session, in any spelling of the address.': accounts(
      'signing in > the right password opens a new session, in any spelling of the address',
    ),
    'Unknown, without password and wrong are one answer.': accounts(
      'signing in > a wrong password and an unknown address get the very same answer',
    ),
    'And take one time.': inAccounts('http/pad-response-time')(
      '%s takes as long for a known address as for an unknown one',
    ),
    'A correct password that is weak by now signs in, and says so.': owner(
      'a password that newer rules call weak still signs in, and its owner is told',
    ),
    'The grants that are no part of the shop say so.': refused,
  }),
  section('2 Token: refresh', {
    'A refresh hands out another token of the same session.': accounts(
      'refreshing > each refresh hands out another token of the same session',
    ),
    'Malformed tokens are told from unknown ones.': inAccounts('sessions/refresh-token')('%j is no token'),
    'A session that has ended by a limit says by which.': inAccounts('session-limits')(
      'a session ends when its time is up, however busy it was',
    ),
  }),
  section('2 Token: proof key', {
    'A code is changed once, by whoever has the key.': recovery(
      'with a proof key > the link hands a code to the browser that asked, which alone can change it, once',
    ),
    'It waits five minutes.': recovery(
      'with a proof key > the code waits five minutes from when it was issued, however old the mail is',
    ),
  }),
  section('2 Sign-out', {
    'Global, local and others end what they say.': accounts(
      'signing out > with scope %s ends the right sessions at once',
    ),
    'A token of an ended session is worth nothing.': accounts(
      'signing out > a refresh token of an ended session is worth nothing',
    ),
  }),
  section('2 User', {
    'Metadata is merged key by key.': accounts(
      'changing oneself > metadata is merged key by key, and null takes a key away',
    ),
    'A change is refused in the order of the contract, and then changes nothing.': inAccounts('refusals')(
      'a refused change changes nothing at all',
    ),
    'A new password ends the other sessions.': accounts(
      'changing oneself > a new password ends the other sessions, keeps this one, and replaces the old password',
    ),
    'It makes pending links and codes void.': recovery(
      'a forgotten password > a changed password ends every link and code that is on its way',
    ),
    'A session older than a day proves itself where the owner wants it.': change(
      'a session older than a day proves itself by a code before it sets a password',
    ),
    'The current password is asked for where the owner wants it, except after a recovery.': change(
      'whoever must give the current password gives it, except after a recovery',
    ),
    'A new address counts once both have agreed.': change(
      'a new address counts once both addresses have agreed, in either order',
    ),
    'The first agreement is answered with what is left.': change(
      'the first of two codes is answered with what is left to do',
    ),
  }),
  section('2 Recovery', {
    'The answer is the same for everybody.': recovery(
      'a forgotten password > nobody learns whether somebody has an address: answer, mail count and time say nothing',
    ),
    'Two mails to one address are a minute apart, known or not.': inAccounts('rate-limits')(
      '$what: the second within the time is refused',
    ),
  }),
  section('2 Verify', {
    'A link signs in and leads on with the session in the fragment.': recovery(
      'a forgotten password > the link signs in on any device, once, and a new password can be set',
    ),
    'With a proof key it leads on with a code, and failures stand in query and fragment.': recovery(
      'with a proof key > a link that failed says so in query and fragment',
    ),
    'A page proves a link by its hash, so that nobody who only looks burns it.': recovery(
      'a forgotten password > a page of the shop proves the link itself, so that a mail scanner that only looks does not burn it',
    ),
    'A code does the same.': recovery(
      'a forgotten password > the code in the mail does the same, and the link is gone with it',
    ),
    'A link is of its type.': confirmation(
      'a newcomer confirms the address > a link is of the type that it was made for',
    ),
    'A banned person is told so.': recovery(
      'a forgotten password > a banned person is told so by the link, which stays for the day they may come back',
    ),
  }),
  section('2 Otp, resend, reauthenticate', {
    'Nobody is taken in by a code, and who is known is answered as who is not.': confirmation(
      'signing in without a password > nobody signs up by it, and who is known cannot be told from who is not',
    ),
    'A mail is sent again, and to nobody else.': confirmation(
      'a newcomer confirms the address > the mail is sent again on demand, and to nobody else',
    ),
    'What may not be asked is refused.': refused,
  }),
  section('2 Authorize', {
    'The provider is asked for a code under a flow of its own.': leaving(
      'the provider is asked for a code, for this shop, under a flow of its own',
    ),
    'Extra wishes are passed on, but never what only we say.': leaving(
      'what the page asks of the provider is passed on, but never what only we say',
    ),
    'Unknown providers and half proof keys are refused.': leaving('refused at the door > %s'),
  }),
  section('2 Callback', {
    'A state that is unknown, old or used leads to the site.': back(
      'whoever comes back without a flow of theirs is sent to the site > %s',
    ),
    'It is used once, however fast.': back(
      'whoever comes back without a flow of theirs is sent to the site > a second time, however fast',
    ),
    'What the provider refuses is told where the flow began.': back(
      'whoever comes back in vain is told so where they began > when they turned round at the provider',
    ),
    'An answer by a form is understood.': back('a provider that sends its answer by a form is understood'),
    'A known identity is its person.': coming(
      'whoever comes again is the same person, as the provider knows them by now',
    ),
    'A verified address leads to its account.': coming(
      'an address that the provider has verified leads to the account that has proven it, and its password stays',
    ),
    'Whoever prepared an account on an address they never proved loses it.': inAccounts('providers/provider-settings')(
      'an account that a stranger prepared on an address they never proved becomes its owner’s alone',
    ),
    'An unverified address must be confirmed first.': inAccounts('providers/provider-settings')(
      'an address that nobody vouches for must be confirmed first, and reads the same when it is taken',
    ),
    'Our leg has a nonce.': back(
      'whoever comes back in vain is told so where they began > with an identity token that was made for another flow',
    ),
    'And a proof key of its own.': leaving('the verifier of our own leg lies sealed'),
  }),
  section('2 Identities', {
    'Somebody signed in adds an identity.': inAccounts('identities/link-identity')(
      'adding an identity > somebody who is signed in adds one, whatever its address, and comes back signed in',
    ),
    'Not one of somebody else.': inAccounts('identities/link-identity')(
      'adding an identity > nobody gets an identity that is somebody else’s',
    ),
    'One of several may go.': unlinking('removing an identity > one of several goes, and the account is as it was'),
    'What may not go is refused in this order.': unlinking('refused > in this order'),
    'Switched off, it is for nobody.': unlinking('refused > where people may not do it themselves, whatever they send'),
  }),
  section('2 Factors', {
    'The picture of an authenticator can be drawn by a browser.': testsIn('tests/e2e/accounts-factors.test.ts')(
      'a browser draws the square code of a new authenticator from what the client makes of it',
    ),
    'What may not be enrolled, asked for or given is refused.': factors('$what is refused'),
    'A challenge expires, and is used once.': factors('an expired challenge is told apart from a used one'),
    'Ten are the most.': factors('somebody has ten factors at most, also when all are enrolled at once'),
    'A text goes to a number once a minute.': inAccounts('factors/phone-factor')(
      'a number is sent one code a minute, even by two devices at once, or when it is enrolled again',
    ),
    'A code is good for a step to either side.': inAccounts('factors/totp-factor')(
      'a code is taken from a clock that is half a minute off, either way, and no further',
    ),
    'A proven factor is given up at aal2 only.': inAccounts('factors/aal2-session')(
      'with only the password, a proven factor can be neither given up nor joined by another',
    ),
    'Kinds that are off say so.': inAccounts('factors/factor-settings')(
      'kinds that are switched off are refused by name; phones and passkeys are off unless the owner wants them',
    ),
  }),
  section('2 Keys, settings, health', {
    'The published key can be imported by browsers.': accounts(
      'signing in > the published key has exactly the members that browsers can import',
    ),
    'Settings and health are told.': transport(
      'health and settings say what this service is and which ways in are open',
    ),
    'So are the providers.': leaving('the settings name the providers that are open'),
  }),
].flat();
