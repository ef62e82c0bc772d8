import { expect, test } from 'vitest';
import { fold } from '#core/text/fold.ts';
import { freshDatabase } from '#tests/support/database.ts';

test('the search text of a customer is updated with name, address and phone number by a trigger', async () => {
  const { pool, drop } = await freshDatabase();
  const { rows } = await pool.query<{ id: string }>(
    `with made as (insert into auth.users (email) values ('mona@example.com') returning id, email)
     insert into profiles (id, name, email) select id, 'محمد', email from made returning id`,
  );
  const id = rows[0]?.id ?? '';
  const readText = async () =>
    (
      await pool.query<{ text: string; expected: string }>(
        'select search_text as text, customer_search_text(name, email, phone_number) as expected from profiles where id = $1',
        [id],
      )
    ).rows[0];
  for (const set of [
    `name = 'نيڤين شاكِر'`,
    `email = 'New@Example.com'`,
    `phone_number = '+201098765432'`,
    `search_text = 'x'`,
  ]) {
    await pool.query(`update profiles set ${set} where id = $1`, [id]);
    const row = await readText();
    expect(row?.text).toBe(row?.expected);
  }
  expect((await readText())?.text).toContain(fold('نيڤين شاكِر'));
  await drop();
});
