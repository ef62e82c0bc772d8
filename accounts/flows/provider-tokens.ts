import * as v from 'valibot';
import type { SecretBox } from '../../platform/encryption/secret-box.ts';

/** What a provider gave for its own services; a session answer carries it under these names (accounts contract, 1.3). */
export type ProviderTokens = v.InferOutput<typeof ProviderTokens>;
const ProviderTokens = v.object({ provider_token: v.string(), provider_refresh_token: v.exactOptional(v.string()) });

/** As they wait in a flow's row for the one who began it. */
export const encryptProviderTokens = (box: SecretBox, tokens: ProviderTokens): Buffer =>
  box.seal('provider', JSON.stringify(tokens));

/** Throws when they were sealed with another key, or for something else. */
export const decryptProviderTokens = (box: SecretBox, sealed: Buffer): ProviderTokens =>
  v.parse(ProviderTokens, JSON.parse(box.open('provider', sealed)));
