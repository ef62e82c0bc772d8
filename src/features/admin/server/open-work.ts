import type { Language } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { rolePermissions, type StaffRole } from '#core/permissions/permissions.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { WorkItem } from '#core/server/define-work-item.ts';
import type { Dashboard, DashboardSummary } from '../dashboard.admin.contract.ts';

type OpenWork = Dashboard['work'][number];

/** Lists the work items with open rows whose list the role may open, in their order. */
export const listOpenWork = async (shop: ShopContext, role: StaffRole, language: Language): Promise<OpenWork[]> => {
  const { public: settings } = await shop.shopSettings.current();
  const texts = serverTexts(language, settings);
  const entries = permittedWork(shop, role).map(async (item): Promise<OpenWork[]> => {
    const [{ count, isExactCount }, oldest] = await Promise.all([item.count(shop), item.findOldest(shop)]);
    if (count === 0) return [];
    const { id, list, isUrgent = false } = item;
    return [{ id, list, isUrgent, text: item.text(texts, count), isExactCount, since: oldest?.toISOString() ?? null }];
  });
  return (await Promise.all(entries)).flat();
};

/** Counts the open rows of each badge of the navigation. */
export const countBadges = async (shop: ShopContext, role: StaffRole): Promise<DashboardSummary['waiting']> => {
  const waiting: DashboardSummary['waiting'] = {};
  const counts = permittedWork(shop, role).map(async ({ badge, count }) => {
    if (badge === undefined) return;
    const { count: rows } = await count(shop);
    waiting[badge] = (waiting[badge] ?? 0) + rows;
  });
  await Promise.all(counts);
  return waiting;
};

const permittedWork = ({ registry }: ShopContext, role: StaffRole): readonly WorkItem[] =>
  registry.work
    .filter(({ permission }) => rolePermissions[role].has(permission))
    .toSorted((a, b) => a.position - b.position);
