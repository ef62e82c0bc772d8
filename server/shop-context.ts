import type { AccountDirectory, Accounts } from '../accounts/index.ts';
import type { RandomBytes } from '../domain/text/unambiguous-characters.ts';
import type { Database } from '../platform/database/connect.ts';
import type { SecretBox } from '../platform/encryption/secret-box.ts';
import type { Metrics } from '../platform/observability/metrics.ts';
import type { ShopMailer } from './mail/mail-types.ts';
import type { PaymentSettingsReader } from './payments/payment-settings.ts';
import type { SearchCounter } from './searches/search-counter.ts';
import type { ShopSettingsStore } from './shop-settings/shop-settings-store.ts';

/** A line's fields never hold a token, a password, an address or what a customer wrote. */
export type ShopLog = {
  readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void;
};

/** What the shop's verbs work with: everything that is not pure comes in here. */
export type ShopContext = {
  readonly database: Database;
  readonly settings: {
    /** How many unpaid orders one account may have. */
    readonly maxUnpaidOrders: number;
    /** How many items may be in them, all together. */
    readonly maxUnpaidItems: number;
    /** How many orders one account may place within an hour. */
    readonly maxOrdersPerHour: number;
    /** How many mails, and how many texts, the whole shop sends within an hour. */
    readonly mailsPerHour: number;
    readonly textsPerHour: number;
  };
  readonly shopSettings: ShopSettingsStore;
  readonly paymentSettings: PaymentSettingsReader;
  /** Base URL of the shop, without a slash at its end. */
  readonly publicUrl: string;
  readonly accounts: { readonly book: AccountDirectory } & Pick<Accounts, 'inviteUser' | 'inviteContact'>;
  readonly clock: () => Date;
  /** From a secure generator. */
  readonly randomBytes: RandomBytes;
  /** Encrypts and hashes with the shop's key; `addJob` needs it. */
  readonly box: SecretBox;
  readonly mailer: ShopMailer;
  /** Counts searches without anybody's identity. */
  readonly searchCounter: SearchCounter;
  readonly log: ShopLog;
  /** Counts each API call by its outcome (`OK` or a refusal code); absent while metrics are off. */
  readonly counts?: Pick<Metrics, 'called' | 'paymentOpened' | 'paymentReported' | 'paymentChecked'> | null;
};

/** Keyed hash of an address, 32 bytes; only the shop's key can compute it. */
export const pseudonymOf = ({ box }: Pick<ShopContext, 'box'>, address: string): Buffer => box.hash('consent', address);
