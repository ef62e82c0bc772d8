import { section, testsIn } from './rule.ts';

const inAccounts = (path: string) => testsIn(`src/features/auth/server/accounts/${path}.test.ts`);
const raised = inAccounts('factors/aal2-session');
const authenticator = inAccounts('factors/totp-factor');
const stolen = inAccounts('refresh-token-reuse');
const recovery = inAccounts('one-time-tokens/recovery');
const limits = inAccounts('endpoint-limits');
const captcha = inAccounts('captcha/captcha');
const target = inAccounts('flows/redirect-target');

/** Sections 3 to 12 of the accounts contract: rules that apply across endpoints. */
export const rules = [
  section('3 Second factors', {
    'Verification raises the session to aal2, in its token too.': authenticator(
      'the correct code of an authenticator verifies the factor and raises the session',
    ),
    'Verification ends the other sessions below aal2.': raised(
      'the second factor ends the aal1 sessions and no others',
    ),
    'An older token does not gain aal2.': raised(
      'a refresh token from before the second factor gives no aal2 and counts as stolen, however recent',
    ),
    'Other unverified factors of the same type are deleted.': authenticator(
      'verifying an authenticator deletes the unverified ones',
    ),
    'The level survives a refresh.': raised('a session keeps its level on every refresh'),
    'A recovery gives aal1 only.': testsIn('src/features/auth/e2e/second-factor.matrix.test.ts')(
      'in $language on $width px > password recovery asks for the second factor too',
    ),
    'Wrong codes are counted.': authenticator('a factor is locked after five wrong codes, even for the correct code'),
    'A code is accepted once.': authenticator('an accepted code and older ones are refused on later challenges'),
    'Secrets are encrypted.': authenticator('secrets of authenticators are not stored in clear text'),
    'Challenges can be bound to an IP address.': inAccounts('factors/factor-settings')('bound to an address: %s'),
  }),
  section('4 Access tokens', {
    'Tokens are signed by the published key and name user, methods and session.': inAccounts('accounts')(
      'sign-in > an access token is signed with the published key and has user, session and method',
    ),
    'Changed claims are refused.': inAccounts('accounts')(
      'sign-in > client and service refuse a token with changed claims',
    ),
    'The next key is published before it signs, and the previous one until its tokens have expired.': inAccounts(
      'keys/key-rotation',
    )('a key is published at least ten minutes before it signs, and the old one remains until its last token expires'),
    'Metadata is limited so that a token can contain it.': inAccounts('providers/provider-settings')(
      'provider metadata is limited to the size of a token',
    ),
  }),
  section('5 Refresh tokens', {
    'A refresh token names session and counter, and is derived, not stored.': inAccounts('sessions/refresh-token')(
      'a token contains its session and counter and is signed by its session’s key only',
    ),
    'The token just before the current one is accepted.': stolen(
      'accepts the token just before the current one without a grace period',
    ),
    'Tokens used within the reuse interval are accepted.': stolen(
      'within the grace period an older token returns the current one, afterwards the session ends',
    ),
    'Any other reuse ends the session.': stolen('an old refresh token counts as stolen and ends the session'),
    'A session can have an inactivity timeout.': inAccounts('session-limits')(
      'an inactive session ends, an active one continues',
    ),
    'A user can be limited to one session.': inAccounts('session-limits')(
      'with one session per user, a new sign-in ends the older session at its next refresh',
    ),
  }),
  section('6 Proof keys', {
    'A code works once, in the browser that requested it.': recovery(
      'with a PKCE challenge > a link with a PKCE challenge returns a code that only the requesting browser can exchange, once',
    ),
    'Its five minutes begin when the code is issued.': recovery(
      'with a PKCE challenge > the code of a link with a PKCE challenge expires five minutes after its issue, regardless of the mail’s age',
    ),
    'The mailed link gives another browser no session.': testsIn(
      'src/features/auth/e2e/accounts-client.matrix.test.ts',
    )('in the PKCE flow only the browser that requested the mail can use it'),
  }),
  section('7 One-time tokens', {
    'Only hashes are stored.': recovery('a forgotten password > neither code nor link is stored in clear text'),
    'A new code replaces the old one.': recovery('a forgotten password > a new recovery link replaces the old one'),
    'A code is used once, even by two concurrent requests.': recovery(
      'a forgotten password > one of two concurrent requests with one link signs in',
    ),
    'An expired code is refused.': recovery(
      'a forgotten password > a link that has expired or was sent to a former address of the user is refused',
    ),
    'Five wrong codes invalidate it.': recovery(
      'a forgotten password > after five wrong codes the correct one is refused',
    ),
  }),
  section('8 Rate limits', {
    'Sign-ups per IP address are limited.': limits('limits sign-ups per device, with the seconds to wait'),
    'Sign-ins are limited, refreshes are not.': limits('limits the accounts tried by one device, but not refreshes'),
    'Wrong passwords are limited per account.': limits('limits wrong passwords for one account, existing or not'),
    'Each mailing endpoint has its own limit.': inAccounts('mail-request-limits.matrix')(
      'each endpoint has its own counter',
    ),
    'Requests about factors are limited.': inAccounts('factors/factor-settings')(
      'counts challenges and codes per address, separately',
    ),
    'The IP address comes from trusted proxies only.': limits(
      'counts devices behind a trusted proxy separately, and ignores forged addresses',
    ),
    'Text messages per network are limited.': inAccounts('factors/factor-settings')(
      'limits text messages per network; requests within the interval do not count',
    ),
  }),
  section('9 Redirects', {
    'Redirects to the site and to listed URLs are allowed.': target('redirects to > %s'),
    'All other targets redirect to the site.': target('redirects to the site instead of > %s'),
    'Wildcards stop at dots and slashes.': target('the pattern %s and %s: %s'),
    'On localhost the port is ignored.': target('on this machine > a site at %s redirects to %s: %s'),
  }),
  section('10 Captcha', {
    'Public endpoints require a token.': captcha('refuses requests without a token > %s'),
    'Other grants require none.': captcha('the grant %s requires no captcha'),
    'A refusal of the provider is returned with its reasons.': captcha(
      'a refused captcha token is reported with the provider’s reasons',
    ),
    'An unreachable provider is 500.': captcha('a provider that fails > %s'),
    'The shop shows the captcha in its own forms.': testsIn('src/features/auth/e2e/captcha.matrix.test.ts')(
      'captcha with $name > sign-up, sign-in, recovery and a repeated mail each send a separate captcha token',
    ),
  }),
  section('11 Security', {
    'Passwords are stored as argon2id only.': inAccounts('accounts')(
      'sign-up > sign-up stores the password only as an argon2id hash',
    ),
    'Checking the password of an unknown account takes the same time.': inAccounts('passwords')(
      'the password check of an unknown account has the same cost and never succeeds',
    ),
    'Events of an account are logged once, without secrets.': inAccounts('audit-log')(
      'each event is logged once with user, device, address and time, and without secrets > %s',
    ),
    'Failed attempts are not logged.': inAccounts('audit-log')('failed attempts and token refreshes are not logged'),
    'Errors never quote input.': inAccounts('accounts.routes')(
      'does not quote the input in the response to invalid JSON',
    ),
    'Codes are never stored in plain text.': inAccounts('factors/phone-factor')('codes are not stored in clear text'),
  }),
  section('12 Error codes', {
    'Each refusal has the code that the client knows.': inAccounts('refusals')(
      'refusals have status, code and text in both envelopes > $what',
    ),
    'Each refusal about factors has the code that the client knows.':
      inAccounts('factors/factor-refusals')('refuses $what'),
  }),
].flat();
