import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import type { ContactMessage } from '../contact.admin.contract.ts';
import { MessageCard } from './message-card.tsx';

const message: ContactMessage = {
  id: '00000000-0000-4000-8000-000000000004',
  name: 'سلمى حسن',
  email: 'salma@example.com',
  subject: 'A question',
  message: 'When does it come?',
  status: 'unread',
  language,
  createdAt: '2026-03-14T08:00:00.000Z',
  replies: [],
};

test('the form of a reply opens with the focus on its field, and cancelling it returns the focus to the button', async () => {
  const { contactMessages: t } = await messagesFor('admin');
  const { fields } = await messagesFor('common');
  await renderAdminComponent(<MessageCard message={message} onChanged={() => undefined} />);
  const reply = page.getByRole('button', { name: t.reply, exact: true });
  await reply.click();
  const field = page.getByLabelText(t.form.text, { exact: true });
  await expect.element(field).toHaveFocus();
  await field.fill('غدًا قبل الظهر');
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: fields.cancel, exact: true }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(reply).toHaveFocus();
});
