import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { ConsentWithdrawalSource } from '#core/privacy/define-consent.ts';
import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { DataContext, Schedule } from '#core/server/jobs/define-job.ts';
import type { Registry } from '#core/server/registry.ts';
import type { Tables } from '#generated/tables.gen.ts';

/** A customer whose data is exported or erased. */
export type Person = {
  readonly userId: string;
  /** E-mail address of the account; empty without one. */
  readonly address: string;
  /** The address if it is verified; null for one that may belong to another person. */
  readonly email: string | null;
};

/** An account that the owner of its address claims (decision 163). */
export type ClaimedPerson = {
  readonly userId: string;
  readonly address: string;
  /** Metadata of the sign-in provider. */
  readonly userMetadata: Readonly<Record<string, unknown>>;
};

/** A withdrawal by e-mail address, and by account if it was made there. */
export type Withdrawal = {
  readonly email: string;
  readonly userId: string | null;
  readonly source: ConsentWithdrawalSource;
};

/** Ends the purpose of a consent. */
export interface WithdrawalHook {
  /** Name of the consent. */
  readonly consent: string;
  /** List of mails with an unsubscribe link (decision 29); absent if no mail has one. */
  readonly list?: string;
  /** Ends the purpose and records the withdrawal, in its own transaction. */
  readonly run: (shop: ShopContext, withdrawal: Withdrawal) => Promise<void>;
}

type Entries = v.ObjectEntries;
type Values<Of extends Entries> = v.InferOutput<v.ObjectSchema<Of, undefined>>;

/** Members of the export file; those with a lower position come first. */
export interface ExportPart<Of extends Entries = Entries> {
  readonly position: number;
  readonly entries: Of;
  readonly read: (shop: ShopContext, person: Person, caller: Caller) => Promise<Values<Of>>;
}

/** Further members of each entry of a list of the export file, such as the payments of an order. */
export interface NestedExportPart<Of extends Entries = Entries> {
  /** Member of the file that has the list. */
  readonly under: string;
  readonly position: number;
  readonly entries: Of;
  /** Value of an entry without data. */
  readonly empty: Values<Of>;
  /** Values by the id of the entry. */
  readonly read: (
    shop: Pick<ShopContext, 'database'>,
    list: { readonly userId: string; readonly ids: readonly string[] },
  ) => Promise<ReadonlyMap<string, Values<Of>>>;
}

/** A row of the table of personal data in `docs/privacy.md`. */
export type DataRecord = {
  readonly data: string;
  /** Names of the tables; `auth.*` for the other tables of the accounts service. */
  readonly tables: readonly string[];
  /**
   * Those of the tables in which no row can be assigned to a customer, because it is about staff, files or visitors, or is hashed or
   * encrypted. A test requires a trace of a customer in each of the others, and none in these.
   */
  readonly withoutCustomers?: readonly string[];
  /** Purpose, with its legal ground in brackets. */
  readonly purpose: string;
  readonly retention: string;
  readonly access: string;
};

type Write<Input, Result = void> = (
  shop: ShopContext,
  transaction: Transaction<Tables>,
  input: Input,
) => Promise<Result>;

/** Personal data of a feature. `*.privacy.ts` exports it, and `npm run generate` collects it, higher levels of features first. */
export interface PersonalData {
  readonly records: readonly DataRecord[];
  /**
   * Columns (`table.column`) about a customer that the export leaves out, by reason; keys of rows need none. A test compares the stored
   * data with the export.
   */
  readonly notExported?: Readonly<Record<string, readonly string[]>>;
  readonly exports?: readonly ExportPart[];
  readonly nestedExports?: readonly NestedExportPart[];
  readonly withdrawals?: readonly WithdrawalHook[];
  /** Runs before the transaction of a deletion. */
  readonly prepareErase?: (shop: ShopContext, userId: string) => Promise<void>;
  /** Takes locks that come before that of the account. */
  readonly lock?: (transaction: Transaction<Tables>, userId: string) => Promise<void>;
  /** Throws if the account must not be deleted. */
  readonly mayErase?: (transaction: Transaction<Tables>, person: Person) => Promise<void>;
  /** Ends processes in progress before the deletion; `by` is the admin who deletes the account, null for its owner. */
  readonly beforeErase?: Write<{ readonly userId: string; readonly by: string | null }>;
  /** Deletes or anonymizes in the transaction of the deletion; data of lower levels is still there. */
  readonly erase?: Write<Person>;
  /** Removes access rights from each claimed account. */
  readonly revokeAccess?: (transaction: Transaction<Tables>, userId: string) => Promise<void>;
  /** Hides data that another person may have left in a claimed account; returns the number of detached orders, if any. */
  readonly claim?: (
    shop: Pick<ShopContext, 'clock'>,
    transaction: Transaction<Tables>,
    account: ClaimedPerson,
  ) => Promise<number | void>;
  /** Daily tasks that delete data after its retention time. */
  readonly retention?: readonly Schedule<DataContext>[];
}

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly personalData: readonly PersonalData[];
  }
}

/** Defines the personal data of a feature. */
export const definePersonalData = (data: PersonalData): PersonalData => data;

/** Defines members of the export file. */
export const exportPart = <const Of extends Entries>(part: ExportPart<Of>): ExportPart => part;

/** Defines members of the entries of a list of the export file. */
export const nestedExportPart = <const Of extends Entries>(part: NestedExportPart<Of>): NestedExportPart => part;

/** Retention tasks of all features. */
export const retentionTasks = ({ personalData }: Registry): readonly Schedule<DataContext>[] =>
  personalData.flatMap(({ retention }) => retention ?? []);

/** Finds the withdrawal of a consent. Throws if no feature defines it. */
export const findWithdrawalHook = (
  { personalData }: Registry,
  matches: (hook: WithdrawalHook) => boolean,
): WithdrawalHook => {
  const hook = personalData.flatMap(({ withdrawals }) => withdrawals ?? []).find(matches);
  if (hook === undefined) throw new Error('No feature states how this consent is withdrawn.');
  return hook;
};
