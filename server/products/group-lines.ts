import type { Kysely } from 'kysely';
import { togetherGroups } from '../../domain/products/bought-together.ts';
import type { Tables } from '../database/schema.ts';
import { findPlaces } from './products.repository.ts';

/**
 * The bought-together groups that these lines claim, as the shelf makes them (decision 5). Ask before stock is taken:
 * the last piece of a group is still part of it.
 */
export const groupLines = async (
  database: Kysely<Tables>,
  lines: readonly { readonly togetherWith?: string | undefined }[],
): Promise<ReadonlyMap<string, readonly string[]>> =>
  lines.some(({ togetherWith }) => togetherWith !== undefined)
    ? togetherGroups(lines, await findPlaces(database))
    : new Map();
