/** Public reads since the start, by the server that answered. */
export type ReadCounts = { readonly replica: number; readonly primary: number };

type Counter = {
  reset(): void;
  inc(labels: { readonly from: 'replica' | 'primary' }, count: number): void;
};

/** Options of the counter of public reads, for a shop with a replica. */
export const readCounterOptions = (counts: () => ReadCounts) => ({
  name: 'lazaward_public_reads_total',
  help: 'Reads of public data, by whether the replica or the primary answered; absent without a replica.',
  labelNames: ['from'] as const,
  registers: [],
  collect(this: Counter) {
    const { replica, primary } = counts();
    this.reset();
    this.inc({ from: 'replica' }, replica);
    this.inc({ from: 'primary' }, primary);
  },
});
