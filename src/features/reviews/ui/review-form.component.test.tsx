import { useState } from 'react';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { SESSION_KEY } from '#core/browser/known-session.ts';
import { useSession } from '#features/auth/ui/use-session.ts';
import type { Review } from '#features/products/product-review.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { expectInvalid } from '#tests/support/component/fields.ts';
import { messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { disconnect, holdRequests, signInCustomer } from '#tests/support/component/visitor.ts';
import { ReviewForm, type ReviewFormProps } from './review-form.tsx';

const productId = 'cup-mug-01';

/** The form on a page, which shows the written reviews. */
const Form = ({ onWritten }: Pick<ReviewFormProps, 'onWritten'>) => {
  const [reviews, setReviews] = useState<readonly Review[]>([]);
  return (
    <ReviewForm
      productId={productId}
      session={useSession() ?? null}
      existingReviews={reviews}
      onWritten={(review) => {
        setReviews([review]);
        onWritten(review);
      }}
    />
  );
};

const openForm = async () => {
  const { counts, layout } = await messagesFor('common');
  const { reviews } = await messagesFor('productDetails');
  const { validation, notices } = await messagesFor('forms');
  const written: Review[] = [];
  const { unmount } = await renderComponent(<Form onWritten={(review) => written.push(review)} />);
  return {
    counts,
    layout,
    reviews,
    validation,
    notices: notices.review,
    written,
    unmount,
    comment: page.getByRole('textbox', { name: reviews.comment }),
    stars: (count: number) => page.getByRole('radio', { name: counts.stars(count), exact: true }),
    submit: page.getByRole('button', { name: reviews.submit, exact: true }),
  };
};

test('a comment that is too long has its error, until it is edited', async () => {
  await signInCustomer();
  const { comment, submit, validation, notices, counts, written } = await openForm();
  await comment.fill('ن'.repeat(1001));
  await submit.click();
  await expectInvalid(comment, { error: validation['review.commentMax'], title: notices.failed.title });
  await expect.element(comment).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityViolations()).toEqual([]);
  await comment.fill('ن'.repeat(990));
  await expect.element(comment).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText(counts.charactersLeft(10), { exact: true })).toBeVisible();
  expect(written).toEqual([]);
});

test('the rating is five stars until another one is selected, also by the arrow keys', async () => {
  const { stars } = await openForm();
  await expect.element(stars(5)).toBeChecked();
  await stars(3).click();
  await expect.element(stars(3)).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(stars(2)).toBeChecked();
});

test('the button shows the progress of a review; one that did not arrive keeps its text and rating, also in a new form', async () => {
  await signInCustomer();
  const { comment, stars, submit, notices, reviews, written, unmount } = await openForm();
  await comment.fill('خفيف وجميل');
  await stars(4).click();
  await holdRequests('/api/reviews');
  await submit.click();
  await expect.element(page.getByRole('button', { name: reviews.submitting, exact: true })).toBeVisible();
  await disconnect('/api/reviews');
  await expect.element(page.getByRole('alert').getByText(notices.failed.body, { exact: true })).toBeVisible();
  await expect.element(comment).toHaveValue('خفيف وجميل');
  expect(written).toEqual([]);
  await unmount();
  await openForm();
  await expect.element(comment).toHaveValue('خفيف وجميل');
  await expect.element(stars(4)).toBeChecked();
});

test('a valid review is published and the form empty; a second one is refused as already written', async () => {
  const { id } = await signInCustomer();
  const { comment, stars, submit, notices, reviews, written } = await openForm();
  const send = async () => {
    await comment.fill('خفيف وجميل\nand sturdy');
    await stars(4).click();
    await submit.click();
  };
  await send();
  await expect.element(page.getByRole('status').getByText(notices.sent.body, { exact: true })).toBeVisible();
  expect(written).toMatchObject([{ rating: 4, comment: 'خفيف وجميل\nand sturdy', author: 'سلمى' }]);
  await expect.element(comment).toHaveValue('');
  await expect.element(stars(5)).toBeChecked();
  await expect.element(page.getByText(reviews.again, { exact: true })).toBeVisible();
  await send();
  await expect.element(page.getByText(reviews.alreadyWritten, { exact: true })).toBeVisible();
  expect(await commands.query('select rating, comment from reviews where user_id = $1', [id])).toEqual([
    { rating: 4, comment: 'خفيف وجميل\nand sturdy' },
  ]);
});

test('a guest is referred to signing in, and the review waits in the form', async () => {
  const { comment, submit, layout, reviews, notices, written } = await openForm();
  await expect.element(page.getByRole('link', { name: reviews.login, exact: true })).toBeVisible();
  await comment.fill('خفيف وجميل');
  await submit.click();
  const notice = page.getByRole('alert').filter({ hasText: notices.login.title });
  await expect.element(notice.getByText(notices.login.body, { exact: true })).toBeVisible();
  await expect.element(notice.getByRole('button', { name: layout.nav.login, exact: true })).toBeVisible();
  await expect.element(comment).toHaveValue('خفيف وجميل');
  expect(written).toEqual([]);
});

test('after the end of the session the review waits for another sign-in', async () => {
  const { id } = await signInCustomer();
  const { comment, submit, notices, written } = await openForm();
  await comment.fill('خفيف وجميل');
  await commands.query('delete from auth.sessions where user_id = $1', [id]);
  const session = JSON.parse(localStorage.getItem(SESSION_KEY) ?? '');
  localStorage.setItem(SESSION_KEY, JSON.stringify({ ...session, access_token: `${session.access_token}x` }));
  await submit.click();
  await expect.element(page.getByRole('alert').getByText(notices.login.body, { exact: true })).toBeVisible();
  await expect.element(comment).toHaveValue('خفيف وجميل');
  expect(written).toEqual([]);
});
