import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { ShopContext } from '#core/server/context.ts';
import { findPricingVersions, findValueAt } from '#core/server/settings/settings.repository.ts';
import type { Tables } from '#generated/tables.gen.ts';
import { type CommerceRules, defaultRules, ruleSections } from '../pricing-rules.ts';

/**
 * Returns the rules that were valid when `settingsId` was the newest version of the pricing sections; an order stores this
 * id (decision 180). A section without a version at that time, or with a value that is no longer valid, has its default.
 */
export const findRulesOfOrder = async (
  { database }: Pick<ShopContext, 'database'>,
  settingsId: number,
): Promise<CommerceRules> => {
  const stored = new Map(
    (await findPricingVersions(database.kysely, settingsId)).map(({ section, value }) => [section, value]),
  );
  const rule = <Section extends keyof CommerceRules>(section: Section): CommerceRules[Section] => {
    const parsed = v.safeParse(ruleSections[section], stored.get(section));
    return (parsed.success ? parsed.output : defaultRules[section]) as CommerceRules[Section];
  };
  return { tax: rule('tax'), shipping: rule('shipping'), offers: rule('offers'), service: rule('service') };
};

/** Returns the shop's promises at a past time. */
export const getServiceAt = async (database: Kysely<Tables>, moment: Date): Promise<CommerceRules['service']> => {
  const stored = v.safeParse(ruleSections.service, await findValueAt(database, 'service', moment));
  return stored.success ? stored.output : defaultRules.service;
};
