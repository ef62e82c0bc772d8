import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { useSelection } from './use-selection.ts';

const texts = { add: 'add', remove: 'remove', clear: 'clear' };

const Counter = () => {
  const selection = useSelection('test', 3);
  return (
    <>
      <h1>{`${selection.ids.join(' ')}${selection.isFull ? ' full' : ''}`}</h1>
      <button type="button" onClick={() => selection.toggle(['a', 'b', 'c', 'd', 'e'], true)}>
        {texts.add}
      </button>
      <button type="button" onClick={() => selection.toggle(['a', 'x'], false)}>
        {texts.remove}
      </button>
      <button type="button" onClick={selection.clear}>
        {texts.clear}
      </button>
    </>
  );
};

test('a selection is limited to its maximum and is stored until it is cleared', async () => {
  const { unmount } = await renderAdminComponent(<Counter />);
  const heading = page.getByRole('heading');
  await page.getByRole('button', { name: 'add', exact: true }).click();
  await expect.element(heading).toHaveTextContent('a b c full');
  await page.getByRole('button', { name: 'remove', exact: true }).click();
  await expect.element(heading).toHaveTextContent('b c');
  await unmount();
  await renderAdminComponent(<Counter />);
  await expect.element(heading).toHaveTextContent('b c');
  await page.getByRole('button', { name: 'clear', exact: true }).click();
  await expect.element(heading).toHaveTextContent('');
  expect(sessionStorage.getItem('lazaward-selection-test')).toBeNull();
});
