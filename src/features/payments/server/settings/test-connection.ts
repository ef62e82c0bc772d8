import { fieldError } from '#core/server/api/errors.ts';
import type { ShopContext } from '#core/server/context.ts';
import { newestVersion } from '#core/server/settings/setting-versions.ts';
import type { TestConnection } from '../../payment-settings.admin.contract.ts';
import type { ConnectionResult } from '../../payment-settings.ts';
import { GatewayRejected, GatewayUnavailable, type PaymentGateway } from '../payment-provider.ts';
import { getDefinition } from '../providers.ts';
import { PAYMENT_SECTION } from './payment-settings.ts';
import { validateProviderInput } from './provider-input.ts';

/** Timeout of the gateway call, in milliseconds. */
const TEST_MS = 10_000;

/**
 * Calls a gateway with the entered keys, or the stored ones where none were entered; moves no money and stores nothing. Does not
 * return the gateway's response. VALIDATION_FAILED `{ issues }` for invalid provider values.
 */
export const testConnection = async (
  shop: ShopContext,
  { provider: name, ...input }: TestConnection,
): Promise<{ result: ConnectionResult; mode: 'test' | 'live' }> => {
  const provider = await providerToTest(shop, { provider: name, ...input });
  return { result: await callGateway(provider), mode: provider.isLive ? 'live' : 'test' };
};

const providerToTest = async (
  { database, paymentSettings }: ShopContext,
  { provider: name, ...input }: TestConnection,
): Promise<PaymentGateway> => {
  const stored = paymentSettings.stored((await newestVersion(database.kysely, PAYMENT_SECTION))?.value);
  const definition = getDefinition(name);
  const isTyped = Object.keys({ ...input.values, ...input.secrets }).length > 0;
  if (definition && paymentSettings.isFromEnvironment(name) && !isTyped)
    return definition.create(paymentSettings.decryptValues(stored, name));
  const checked = validateProviderInput(paymentSettings, {
    stored,
    name,
    input: { isEnabled: true, ...input },
    at: `providers.${name}`,
  });
  if (checked.errors) throw fieldError(checked.errors);
  return checked.definition.create(checked.values);
};

const callGateway = async (provider: PaymentGateway): Promise<ConnectionResult> => {
  try {
    await provider.testConnection?.(AbortSignal.timeout(TEST_MS));
    return 'ok';
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unreachable';
    if (!(error instanceof GatewayRejected)) throw error;
    if (error.status === 401) return 'keys';
    return error.status === 403 ? 'permission' : 'refused';
  }
};
