import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { CommerceRules } from '../../domain/settings/commerce-rules.ts';
import { settingSections } from '../../domain/settings/shop-settings.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { defaultSettings } from './default-settings.ts';
import { findValueAt } from './shop-settings.repository.ts';

/** What the shop promised at a moment in the past. */
export const serviceAt = async (database: Kysely<Tables>, moment: Date): Promise<CommerceRules['service']> => {
  const stored = v.safeParse(settingSections.service, await findValueAt(database, 'service', moment));
  return stored.success ? stored.output : defaultSettings.service;
};
