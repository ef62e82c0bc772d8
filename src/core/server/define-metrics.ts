import type { ShopContext } from './context.ts';

/** Gauges of a feature by name. */
export type GaugeDefinitions<Name extends string = string> = {
  readonly help: Readonly<Record<Name, string>>;
  /** Reads the values when metrics are requested. */
  readonly read: (shop: Pick<ShopContext, 'database' | 'clock'>) => Promise<Readonly<Record<Name, number>>>;
};

/** Defines the gauges of a feature. */
export const defineMetrics = <Name extends string>(gauges: GaugeDefinitions<Name>): GaugeDefinitions<Name> => gauges;

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly metrics: readonly GaugeDefinitions[];
  }
}
