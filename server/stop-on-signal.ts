import type { RunningShop } from './run-shop.ts';

/**
 * Closes the shop in order on Ctrl+C or when the system asks, which has balancers notice first (decision 110); a second
 * signal ends it at once.
 */
export const stopOnSignal = (shop: Pick<RunningShop, 'stop'>): void => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      shop.stop({ isPatient: signal === 'SIGTERM' }).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
};
