import { useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { loadShopClient } from '#core/api/load-shop-client.ts';
import type { ReviewPage } from '#features/reviews/reviews.contract.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { language, messagesFor, renderComponent } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInCustomer } from '#tests/support/component/visitor.ts';
import { Reviews } from './reviews.tsx';

const id = language === 'ar' ? 'plate-star-01' : 'plate-papyrus-01';

const ReviewsOfProduct = () => {
  const { reviews: latest, hasMore } = useLoaderData<ReviewPage>();
  return <Reviews product={{ id, reviews: { count: latest.length, average: 4, latest, hasMore } }} />;
};

/** Opens twelve reviews of a product, of which the page has ten, and the form of the customer. */
const openReviews = async () => {
  await signInCustomer();
  await commands.query('delete from reviews where product_id = $1', [id]);
  await commands.query(
    `insert into reviews (product_id, rating, comment, created_at)
     select $1, 4, 'Review ' || number, now() - interval '1 day' + number * interval '1 minute' from generate_series(1, 12) as number`,
    [id],
  );
  const { reviews: t } = await messagesFor('productDetails');
  await renderComponent(<ReviewsOfProduct />, {
    loader: async () => (await loadShopClient()).reviews.list({ id }),
  });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(t.write).click();
  await page.getByRole('textbox', { name: t.comment }).fill('خفيف وجميل');
  const items = page.getByRole('listitem');
  return {
    items,
    own: items.filter({ hasText: 'خفيف وجميل' }),
    older: button(t.older),
    submit: button(t.submit),
  };
};

test('older reviews stay when they arrive while a review is sent', async () => {
  const { items, own, older, submit } = await openReviews();
  const send = await holdRequests('/api/reviews');
  await submit.click();
  await older.click();
  await expect.poll(() => items.elements()).toHaveLength(12);
  await expect.element(older).not.toBeInTheDocument();
  await send();
  await expect.element(own).toBeVisible();
  expect(items.elements()).toHaveLength(13);
});

test('the first of the older reviews has the focus, also after a review that was sent meanwhile', async () => {
  const { items, own, older, submit } = await openReviews();
  const respond = await holdRequests(`/api/products/${id}/reviews*before*`);
  await older.click();
  await submit.click();
  await expect.element(own).toBeVisible();
  await respond();
  await expect.poll(() => items.elements()).toHaveLength(13);
  expect(items.elements()[0]).toBe(own.element());
  await expect.element(items.nth(11)).toHaveFocus();
  expect(await accessibilityViolations()).toEqual([]);
});
