import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  dismissAlarms,
  dismissLeft,
  dismissNotice,
  notify,
  onNotices,
  pageOf,
  recheckNotices,
  shownToasts,
} from './toasts.ts';

const titles = () => shownToasts().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of shownToasts()) dismissNotice(id);
});

test('of more than three notices the oldest goes', () => {
  for (const title of ['one', 'two', 'three', 'four']) notify({ title });
  expect(titles()).toEqual(['two', 'three', 'four']);
});

test('a notice said again stands once, as the newest, under a new name', () => {
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  notify({ title: 'Cart cleared' });
  const [first] = shownToasts();
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  expect(titles()).toEqual(['Cart cleared', 'Added to cart']);
  expect(shownToasts()[1]?.id).not.toBe(first?.id);
});

test('an alarm leaves what was told before it; good news takes the alarms away', () => {
  notify({ title: 'Added to cart' });
  notify({ title: 'Invalid Code', tone: 'alarm' });
  notify({ title: 'Please Wait', tone: 'alarm' });
  expect(titles()).toEqual(['Added to cart', 'Invalid Code', 'Please Wait']);
  notify({ title: 'Code Applied!', tone: 'calm' });
  expect(titles()).toEqual(['Added to cart', 'Code Applied!']);
});

test('what is tried again takes its alarms away, not the reason why somebody was sent here', () => {
  notify({ title: 'Added to cart' });
  notify({ title: 'Login Required', tone: 'alarm', goesAlong: true });
  notify({ title: 'Validation Error', tone: 'alarm' });
  dismissAlarms();
  expect(titles()).toEqual(['Added to cart', 'Login Required']);
});

test('who listens hears of each change until they stop', () => {
  let heard = 0;
  const stop = onNotices(() => {
    heard += 1;
  });
  notify({ title: 'one' });
  dismissNotice(shownToasts()[0]?.id ?? 0);
  stop();
  notify({ title: 'two' });
  expect(heard).toBe(2);
});

test('a notice gives way to a newer one about the same', () => {
  notify({ title: 'Saved', about: 'addresses' });
  notify({ title: 'Link copied' });
  notify({ title: 'Deleted', about: 'addresses' });
  expect(titles()).toEqual(['Link copied', 'Deleted']);
});

test('a notice goes at the first check at which it no longer holds', () => {
  let discount = 89;
  notify({ title: 'Discount of 89 EGP applied', isTrue: () => discount === 89 });
  notify({ title: 'Added to cart' });
  recheckNotices();
  expect(titles()).toEqual(['Discount of 89 EGP applied', 'Added to cart']);
  discount = 178;
  recheckNotices();
  expect(titles()).toEqual(['Added to cart']);
});

test('what has become untrue before it could be said is not said', () => {
  notify({ title: 'Added to cart, quantity: 1', isTrue: () => false });
  expect(titles()).toEqual([]);
});

describe('a page that is left', () => {
  const standAt = (path: string) => {
    vi.stubGlobal('location', new URL(path, 'https://lazaward.example'));
    return pageOf(location);
  };
  beforeEach(() => void standAt('/product/cup-tea-01'));
  afterEach(() => void vi.unstubAllGlobals());

  test.each(['calm', 'alarm'] as const)(
    'takes its %s notices along with it, but not those for the next page',
    (tone) => {
      notify({ title: 'Added to cart', tone });
      notify({ title: 'Welcome back!', tone, goesAlong: true });
      dismissLeft(standAt('/product/cup-tea-01?lang=en'));
      expect(titles()).toEqual(['Added to cart', 'Welcome back!']);
      dismissLeft(standAt('/cart'));
      expect(titles()).toEqual(['Welcome back!']);
    },
  );

  test('leaves what is told of the page that is arriving', () => {
    const left = pageOf(location);
    standAt('/cart');
    notify({ title: 'Removed from cart' });
    dismissLeft(left);
    dismissLeft(pageOf(location));
    expect(titles()).toEqual(['Removed from cart']);
  });

  test('may be a tab or a step of the same path', () => {
    standAt('/auth?tab=login');
    notify({ title: 'Error', text: 'Invalid email or password', tone: 'alarm' });
    dismissLeft(standAt('/auth?mode=recover'));
    expect(titles()).toEqual([]);
  });
});
