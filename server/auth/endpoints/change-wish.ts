import * as v from 'valibot';
import { proofKeyFields } from '../flows/proof-key.ts';

/** What PUT /user may be sent (accounts contract, section 2). */
export const ChangeWish = v.object({
  email: v.nullish(v.string(), ''),
  phone: v.nullish(v.string(), ''),
  password: v.nullish(v.string()),
  current_password: v.nullish(v.string(), ''),
  nonce: v.nullish(v.string(), ''),
  channel: v.nullish(v.string(), ''),
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  app_metadata: v.nullish(v.unknown()),
  ...proofKeyFields,
});
export type ChangeWish = v.InferOutput<typeof ChangeWish>;
