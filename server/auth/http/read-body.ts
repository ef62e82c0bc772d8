import type { Context } from 'hono';
import * as v from 'valibot';
import { AccountsError } from '../accounts-error.ts';

/**
 * The request's JSON body. Unknown fields are passed over; throws 400 `bad_json` when it is no JSON object or a known
 * field has the wrong type (accounts contract, section 0). The text is never quoted: it may hold a password.
 */
export const readBody = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  const body = parse(await context.req.text());
  if (Array.isArray(body)) throw wrongType('the body');
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  throw wrongType(v.getDotPath(parsed.issues[0]) ?? 'the body');
};

const parse = (text: string): unknown => {
  if (text.trim() === '') throw badJson('unexpected end of JSON input');
  try {
    // The client may send null for "nothing".
    return JSON.parse(text) ?? {};
  } catch {
    throw badJson('malformed JSON');
  }
};

const wrongType = (what: string): AccountsError => badJson(`${what} has the wrong type`);

const badJson = (reason: string): AccountsError =>
  new AccountsError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
