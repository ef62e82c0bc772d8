import { type Proof, testsIn } from './rule.ts';

/** A danger, and the tests that provoke it with the unmodified client: in Node, and in a browser. */
export type Danger = { readonly danger: string; readonly inNode: Proof; readonly inBrowser: Proof };

const inAccounts = (path: string) => testsIn(`src/features/auth/server/accounts/${path}.test.ts`);
const recovery = inAccounts('one-time-tokens/recovery');
const client = testsIn('src/features/auth/e2e/accounts-client.matrix.test.ts');
const inBrowser = testsIn('src/features/auth/e2e/accounts-dangers.matrix.test.ts');

export const dangers: readonly Danger[] = [
  {
    danger: 'implicit flow: the session is in the URL fragment',
    inNode: inAccounts('one-time-tokens/confirmation')(
      'confirming the address of a sign-up > the confirmation link signs in and confirms the address, and the password works afterwards',
    ),
    inBrowser: inBrowser('a new customer confirms the address with the %s flow, and can sign in again', 'implicit'),
  },
  {
    danger: 'PKCE flow: the code needs a verifier',
    inNode: recovery(
      'with a PKCE challenge > a link with a PKCE challenge returns a code that only the requesting browser can exchange, once',
    ),
    inBrowser: inBrowser('a new customer confirms the address with the %s flow, and can sign in again', 'pkce'),
  },
  {
    danger: 'two tabs refresh at once',
    inNode: inAccounts('accounts')(
      'refresh > two tabs that refresh concurrently get the same token and stay signed in',
    ),
    inBrowser: client('two tabs that refresh at the same time both stay signed in, repeatedly'),
  },
  {
    danger: 'a stolen refresh token is reused',
    inNode: inAccounts('refresh-token-reuse')('an old refresh token counts as stolen and ends the session'),
    inBrowser: client('a stolen refresh token that is reused after an hour ends the session for thief and owner'),
  },
  {
    danger: 'a recovery link is opened on another device',
    inNode: recovery(
      'a forgotten password > the recovery link signs in on any device, once, and allows a new password',
    ),
    inBrowser: client('a recovery mail opened on another device signs in there, with tokens in the fragment'),
  },
  {
    danger: 'a second factor is verified while another device has a session without it',
    inNode: inAccounts('factors/aal2-session')('the second factor ends the aal1 sessions and no others'),
    inBrowser: inBrowser('verifying a second factor on one device ends the session without it on another device'),
  },
  {
    danger: 'sign-out with the scopes local, others and global',
    inNode: inAccounts('accounts')('sign-out > ends the sessions of scope %s at once'),
    inBrowser: client('signing out ends the sessions of its scope: local, others, global'),
  },
  {
    danger: 'the clock of the device is wrong',
    inNode: inAccounts('clock-skew.matrix')('a device with a clock skew of %i minutes signs up and stays signed in'),
    inBrowser: client('a device with a clock one hour ahead or behind signs in and stays signed in'),
  },
  {
    danger: 'an expired link',
    inNode: recovery(
      'a forgotten password > a link that has expired or was sent to a former address of the user is refused',
    ),
    inBrowser: inBrowser('a link that is %s does not sign in and puts an error into the URL', 'too old'),
  },
  {
    danger: 'a used link',
    inNode: recovery('a forgotten password > one of two concurrent requests with one link signs in'),
    inBrowser: inBrowser('a link that is %s does not sign in and puts an error into the URL', 'used'),
  },
  {
    danger: 'more than twenty kinds of open redirects',
    inNode: inAccounts('open-redirects')('never redirects to > %j'),
    inBrowser: inBrowser('no hostile redirect address takes a browser to another origin'),
  },
  {
    danger: 'random request bodies',
    inNode: inAccounts('malformed-bodies.matrix')('%s %s responds to random bodies without a 500'),
    inBrowser: inBrowser(
      'random request bodies get a 4xx response with an error code, and the session of the page continues',
    ),
  },
];
