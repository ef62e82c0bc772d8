import type { Database } from '#core/server/database/connect.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import type { Metrics } from '#core/server/observability/metrics.ts';
import type { Registry } from '#core/server/registry.ts';
import type { ShopSettingsStore } from '#core/server/settings/current-settings.ts';
import type { RandomBytes } from '#core/text/unambiguous-characters.ts';

/** Log of the shop; fields never contain a token, a password, an address or a text of a customer. */
export type ShopLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

/** Dependencies of server functions; all side effects go through them. A feature declares the members that it provides. */
export interface ShopContext {
  readonly registry: Registry;
  readonly database: Database;
  readonly settings: {
    /** Maximum number of unpaid orders per account. */
    readonly maxUnpaidOrders: number;
    /** Maximum number of items in the unpaid orders of an account. */
    readonly maxUnpaidItems: number;
    /** Maximum number of orders per account and hour. */
    readonly maxOrdersPerHour: number;
    /** Approximate maximum number of orders per day with mails to an unproven address. */
    readonly maxMailedOrdersPerDay: number;
    /** Maximum numbers of unpaid orders, and of items in them, of an account with an unproven address. */
    readonly maxUnprovenOrders: number;
    readonly maxUnprovenItems: number;
    /**
     * Limits for all accounts of one network with an unproven address and younger than a day, as a multiple of those of
     * one account.
     */
    readonly unprovenNetworkFactor: number;
    /** Maximum share of a product's stock in unpaid orders of accounts with an unproven address, in percent. */
    readonly unprovenStockPercent: number;
    /** Maximum numbers of mails and of text messages per hour. */
    readonly mailsPerHour: number;
    readonly textsPerHour: number;
  };
  readonly shopSettings: ShopSettingsStore;
  /** Base URL of the shop, without a trailing slash. */
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Cryptographically secure. */
  readonly randomBytes: RandomBytes;
  /** Encrypts and hashes with the shop's key; jobs and mails need it. */
  readonly box: SecretBox;
  /** Pauses jobs of unresponsive systems. */
  readonly breaker: CircuitBreaker;
  readonly log: ShopLog;
  /** Counts API calls by outcome (`OK` or an error code); absent while metrics are off. */
  readonly counts?: Pick<Metrics, 'callEnded' | 'paymentOpened' | 'paymentReported' | 'paymentChecked'> | null;
}

/** Returns the keyed hash of an address, 32 bytes; computable only with the shop's key. */
export const pseudonymOf = ({ box }: Pick<ShopContext, 'box'>, address: string): Buffer => box.hash('consent', address);
