import pg from 'pg';

/** Gives each product more pieces than are ever asked for. */
export const fillShelves = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update products set stock = 1000000000');
  await client.end();
};
