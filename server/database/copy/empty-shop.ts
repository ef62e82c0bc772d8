import type pg from 'pg';

/**
 * Takes all tables and functions of a shop out of a database, inside the caller's transaction; what extensions brought
 * stays, and so does the schema of the jobs. The caller knows that nothing else lives there.
 */
export const emptyShop = async (client: pg.Client): Promise<void> => {
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
