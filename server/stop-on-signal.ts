import type { RunningShop } from './run-shop.ts';

/** Closes the shop in order on Ctrl+C or when the system asks; a second signal ends it at once. */
export const stopOnSignal = (shop: Pick<RunningShop, 'stop'>): void => {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      void shop.stop().then(() => process.exit(0));
    });
  }
};
