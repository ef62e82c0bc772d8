import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { DiscardableForm, SaveBar } from './save-bar.tsx';
import { UnsavedChangesDialog, useUnsavedChanges } from './unsaved-changes.tsx';

const texts = {
  name: 'name',
  stock: 'stock',
  badge: 'badge',
  none: 'none',
  sale: 'sale',
  save: 'save',
  saved: 'saved',
};

const Editor = ({ onDiscard }: { onDiscard: () => void }) => {
  const form = useRef<HTMLFormElement>(null);
  const { confirmation, getChanges } = useUnsavedChanges(form);
  const [saved, setSaved] = useState(0);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(saved + 1);
      }}
    >
      <label>
        {texts.name}
        <input name="name" defaultValue="cup" />
      </label>
      <label>
        {texts.stock}
        <input name="stock" defaultValue="4" />
      </label>
      <fieldset>
        <legend>{texts.badge}</legend>
        {(['none', 'sale'] as const).map((badge) => (
          <label key={badge}>
            <input type="radio" name="badge" value={badge} defaultChecked={badge === 'none'} />
            {texts[badge]}
          </label>
        ))}
      </fieldset>
      <SaveBar form={form} getChanges={getChanges} onDiscard={onDiscard}>
        <button type="submit" className="btn btn-primary">
          {texts.save}
        </button>
      </SaveBar>
      <output aria-label={texts.saved}>{saved}</output>
      <UnsavedChangesDialog confirmation={confirmation} />
    </form>
  );
};

const openEditor = async () => {
  const { saveBar: t } = (await messagesFor('admin')).layout;
  await renderAdminComponent(<DiscardableForm>{(discard) => <Editor onDiscard={discard} />}</DiscardableForm>);
  const dialog = page.getByRole('dialog', { name: t.confirm.title, exact: true });
  return {
    t,
    dialog,
    name: page.getByLabelText('name', { exact: true }),
    stock: page.getByLabelText('stock', { exact: true }),
    sale: page.getByRole('radio', { name: 'sale', exact: true }),
    save: page.getByRole('button', { name: 'save', exact: true }),
    saved: page.getByLabelText('saved', { exact: true }),
    count: (count: number) => page.getByText(t.count(count), { exact: true }),
    discard: page.getByRole('button', { name: t.discard, exact: true }),
    confirm: dialog.getByRole('button', { name: t.confirm.yes, exact: true }),
  };
};

/** Presses a key with Control; returns whether the browser's own action was prevented. */
const pressControl = (key: string, code: string, more: KeyboardEventInit = {}) =>
  !document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey: true, bubbles: true, cancelable: true, ...more }),
  );

test('the bar counts the changes without undone ones and names them on demand', async () => {
  const { name, sale, count } = await openEditor();
  await name.fill('plate');
  await expect.element(count(1)).toBeVisible();
  await sale.click();
  await count(2).click();
  const names = page.getByRole('list').getByRole('listitem');
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['name', 'badge']);
  expect(await accessibilityViolations()).toEqual([]);
  await name.fill('cup');
  await expect.element(count(1)).toBeVisible();
  expect(names.elements().map(({ textContent }) => textContent)).toEqual(['badge']);
});

test('discarding asks once, restores the saved values and moves the focus to the save button', async () => {
  const { name, discard, confirm, save, count } = await openEditor();
  expect(discard.elements()).toHaveLength(0);
  await name.fill('plate');
  await discard.click();
  await confirm.click();
  await expect.element(name).toHaveValue('cup');
  await expect.element(save).toHaveFocus();
  expect(count(1).elements()).toHaveLength(0);
});

test('a cancelled confirmation keeps the input', async () => {
  const { name, discard, dialog } = await openEditor();
  await name.fill('plate');
  await discard.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('plate');
});

test('Control+S saves a changed form, also with an Arabic keyboard layout, and leaves other keys to the browser', async () => {
  const { stock, saved } = await openEditor();
  expect(pressControl('s', 'KeyS')).toBe(false);
  await stock.fill('5');
  expect(pressControl('س', 'KeyS')).toBe(true);
  await expect.element(saved).toHaveTextContent('1');
  // the S of a Dvorak layout, and the key that is S on another one
  expect(pressControl('s', 'Semicolon')).toBe(true);
  await expect.element(saved).toHaveTextContent('2');
  expect(pressControl('o', 'KeyS')).toBe(false);
  expect(pressControl('s', 'KeyS', { shiftKey: true })).toBe(false);
  expect(pressControl('s', 'KeyS', { repeat: true })).toBe(true);
  await expect.element(saved).toHaveTextContent('2');
});

test('Control+S does not save behind an open dialog', async () => {
  const { stock, saved, discard, dialog } = await openEditor();
  await stock.fill('5');
  await discard.click();
  await expect.element(dialog).toBeVisible();
  expect(pressControl('s', 'KeyS')).toBe(false);
  await expect.element(saved).toHaveTextContent('0');
});
