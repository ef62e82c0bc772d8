import type { Counter } from 'prom-client';

/** Public reads since the start, by the server that answered. */
export type ReadCounts = { readonly replica: number; readonly primary: number };

/** The metric of a shop with a replica; the caller has loaded the library. */
export const readCounter = (Library: typeof Counter, counts: () => ReadCounts): Counter<'from'> =>
  new Library({
    name: 'lazaward_public_reads_total',
    help: 'Reads of public data, by whether the replica or the primary answered; absent without a replica.',
    labelNames: ['from'],
    registers: [],
    collect() {
      const { replica, primary } = counts();
      this.reset();
      this.inc({ from: 'replica' }, replica);
      this.inc({ from: 'primary' }, primary);
    },
  });
