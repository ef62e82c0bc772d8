import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { ValidationCode } from '#core/forms/validation.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder, expectInvalid } from '#tests/support/component/fields.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect } from '#tests/support/component/visitor.ts';
import { ContactForm } from './contact-form.tsx';

const message = {
  name: 'نادية حسين',
  email: 'nadia@example.com',
  subject: 'سؤال عن طقم الشاي',
  message: 'هل يعود طقم الشاي باللوتس قريبًا؟',
};

type Name = keyof typeof message;

const names = ['name', 'email', 'subject', 'message'] as const;

const wrong: readonly (readonly [Name, input: string, code: ValidationCode])[] = [
  ['name', 'ن', 'name.min'],
  ['name', 'ن'.repeat(101), 'name.max'],
  ['email', 'nadia@', 'email.invalid'],
  ['email', `${'n'.repeat(250)}@example.com`, 'email.max'],
  ['subject', 'سؤال', 'subject.min'],
  ['subject', 'ن'.repeat(201), 'subject.max'],
  ['message', 'متى يعود', 'message.min'],
  ['message', 'ن'.repeat(2001), 'message.max'],
];

const openForm = async () => {
  const { form } = serverTexts(language, pageSettings()).contact;
  const { fields } = await messagesFor('common');
  const { validation, notices } = await messagesFor('forms');
  const { failed, sent } = notices.contact;
  await renderComponent(
    // as on the page, which can scroll to leave room for a notice
    <div className="py-[100dvh]">
      <ContactForm copy={form} />
    </div>,
  );
  const labels = { name: fields.name, email: fields.email, subject: form.subject, message: form.message };
  return {
    validation,
    failed,
    sent,
    fieldOf: (name: Name) => page.getByRole('textbox', { name: labels[name], exact: true }),
    send: page.getByRole('button', { name: form.send, exact: true }),
  };
};

const listMessages = (email: string) =>
  commands.query('select name, subject, message, status from contact_messages where email = $1', [email]);

test('an invalid field has its error, the focus and a notice, until it is edited', async () => {
  const { fieldOf, send, validation, failed } = await openForm();
  for (const name of names) await fieldOf(name).fill(message[name]);
  for (const [name, input, code] of wrong) {
    const field = fieldOf(name);
    await field.fill(input);
    // Enter in a text of several lines begins a new one
    await (name === 'message' ? send.click() : userEvent.keyboard('{Enter}'));
    await expectInvalid(field, { error: validation[code], title: failed.title });
    await field.fill(message[name]);
    await expect.poll(() => errorUnder(field)).toBe('');
  }
  expect(await listMessages(message.email)).toEqual([]);
});

test('an empty form has an error under each field, and the focus on the first', async () => {
  const { fieldOf, send, validation, failed } = await openForm();
  await send.click();
  await expectInvalid(fieldOf('name'), { error: validation['name.min'], title: failed.title });
  for (const name of names) expect(errorUnder(fieldOf(name)), name).not.toBe('');
  expect(await accessibilityViolations()).toEqual([]);
});

test('a message that did not arrive stays in the form; sent again, it is stored once and the form is empty', async () => {
  const { fieldOf, send, sent, failed } = await openForm();
  const email = `nadia-${language}@example.com`;
  for (const name of names) await fieldOf(name).fill({ ...message, email }[name]);
  const reconnect = await disconnect('/api/contact-messages');
  await send.click();
  await expect.element(page.getByRole('alert').getByText(failed.title, { exact: true })).toBeVisible();
  await expect.element(fieldOf('message')).toHaveValue(message.message);
  await reconnect();
  await send.click();
  const notice = page.getByRole('status').filter({ hasText: sent.title });
  await expect.element(notice.getByText(sent.body, { exact: true })).toBeVisible();
  for (const name of names) await expect.element(fieldOf(name)).toHaveValue('');
  const { name, subject, message: text } = message;
  expect(await listMessages(email)).toEqual([{ name, subject, message: text, status: 'unread' }]);
});
