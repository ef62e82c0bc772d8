import { section, testsIn } from './rule.ts';

const inAccounts = (path: string) => testsIn(`accounts/${path}.test.ts`);
const raised = inAccounts('factors/aal2-session');
const authenticator = inAccounts('factors/totp-factor');
const stolen = inAccounts('refresh-token-reuse');
const recovery = inAccounts('one-time-tokens/recovery');
const limits = inAccounts('endpoint-limits');
const captcha = inAccounts('captcha/captcha');
const target = inAccounts('flows/redirect-target');

/** Sections 3 to 12 of the accounts contract: what holds wherever it is asked. */
export const rules = [
  section('3 Second factors', {
    'A proof raises the session and stands in its token.': authenticator(
      'the right code proves the factor and raises the session',
    ),
    'It ends the sessions below aal2.': raised('the second factor ends the sessions that have none, and no others'),
    'A token from before it buys no aal2.': raised(
      'the refresh token from before the second factor buys no aal2: it is a theft, however fresh',
    ),
    'Other unproven factors of the kind go.': authenticator(
      'the other authenticators that were never proven go when one is',
    ),
    'The level survives a refresh.': raised('the level survives every refresh, in the same session'),
    'A recovery gives aal1 only.': testsIn('tests/e2e/second-factor.test.ts')(
      'in $language on $width px > a forgotten password takes the second factor too',
    ),
    'Wrong codes are counted.': authenticator(
      'after five wrong codes the factor rests, and not even the right one is looked at',
    ),
    'A code is accepted once.': authenticator(
      'a code that was accepted is refused on every later challenge, and so are older ones',
    ),
    'Secrets lie sealed.': authenticator('no secret lies in the database in clear'),
    'Challenges may be bound to an address.': inAccounts('factors/factor-settings')('bound to an address: %s'),
  }),
  section('4 Access tokens', {
    'They are signed by the published key and say who, how and in which session.': inAccounts('accounts')(
      'signing in > the token is signed with the published key and says who, how and in which session',
    ),
    'Changed claims are refused.': inAccounts('accounts')(
      'signing in > a token whose claims were changed is refused by the client and by the service',
    ),
    'The next key is published before it signs, and the last one holds until its tokens are over.': inAccounts(
      'keys/key-rotation',
    )(
      'rotating publishes a key at least ten minutes before it signs, and the old one holds until its last token is over',
    ),
    'Symmetric keys are never published.': inAccounts('keys/foreign-keys')(
      'with a shared secret > tokens are signed by HS256 without a kid, nothing is published, and the client asks who it is',
    ),
    'Metadata stays so small that a token can carry it.': inAccounts('providers/provider-settings')(
      'what a provider says is never so much that a token could not carry it',
    ),
  }),
  section('5 Refresh tokens', {
    'A token names session and counter, and is derived, not stored.': inAccounts('sessions/refresh-token')(
      'a token names its session and counter, and only its own session signed it',
    ),
    'The one just before the current is forgiven.': stolen(
      'the token just before the current one is forgiven even when nothing else is',
    ),
    'So are those of the last moment.': stolen(
      'within the moment of grace an older token answers the current one, after it the session ends',
    ),
    'Any other reuse is theft, and ends the session.': stolen(
      'an old refresh token was stolen: it ends the session, for the thief and for the owner',
    ),
    'A session may rest too long.': inAccounts('session-limits')(
      'a session that rested too long ends, one that is used goes on',
    ),
    'Or be the only one of its person.': inAccounts('session-limits')(
      'with one session a person, a newer sign-in ends the older at its next refresh',
    ),
  }),
  section('6 Proof keys', {
    'A code is for the browser that asked, once.': recovery(
      'with a proof key > the link hands a code to the browser that asked, which alone can change it, once',
    ),
    'Its five minutes begin when it is issued.': recovery(
      'with a proof key > the code waits five minutes from when it was issued, however old the mail is',
    ),
    'Elsewhere the mail is of no use.': testsIn('tests/e2e/accounts-client.test.ts')(
      'with a proof key only the browser that asked can use the mail',
    ),
  }),
  section('7 One-time tokens', {
    'Only hashes are kept.': recovery('a forgotten password > neither code nor link lies in the database'),
    'A new one takes the place of the old.': recovery(
      'a forgotten password > a new link takes the place of the old one',
    ),
    'One is used once, even by two at once.': recovery(
      'a forgotten password > two who follow one link at the same moment: one gets in',
    ),
    'An old one opens nothing.': recovery(
      'a forgotten password > a link that is too old, or went to an address that is not theirs any more, opens nothing',
    ),
    'Five wrong codes end it.': recovery(
      'a forgotten password > five wrong codes end a code, and the right one comes too late',
    ),
  }),
  section('8 Rate limits', {
    'Sign-ups of one address are counted.': limits(
      'a device signs up only so many people, and is told when to come back',
    ),
    'Sign-ins are, and refreshing is not.': limits(
      'one device tries only so many accounts, and refreshing goes on regardless',
    ),
    'Wrong passwords are counted for each account.': limits(
      'wrong passwords for one account are limited, whether it exists or not',
    ),
    'Doors that send mails are counted each for itself.':
      inAccounts('mail-request-limits')('each door counts for itself'),
    'Factors are.': inAccounts('factors/factor-settings')(
      'challenges and codes of one address are counted, each for themselves',
    ),
    'The address comes from trusted proxies only.': limits(
      'devices behind a trusted proxy are counted one by one, and an invented address helps nobody',
    ),
    'Texts that one network asks for are counted.': inAccounts('factors/factor-settings')(
      'one network asks for only so many texts, and an impatient person spends none of them',
    ),
  }),
  section('9 Redirects', {
    'The site and what the owner lists may be returned to.': target('leads back to > %s'),
    'Anything else leads to the site.': target('leads to the site instead of > %s'),
    'Patterns stop at dots and slashes.': target('the pattern %s and %s: %s'),
    'On one machine the port does not count.': target('on this machine > a site at %s leads back to %s: %s'),
  }),
  section('10 Captcha', {
    'The doors that anybody may knock at want a token.': captcha('without a token nobody comes through > %s'),
    'The other grants want none.': captcha('the grant %s asks for no captcha'),
    'What the provider refuses is refused with its reasons.': captcha(
      'a token that the provider refuses is refused with its reasons',
    ),
    'Servers need none.': captcha('a server with the service role needs none; a bearer of another role does'),
    'A provider that cannot be asked is 500.': captcha('a provider that cannot be asked > %s'),
    'The shop shows it in its own forms.': testsIn('tests/e2e/captcha.test.ts')(
      'with $name > sign-up, sign-in, recovery and another mail each bring a proof of their own',
    ),
  }),
  section('11 Security', {
    'Passwords are kept as argon2id only.': inAccounts('accounts')(
      'signing up > the password is kept only as an argon2id hash',
    ),
    'An account that is not there costs the same to check.': inAccounts('passwords')(
      'for an account that is not there a dummy of the same cost is checked, and nothing fits it',
    ),
    'What happens to an account is written down, once, without secrets.': inAccounts('audit-log')(
      'each is written down once: who, from where and when, and no secret > %s',
    ),
    'What was only tried is not.': inAccounts('audit-log')(
      'what was only tried, and a token that is refreshed, is not',
    ),
    'What was typed is never quoted.': inAccounts('accounts.routes')(
      'what was typed is never quoted in an answer about broken JSON',
    ),
    'Codes lie nowhere in clear.': inAccounts('factors/phone-factor')('no code lies in the database in clear'),
  }),
  section('12 Codes of errors', {
    'Each refusal has the code that the client knows.': inAccounts('refusals')(
      'every refusal has its status, code and text, in both envelopes > $what',
    ),
    'So have those of servers.': inAccounts('admin/admin-refusals')(
      'every refusal has its status, code and text > %s %s',
    ),
    'And those of factors.': inAccounts('factors/factor-refusals')('$what is refused'),
  }),
].flat();
