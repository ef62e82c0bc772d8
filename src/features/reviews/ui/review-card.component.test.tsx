import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { messagesFor } from '#tests/support/component/render-component.tsx';
import type { AdminReview } from '../reviews.admin.contract.ts';
import { ReviewCard } from './review-card.tsx';

const review: AdminReview = {
  id: '00000000-0000-4000-8000-000000000003',
  product: { id: 'cup-tea-02', name: { ar: 'فنجان شاي', en: 'Tea cup' } },
  author: 'سلمى حسن',
  rating: 3,
  comment: 'late',
  createdAt: '2026-03-14T08:00:00.000Z',
  isHidden: false,
  hiddenReason: null,
  reply: null,
  repliedAt: null,
};

const openCard = async () => {
  const { reviews: t, layout } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  const changes: AdminReview[] = [];
  await renderAdminComponent(<ReviewCard review={review} onChanged={(changed) => void changes.push(changed)} />);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return { t, layout, validation, changes, button };
};

test('Escape from an unsaved reply asks whether it is discarded, and staying keeps it', async () => {
  const { t, layout, changes, button } = await openCard();
  await button(t.reply.answer).click();
  const dialog = page.getByRole('dialog', { name: t.reply.title });
  const confirmation = page.getByRole('dialog', { name: layout.unsaved.title, exact: true });
  const field = dialog.getByLabelText(t.reply.text, { exact: true });
  await field.fill('نعتذر عن التأخير');
  expect(await accessibilityViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button', { name: layout.unsaved.stay, exact: true }).click();
  await expect.element(confirmation).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('نعتذر عن التأخير');
  await userEvent.keyboard('{Escape}');
  await confirmation.getByRole('button', { name: layout.unsaved.leave, exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(changes).toEqual([]);
});

test('a review is hidden with a reason only: a missing one is refused at its field, which has the focus', async () => {
  const { t, validation, changes, button } = await openCard();
  await button(t.hide).click();
  const dialog = page.getByRole('dialog', { name: t.confirmHide.title });
  const reason = dialog.getByLabelText(t.confirmHide.reason, { exact: true });
  await expect.element(reason).toHaveFocus();
  await dialog.getByRole('button', { name: t.hide, exact: true }).click();
  await expect.poll(() => errorUnder(reason)).toBe(validation['reason.min']);
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('ألفاظ خارجة');
  await expect.poll(() => errorUnder(reason)).toBe('');
  expect(changes).toEqual([]);
});
