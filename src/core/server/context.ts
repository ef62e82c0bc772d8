import type { Database } from '#core/server/database/connect.ts';
import type { SecretBox } from '#core/server/encryption/secret-box.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import type { Metrics } from '#core/server/observability/metrics.ts';
import type { Registry } from '#core/server/registry.ts';
import type { ShopSettingsStore } from '#core/server/settings/settings-store.ts';
import type { RandomBytes } from '#core/text/unambiguous-characters.ts';
import type { AccountDirectory, Accounts } from '#features/auth/server/accounts/index.ts';
import type { PaymentSettingsReader } from '#features/payments/server/settings/payment-settings.ts';
import type { SearchCounter } from '#features/search/server/analytics/count-searches.ts';

/** The fields of a line never contain a token, a password, an address or a text of a customer. */
export type ShopLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

/** Dependencies of server functions; all side effects go through them. */
export type ShopContext = {
  readonly registry: Registry;
  readonly database: Database;
  readonly settings: {
    /** How many unpaid orders one account may have. */
    readonly maxUnpaidOrders: number;
    /** How many items may be in them, all together. */
    readonly maxUnpaidItems: number;
    /** How many orders one account may place within an hour. */
    readonly maxOrdersPerHour: number;
    /** About how many orders of a day an account with an unproven address is mailed. */
    readonly maxMailedOrdersPerDay: number;
    /** Unpaid orders, and items in them, of an account whose address is not proven. */
    readonly maxUnprovenOrders: number;
    readonly maxUnprovenItems: number;
    /** Limits of the accounts of one network without a proven address, younger than a day, as a multiple of those of one account. */
    readonly unprovenNetworkFactor: number;
    /** Share of a product that unpaid orders of accounts without a proven address may hold together, in percent. */
    readonly unprovenStockPercent: number;
    /** How many mails, and how many texts, the whole shop sends within an hour. */
    readonly mailsPerHour: number;
    readonly textsPerHour: number;
  };
  readonly shopSettings: ShopSettingsStore;
  readonly paymentSettings: PaymentSettingsReader;
  /** Base URL of the shop, without a slash at its end. */
  readonly publicUrl: string;
  readonly accounts: { readonly directory: AccountDirectory } & Pick<Accounts, 'inviteUser' | 'inviteContact'>;
  readonly clock: () => Date;
  /** From a secure generator. */
  readonly randomBytes: RandomBytes;
  /** Encrypts and hashes with the shop's key; jobs and mails need it. */
  readonly box: SecretBox;
  /** Holds jobs of systems that do not answer. */
  readonly breaker: CircuitBreaker;
  /** Counts searches without anybody's identity. */
  readonly searchCounter: SearchCounter;
  readonly log: ShopLog;
  /** Counts each API call by its outcome (`OK` or a refusal code); absent while metrics are off. */
  readonly counts?: Pick<Metrics, 'callEnded' | 'paymentOpened' | 'paymentReported' | 'paymentChecked'> | null;
};

/** Keyed hash of an address, 32 bytes; only the shop's key can compute it. */
export const pseudonymOf = ({ box }: Pick<ShopContext, 'box'>, address: string): Buffer => box.hash('consent', address);
