import type pg from 'pg';

/**
 * Takes all tables and functions of a shop out of a database, inside the caller's transaction; what extensions brought
 * stays, and so does the schema of the jobs. Throws, and takes nothing, where something else than a shop lives.
 */
export const emptyShop = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ isShop: boolean; isEmpty: boolean }>(`
    select to_regclass('public.schema_migrations') is not null as "isShop",
      not exists (select from pg_class where relnamespace in ('public'::regnamespace, to_regnamespace('auth'))
        and relkind in ('r', 'p') ) as "isEmpty"`);
  if (!rows[0]?.isShop && !rows[0]?.isEmpty) {
    throw new Error('Something else than a shop lives in this database: name an empty one in DATABASE_URL.');
  }
  await client.query(`set local client_min_messages to warning`);
  await client.query(dropEverything);
  await client.query('drop schema if exists auth cascade');
};

const dropEverything = `
  do $$
  declare each text;
  begin
    -- the names are read before anything goes: one takes along another that leans on it
    foreach each in array
      array(select format('drop table if exists %s cascade', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (select from pg_depend
          where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'))
      || array(select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and not exists (select from pg_depend
          where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'))
    loop execute each; end loop;
  end $$`;
