import type { Caller } from '#core/server/api/request-context.ts';
import type { ShopContext } from '#core/server/context.ts';
import type { Person } from './define-personal-data.ts';

type Members = Readonly<Record<string, unknown>>;

const byPosition = (a: { readonly position: number }, b: { readonly position: number }) => a.position - b.position;

/** Reads the exports of all features about a person, as members of the file in order. */
export const readExports = async (shop: ShopContext, person: Person, caller: Caller): Promise<Members> => {
  const parts = shop.registry.personalData.flatMap(({ exports = [] }) => exports).toSorted(byPosition);
  return merge(await Promise.all(parts.map(({ read }) => read(shop, person, caller))));
};

/**
 * Reads the nested exports of all features for the entries of a list in the file, such as the payments of orders.
 * Returns the further members of an entry, in order.
 */
export const readNestedExports = async (
  { registry, database }: Pick<ShopContext, 'registry' | 'database'>,
  under: string,
  list: { readonly userId: string; readonly ids: readonly string[] },
): Promise<(id: string) => Members> => {
  if (list.ids.length === 0) return () => ({});
  const parts = registry.personalData
    .flatMap(({ nestedExports = [] }) => nestedExports)
    .filter((part) => part.under === under)
    .toSorted(byPosition);
  const values = await Promise.all(
    parts.map(async ({ read, empty }) => ({ byId: await read({ database }, list), empty })),
  );
  return (id) => merge(values.map(({ byId, empty }) => byId.get(id) ?? empty));
};

const merge = (members: readonly Members[]): Members => Object.assign({}, ...members);
