import { choiceAfter } from './entry-steps.ts';

/** What an address tells whoever comes back by it: from a provider, or by a link that the accounts followed themselves. */
export interface Arrival {
  /** A session lies behind the `#`; the accounts' client takes it from there. */
  readonly hasSession: boolean;
  /** One of two addresses has agreed to a change of e-mail. */
  readonly isHalfway: boolean;
  /** What went wrong, by the accounts' own name. */
  readonly failure: string | null;
  /** The path without all that. */
  readonly address: string;
}

const told = ['code', 'error', 'error_code', 'error_description', 'message', 'sb'];

/** Reads what the accounts have put into an address (accounts contract, section 2); null when there is nothing. */
export function readArrival(href: string): Arrival | null {
  const url = new URL(href);
  const behind = new URLSearchParams(url.hash.slice(1));
  const say = (name: string) => behind.get(name) ?? url.searchParams.get(name);
  const hasSession = behind.has('access_token');
  const isHalfway = behind.has('message');
  // a code is for whoever holds its key, and this shop's pages never ask for one
  const failure = say('error_code') ?? say('error') ?? (url.searchParams.has('code') ? 'bad_code_verifier' : null);
  if (!hasSession && !isHalfway && failure === null) return null;
  for (const name of told) url.searchParams.delete(name);
  const choice = hasSession ? choiceAfter(behind.get('type')) : null;
  if (choice !== null) url.searchParams.set('mode', choice);
  return { hasSession, isHalfway, failure, address: url.pathname + url.search };
}
