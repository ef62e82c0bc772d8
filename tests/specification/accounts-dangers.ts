import { type Proof, testsIn } from './rule.ts';

/** A danger, and the tests that drive the accounts into it with the unmodified client: in Node, and in a browser. */
export type Danger = { readonly danger: string; readonly inNode: Proof; readonly inBrowser: Proof };

const inAccounts = (path: string) => testsIn(`accounts/${path}.test.ts`);
const recovery = inAccounts('one-time-tokens/recovery');
const client = testsIn('tests/e2e/accounts-client.test.ts');
const inBrowser = testsIn('tests/e2e/accounts-dangers.test.ts');

export const dangers: readonly Danger[] = [
  {
    danger: 'the flow with the session in the fragment',
    inNode: inAccounts('one-time-tokens/confirmation')(
      'a newcomer confirms the address > by the link: they are signed in, confirmed, and may come back with their password',
    ),
    inBrowser: inBrowser('a newcomer confirms the address by the flow %s, and may come back', 'implicit'),
  },
  {
    danger: 'the flow with a proof key',
    inNode: recovery(
      'with a proof key > the link hands a code to the browser that asked, which alone can change it, once',
    ),
    inBrowser: inBrowser('a newcomer confirms the address by the flow %s, and may come back', 'pkce'),
  },
  {
    danger: 'two tabs that refresh at once',
    inNode: inAccounts('accounts')(
      'refreshing > two tabs that refresh at once end with the same token and stay signed in',
    ),
    inBrowser: client('two tabs that refresh at the same moment both stay signed in, again and again'),
  },
  {
    danger: 'a stolen refresh token',
    inNode: inAccounts('refresh-token-reuse')(
      'an old refresh token was stolen: it ends the session, for the thief and for the owner',
    ),
    inBrowser: client('a refresh token that was stolen and used long after ends the session for thief and owner'),
  },
  {
    danger: 'a recovery on another device',
    inNode: recovery('a forgotten password > the link signs in on any device, once, and a new password can be set'),
    inBrowser: client('a recovery mail opened on another device lets in there, by the fragment'),
  },
  {
    danger: 'a second factor while another device has none',
    inNode: inAccounts('factors/aal2-session')('the second factor ends the sessions that have none, and no others'),
    inBrowser: inBrowser('the second factor on one device ends the session on the other, which has none'),
  },
  {
    danger: 'signing out here, elsewhere and everywhere',
    inNode: inAccounts('accounts')('signing out > with scope %s ends the right sessions at once'),
    inBrowser: client('signing out here, elsewhere and everywhere ends the sessions that it says'),
  },
  {
    danger: 'a clock that is off',
    inNode: inAccounts('clock-skew')('a device whose clock is %i minutes off signs up and stays signed in'),
    inBrowser: client('a device whose clock is an hour off, either way, signs in and stays signed in'),
  },
  {
    danger: 'a link whose time is over',
    inNode: recovery(
      'a forgotten password > a link that is too old, or went to an address that is not theirs any more, opens nothing',
    ),
    inBrowser: inBrowser('a link that is %s lets nobody in, and says so in the address', 'too old'),
  },
  {
    danger: 'a link that was used',
    inNode: recovery('a forgotten password > two who follow one link at the same moment: one gets in'),
    inBrowser: inBrowser('a link that is %s lets nobody in, and says so in the address', 'used'),
  },
  {
    danger: 'more than twenty forms of an open redirect',
    inNode: inAccounts('open-redirects')('whoever asks for it, the accounts lead nobody to > %j'),
    inBrowser: inBrowser('no address, however it is written, takes a browser away from the site'),
  },
  {
    danger: 'bodies of any making',
    inNode: inAccounts('malformed-bodies')('%s %s answers bodies of any making, and never fails itself'),
    inBrowser: inBrowser('bodies of any making are answered, and the session of the page stays'),
  },
];
