import * as v from 'valibot';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';

/** Tokens for the provider's own services; a session response contains them under these names (accounts contract, 1.3). */
export type ProviderTokens = v.InferOutput<typeof ProviderTokens>;
const ProviderTokens = v.object({ provider_token: v.string(), provider_refresh_token: v.exactOptional(v.string()) });

/** Encrypts the tokens for the flow's row, until its client exchanges the code. */
export const encryptProviderTokens = (box: SecretBox, tokens: ProviderTokens): Buffer =>
  box.encrypt('provider', JSON.stringify(tokens));

/** Throws when they were encrypted with another key or for another purpose. */
export const decryptProviderTokens = (box: SecretBox, encrypted: Buffer): ProviderTokens =>
  v.parse(ProviderTokens, JSON.parse(box.decrypt('provider', encrypted)));
