import type { Content } from '#core/i18n/server-texts.ts';
import type { Permission } from '#core/permissions/permissions.ts';
import type { ShopContext } from './context.ts';

/** Work that needs a person: rows of one admin list, counted for the dashboard and the navigation (decision 254). */
export interface WorkItem {
  /** Unique name, such as `messagesToAnswer`. */
  readonly id: string;
  /** Position among all work items of the dashboard. */
  readonly position: number;
  /** Permission of the list; the server counts the rows for roles with it only. */
  readonly permission: Permission;
  /** Path of the list below `/admin/`, with the filter of these rows, oldest first. */
  readonly list: string;
  /** Whether money or stock is wrong until it is settled. */
  readonly isUrgent?: boolean;
  /** Badge of a section whose count includes these rows: the `badge` of its `adminPage(…)`. */
  readonly badge?: string;
  /** Sentence with the count. */
  readonly text: (texts: Content, count: number) => string;
  /** Counts the rows with `countUpTo`, by an index. */
  readonly count: (shop: ShopContext) => Promise<{ readonly count: number; readonly isExactCount: boolean }>;
  /** Time of the oldest row; null without one, and if the rows have no time. */
  readonly findOldest: (shop: ShopContext) => Promise<Date | null>;
}

/** Defines a work item, in a list `…Work` of the feature's `server/<feature>.work.ts`. */
export const defineWorkItem = (item: WorkItem): WorkItem => item;

declare module '#core/server/registry.ts' {
  interface Registry {
    readonly work: readonly WorkItem[];
  }
}
