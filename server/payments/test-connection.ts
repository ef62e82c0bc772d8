import type { TestConnection } from '../../contract/admin/payment-settings.ts';
import type { ConnectionResult } from '../../domain/payments/payment-settings.ts';
import { fieldRefusal } from '../api/errors.ts';
import type { ShopContext } from '../shop-context.ts';
import { newestVersion } from '../shop-settings/setting-versions.ts';
import { PAYMENT_SECTION } from './payment-settings.ts';
import { GatewayRefused, GatewayUnavailable, type PaymentProvider } from './providers/payment-provider.ts';
import { definitionOf } from './providers/providers.ts';
import { checkTypedProvider } from './typed-provider.ts';

/** Longest wait for the gateway. */
const TEST_MS = 10_000;

/**
 * Calls a gateway with typed keys, or with the stored ones where none were typed; moves and stores nothing. The answer of the gateway
 * is not passed on. VALIDATION_FAILED `{ issues }` for values that a provider cannot be made of.
 */
export const testConnection = async (
  shop: ShopContext,
  { provider: name, ...typed }: TestConnection,
): Promise<{ result: ConnectionResult; mode: 'test' | 'live' }> => {
  const provider = await providerToTest(shop, { provider: name, ...typed });
  return { result: await callGateway(provider), mode: provider.isLive ? 'live' : 'test' };
};

const providerToTest = async (
  { database, paymentSettings }: ShopContext,
  { provider: name, ...typed }: TestConnection,
): Promise<PaymentProvider> => {
  const stored = paymentSettings.stored((await newestVersion(database.kysely, PAYMENT_SECTION))?.value);
  const definition = definitionOf(name);
  const isTyped = Object.keys({ ...typed.values, ...typed.secrets }).length > 0;
  if (definition && paymentSettings.isFromEnvironment(name) && !isTyped)
    return definition.create(paymentSettings.valuesOf(stored, name));
  const checked = checkTypedProvider(paymentSettings, {
    stored,
    name,
    typed: { isEnabled: true, ...typed },
    at: `providers.${name}`,
  });
  if (checked.errors) throw fieldRefusal(checked.errors);
  return checked.definition.create(checked.values);
};

const callGateway = async (provider: PaymentProvider): Promise<ConnectionResult> => {
  try {
    await provider.testConnection?.(AbortSignal.timeout(TEST_MS));
    return 'ok';
  } catch (error) {
    if (error instanceof GatewayUnavailable) return 'unreachable';
    if (!(error instanceof GatewayRefused)) throw error;
    if (error.status === 401) return 'keys';
    return error.status === 403 ? 'permission' : 'refused';
  }
};
