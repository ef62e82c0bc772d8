import { useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { FilterSelect } from './list-filters.tsx';

const actions = ['created', 'changed', 'archived', 'deleted', 'restored'] as const;
const texts = { back: 'back', everything: 'all', label: 'action' };

const Filter = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <FilterSelect
        label={texts.label}
        name="action"
        everything={texts.everything}
        values={actions}
        format={(action) => action}
      />
      <p>{search}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        {texts.back}
      </button>
    </>
  );
};

test('a filter handles every arrow key press in fast succession, and Back restores the previous value', async () => {
  await renderAdminComponent(<Filter />, 'owner', { path: '/admin/audit-log?admin=1' });
  const filter = page.getByRole('combobox', { name: 'action', exact: true });
  await expect.element(filter).toHaveValue('');
  filter.element().focus();
  await Promise.all(Array.from({ length: 4 }, () => userEvent.keyboard('{ArrowDown}')));
  await expect.element(page.getByText('?admin=1&action=deleted', { exact: true })).toBeVisible();
  await expect.element(filter).toHaveValue('deleted');
  await page.getByRole('button', { name: 'back', exact: true }).click();
  await expect.element(filter).toHaveValue('archived');
});
