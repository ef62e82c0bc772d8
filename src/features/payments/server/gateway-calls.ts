import type { ShopContext } from '#core/server/context.ts';
import { JobFailure } from '#core/server/jobs/wrap-task.ts';
import type { PaymentProviderName } from '#features/orders/payment-methods.ts';
import { gatewayNames } from '#features/orders/payment-methods.ts';
import { GatewayUnavailable } from './payment-provider.ts';

/** Calls a gateway from a job under the circuit breaker (decision 229); an unavailable gateway is a `JobFailure` with `isOutage`. */
export const callGateway = <Result>(
  { breaker }: Pick<ShopContext, 'breaker'>,
  provider: PaymentProviderName,
  call: () => Promise<Result>,
): Promise<Result> =>
  breaker.guard(provider, () =>
    call().catch((error: unknown) => {
      throw error instanceof GatewayUnavailable ? new JobFailure(error.message, { isOutage: true }) : error;
    }),
  );

export const isGatewayOutage = (error: unknown): error is JobFailure => error instanceof JobFailure && error.isOutage;

/** Flag of the jobs that call this gateway. */
export const gatewayFlag = (provider: PaymentProviderName): string => `gateway-${provider}`;

/** Channels of gateways for the circuit breaker. */
export const gatewayChannels: Readonly<Record<string, { readonly lane: string; readonly flags: readonly string[] }>> =
  Object.fromEntries(gatewayNames.map((name) => [name, { lane: 'gateway', flags: [gatewayFlag(name)] }]));
