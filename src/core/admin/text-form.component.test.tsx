import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NoteForm } from '#core/forms/staff-forms.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import { TextForm } from './text-form.tsx';

const texts = { note: 'note', add: 'add' };

/** Renders a form whose text is sent with this outcome. */
const openForm = async (outcome: 'sent' | 'kept' | Promise<'sent'>) => {
  const { validation } = await messagesFor('forms');
  const sent: string[] = [];
  const onSend = async (text: string) => {
    sent.push(text);
    return outcome;
  };
  await renderAdminComponent(
    <TextForm rules={NoteForm} label={texts.note} button={texts.add} maxLength={100} onSend={onSend} />,
  );
  return {
    validation,
    sent,
    field: page.getByRole('textbox', { name: texts.note }),
    add: page.getByRole('button', { name: texts.add, exact: true }),
    /** Whether the browser asks before the page is left. */
    isConfirmed: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
  };
};

test('a blank text is refused at its field, which gets the focus', async () => {
  const { validation, sent, field, add } = await openForm('sent');
  await field.fill(' ');
  await add.click();
  await expect.poll(() => errorUnder(field)).toBe(validation.required);
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a sent text leaves the field, and the page is left at once', async () => {
  const { sent, field, add, isConfirmed } = await openForm('sent');
  await field.fill('بعد الخامسة');
  expect(isConfirmed()).toBe(true);
  await add.click();
  await expect.element(field).toHaveValue('');
  expect(sent).toEqual(['بعد الخامسة']);
  expect(isConfirmed()).toBe(false);
});

test('a text that is edited while it is sent stays in the field, and leaving the page needs a confirmation', async () => {
  const response = Promise.withResolvers<'sent'>();
  const { sent, field, add, isConfirmed } = await openForm(response.promise);
  await field.fill('بعد الخامسة');
  await add.click();
  await field.fill('بعد السادسة');
  response.resolve('sent');
  await expect.element(add).toHaveAttribute('aria-busy', 'false');
  await expect.element(field).toHaveValue('بعد السادسة');
  expect(sent).toEqual(['بعد الخامسة']);
  expect(isConfirmed()).toBe(true);
});

test('a text that could not be sent stays in the field, and leaving the page needs a confirmation', async () => {
  const { sent, field, add, isConfirmed } = await openForm('kept');
  await field.fill('بعد الخامسة');
  await add.click();
  await expect.poll(() => sent).toEqual(['بعد الخامسة']);
  await expect.element(field).toHaveValue('بعد الخامسة');
  expect(isConfirmed()).toBe(true);
});
