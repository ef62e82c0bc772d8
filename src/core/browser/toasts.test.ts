import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dismissErrors,
  dismissNotice,
  dismissOtherPages,
  getToasts,
  notify,
  onNotices,
  pageOf,
  recheckNotices,
} from './toasts.ts';

const titles = () => getToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of getToasts()) dismissNotice(id);
});

test('removes the oldest of more than three notices', () => {
  for (const title of ['one', 'two', 'three', 'four']) notify({ title });
  expect(titles()).toEqual(['two', 'three', 'four']);
});

test('shows a repeated notice once, as the newest, with a new id', () => {
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  notify({ title: 'Cart cleared' });
  const [first] = getToasts();
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  expect(titles()).toEqual(['Cart cleared', 'Added to cart']);
  expect(getToasts()[1]?.id).not.toBe(first?.id);
});

test('an error keeps earlier notices; a neutral notice removes errors', () => {
  notify({ title: 'Added to cart' });
  notify({ title: 'Invalid Code', tone: 'error' });
  notify({ title: 'Please Wait', tone: 'error' });
  expect(titles()).toEqual(['Added to cart', 'Invalid Code', 'Please Wait']);
  notify({ title: 'Code Applied!', tone: 'calm' });
  expect(titles()).toEqual(['Added to cart', 'Code Applied!']);
});

test('dismissErrors removes errors except those that persist on navigation', () => {
  notify({ title: 'Added to cart' });
  notify({ title: 'Login Required', tone: 'error', persistsOnNavigation: true });
  notify({ title: 'Validation Error', tone: 'error' });
  dismissErrors();
  expect(titles()).toEqual(['Added to cart', 'Login Required']);
});

test('notifies listeners of each change until they unsubscribe', () => {
  let changeCount = 0;
  const stop = onNotices(() => {
    changeCount += 1;
  });
  notify({ title: 'one' });
  dismissNotice(getToasts()[0]?.id ?? 0);
  stop();
  notify({ title: 'two' });
  expect(changeCount).toBe(2);
});

test('a notice replaces an older one about the same subject', () => {
  notify({ title: 'Saved', about: 'addresses' });
  notify({ title: 'Link copied' });
  notify({ title: 'Deleted', about: 'addresses' });
  expect(titles()).toEqual(['Link copied', 'Deleted']);
});

test('removes a notice at the first recheck at which it is no longer true', () => {
  let discount = 89;
  notify({ title: 'Discount of 89 EGP applied', isTrue: () => discount === 89 });
  notify({ title: 'Added to cart' });
  recheckNotices();
  expect(titles()).toEqual(['Discount of 89 EGP applied', 'Added to cart']);
  discount = 178;
  recheckNotices();
  expect(titles()).toEqual(['Added to cart']);
});

test('does not show a notice that is already untrue', () => {
  notify({ title: 'Added to cart, quantity: 1', isTrue: () => false });
  expect(titles()).toEqual([]);
});

describe('dismissOtherPages', () => {
  const openPage = (path: string) => {
    vi.stubGlobal('location', new URL(path, 'https://lazaward.example'));
    return pageOf(location);
  };
  beforeEach(() => void openPage('/product/cup-tea-01'));
  afterEach(() => void vi.unstubAllGlobals());

  test.each(['calm', 'error'] as const)(
    'removes %s notices of the previous page, but not those that persist on navigation',
    (tone) => {
      notify({ title: 'Added to cart', tone });
      notify({ title: 'Welcome back!', tone, persistsOnNavigation: true });
      dismissOtherPages(openPage('/product/cup-tea-01?lang=en'));
      expect(titles()).toEqual(['Added to cart', 'Welcome back!']);
      dismissOtherPages(openPage('/cart'));
      expect(titles()).toEqual(['Welcome back!']);
    },
  );

  test('keeps notices of the page that is opening', () => {
    const previousPage = pageOf(location);
    openPage('/cart');
    notify({ title: 'Removed from cart' });
    dismissOtherPages(previousPage);
    dismissOtherPages(pageOf(location));
    expect(titles()).toEqual(['Removed from cart']);
  });

  test('treats another tab or step at the same path as another page', () => {
    openPage('/auth?tab=login');
    notify({ title: 'Error', text: 'Invalid email or password', tone: 'error' });
    dismissOtherPages(openPage('/auth?mode=recover'));
    expect(titles()).toEqual([]);
  });
});
