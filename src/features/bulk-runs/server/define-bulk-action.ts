import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Tables } from '#generated/tables.gen.ts';

/** Runs `work` in one transaction. */
export type Transact = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

/** An item of a bulk action. */
export type BulkItem = {
  readonly id: string;
  readonly adminId: string;
  /** Sum that the admin confirmed, in piastres; null for actions without one. */
  readonly amount: number | null;
  /** Runs the change together with the record of its result, so that a repeated job never repeats the change. */
  readonly transact: Transact;
};

/** A bulk action. `*.bulk-actions.ts` exports lists of them, which `npm run generate` collects. */
export interface BulkAction {
  /** Kind of item and verb, such as `orders.ship`. */
  readonly name: string;
  /** Whether the stored input is valid. */
  readonly accepts: (input: unknown) => boolean;
  /** Permissions of the admin, checked before the start and before each item. */
  readonly permissions: (input: unknown) => readonly Permission[];
  /** Processes one item, by the functions of its single action; its refusal is an `AppError`. */
  readonly run: (shop: ShopContext, item: BulkItem, input: unknown) => Promise<void>;
}

type Definition<Input> = {
  readonly name: string;
  readonly input: v.GenericSchema<unknown, Input>;
  readonly permissions: (input: Input) => readonly Permission[];
  readonly run: (shop: ShopContext, item: BulkItem, input: Input) => Promise<void>;
};

/** Defines a bulk action, whose input its schema checks again, because another release may have stored it. */
export const defineBulkAction = <Input>({ name, input: schema, permissions, run }: Definition<Input>): BulkAction => ({
  name,
  accepts: (input) => v.is(schema, input),
  permissions: (input) => permissions(v.parse(schema, input)),
  run: (shop, item, input) => run(shop, item, v.parse(schema, input)),
});

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly bulkActions: readonly BulkAction[];
  }
}
