import type pg from 'pg';

/** A table to copy: names are quoted for SQL where needed. */
export type CopiedTable = { readonly name: string; readonly columns: readonly string[] };

/**
 * Every logged table of the shop, referenced tables before their referrers, so that they can be filled in this order. Generated
 * columns and the table of applied migrations are omitted.
 */
export const findTables = async (client: pg.ClientBase): Promise<readonly CopiedTable[]> => {
  const { rows } = await client.query<CopiedTable & { readonly needs: readonly string[] }>(`
    select format('%I.%I', schema.nspname, tables.relname) as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select format('%I.%I', needed_schema.nspname, needed.relname)
        from pg_constraint
        join pg_class needed on needed.oid = confrelid
        join pg_namespace needed_schema on needed_schema.oid = needed.relnamespace
        where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class tables
    join pg_namespace schema on schema.oid = tables.relnamespace
    where schema.nspname in ('auth', 'public') and tables.relkind = 'r' and tables.relpersistence = 'p'
      and tables.oid <> 'public.schema_migrations'::regclass
    order by name`);
  return inOrder(rows);
};

const inOrder = (tables: readonly (CopiedTable & { readonly needs: readonly string[] })[]): CopiedTable[] => {
  const ordered: CopiedTable[] = [];
  const placed = new Set<string>();
  let remaining = tables;
  while (remaining.length > 0) {
    const ready = remaining.filter(({ needs }) => needs.every((name) => placed.has(name)));
    if (ready.length === 0)
      throw new Error(`Tables point at each other: ${remaining.map(({ name }) => name).join(', ')}`);
    for (const { name, columns } of ready) {
      placed.add(name);
      ordered.push({ name, columns });
    }
    remaining = remaining.filter(({ name }) => !placed.has(name));
  }
  return ordered;
};
