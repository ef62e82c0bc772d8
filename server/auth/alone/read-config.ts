import * as v from 'valibot';
import { AccountsConfig, OwnersAccounts } from './config-rules.ts';

/**
 * The configuration of a stand-alone accounts service from its JSON. Throws an error that says, a line each, what is
 * wrong and where; no value is repeated, for it may be a secret.
 */
export const readConfig = (json: string): AccountsConfig => read(AccountsConfig, json);

/** What the owner of a shop tells its accounts, from its JSON; throws as `readConfig` does. */
export const readOwnersAccounts = (json: string): OwnersAccounts => read(OwnersAccounts, json);

const read = <Schema extends v.GenericSchema>(schema: Schema, json: string): v.InferOutput<Schema> => {
  const given = v.safeParse(schema, parse(json));
  if (given.success) return given.output;
  const problems = given.issues.map((issue) => `  - ${v.getDotPath(issue) ?? 'the whole'}: ${wrongWith(issue)}`);
  throw new Error(`The configuration is not right:\n${problems.join('\n')}`);
};

const parse = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error('The configuration is no JSON');
  }
};

const wrongWith = ({ kind, expected, received, message }: v.BaseIssue<unknown>): string => {
  if (kind === 'validation') return message;
  if (expected === 'never') return 'there is no such setting';
  return received === 'undefined' ? 'is missing' : `expected ${expected}`;
};
