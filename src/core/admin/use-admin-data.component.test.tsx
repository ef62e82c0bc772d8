import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PageOf } from '#core/api/pagination.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import type { Loaded, LoadedList } from './admin-loader.ts';
import { useAdminList } from './use-admin-data.ts';

const buttonName = 'read';
const rows = ['first', 'second'].map((id) => ({ id, isRead: false }));

const loader = async (): Promise<Loaded<LoadedList<PageOf<(typeof rows)[number]>>>> => ({
  data: { page: { items: rows, count: rows.length, isExactCount: true, next: null }, hasFilters: false },
  error: null,
});

const List = () => {
  const list = useAdminList<typeof loader>();
  return (
    <>
      {list.page?.items.map(({ id, isRead }) => (
        <p key={id}>{`${id}: ${isRead}`}</p>
      ))}
      <button type="button" onClick={() => rows.forEach(({ id }) => list.replace({ id, isRead: true }))}>
        {buttonName}
      </button>
    </>
  );
};

test('rows that are replaced by actions of one render are all replaced', async () => {
  await renderAdminComponent(<List />, 'owner', { path: '/admin/contact-messages', loader });
  await page.getByRole('button', { name: buttonName, exact: true }).click();
  for (const { id } of rows) await expect.element(page.getByText(`${id}: true`, { exact: true })).toBeVisible();
});
