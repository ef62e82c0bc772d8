import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { togetherGroups } from './bought-together.ts';

/**
 * The bought-together groups that these lines claim, as the shelf makes them (decision 5). Ask before stock is taken:
 * the last piece of a group is still part of it.
 */
export const groupLines = (
  database: Kysely<Tables>,
  lines: readonly { readonly togetherWith?: string | undefined }[],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  togetherGroups(database, [...new Set(lines.flatMap(({ togetherWith }) => togetherWith ?? []))]);
