import type { PaymentProviderName } from '../../domain/payments/payment-methods.ts';
import type { ShopContext } from '../shop-context.ts';
import { GatewayUnavailable } from './providers/payment-provider.ts';

/** A run must end before the limit of a job; what it leaves is asked in the next one. */
const MOST_MS = 40_000;

/**
 * Questions of one run: a gateway that does not answer is not asked again in it, so that it neither holds up the others nor the run.
 * Each question resolves to false when it was not answered.
 */
export const askingGateways = ({ log }: Pick<ShopContext, 'log'>) => {
  const away = new Set<PaymentProviderName>();
  const end = Date.now() + MOST_MS;
  return async (provider: PaymentProviderName, question: () => Promise<unknown>): Promise<boolean> => {
    if (away.has(provider) || Date.now() > end) return false;
    try {
      await question();
      return true;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      away.add(provider);
      log.error({ provider, reason: error.message }, 'payment gateway did not answer a check');
      return false;
    }
  };
};
