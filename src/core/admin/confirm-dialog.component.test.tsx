import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

const texts = { ship: 'ship', title: 'Question', yes: 'yes', note: 'note' };

interface Options {
  readonly isBusy?: boolean;
  readonly hasField?: boolean;
}

/** Renders a button that opens the question, and opens it by keyboard. */
const openQuestion = async (options: Options = {}) => {
  const { fields } = await messagesFor('common');
  const answers: string[] = [];
  const Question = () => {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      answers.push('no');
      setOpen(false);
    };
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          {texts.ship}
        </button>
        {isOpen && (
          <ConfirmDialog
            title={texts.title}
            button={texts.yes}
            onYes={() => answers.push('yes')}
            onClose={close}
            {...options}
          >
            <label>
              {texts.note}
              <input />
            </label>
          </ConfirmDialog>
        )}
      </>
    );
  };
  await renderComponent(<Question />);
  const opener = page.getByRole('button', { name: 'ship', exact: true });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Question', exact: true });
  await expect.element(dialog).toBeVisible();
  return {
    fields,
    answers,
    opener,
    dialog,
    yes: dialog.getByRole('button', { name: 'yes', exact: true }),
    no: dialog.getByRole('button', { name: fields.cancel, exact: true }),
  };
};

test('a second press of Enter on the button that opens a question refuses it, and the button gets the focus back', async () => {
  const { answers, opener, dialog, no } = await openQuestion();
  await expect.element(no).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers).toEqual(['no']);
  await expect.element(opener).toHaveFocus();
});

test('Shift+Tab and Enter confirm a question', async () => {
  const { answers, no, yes } = await openQuestion();
  await expect.element(no).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(yes).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(answers).toEqual(['yes']);
});

test('Escape and the close button refuse a question', async () => {
  const { answers, dialog, fields, opener } = await openQuestion();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await opener.click();
  await dialog.getByRole('button', { name: fields.close, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answers).toEqual(['no', 'no']);
});

test('a question with a field opens with the focus on that field', async () => {
  const { dialog } = await openQuestion({ hasField: true });
  await expect.element(dialog.getByLabelText('note', { exact: true })).toHaveFocus();
});

test('the confirm button is disabled while the action runs', async () => {
  const { dialog, fields, yes } = await openQuestion({ isBusy: true });
  const busy = dialog.getByRole('button', { name: fields.wait, exact: true });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true');
  expect(yes.elements()).toEqual([]);
});
