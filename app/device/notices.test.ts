import { beforeEach, expect, test } from 'vitest';
import { dismissNotice, notify, onNotices, shownNotices } from './notices.ts';

const titles = () => shownNotices().map(({ title }) => title);

beforeEach(() => {
  for (const { id } of shownNotices()) dismissNotice(id);
});

test('of more than three notices the oldest goes', () => {
  for (const title of ['one', 'two', 'three', 'four']) notify({ title });
  expect(titles()).toEqual(['two', 'three', 'four']);
});

test('a notice said again stands once, as the newest, under a new name', () => {
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  notify({ title: 'Cart cleared' });
  const [first] = shownNotices();
  notify({ title: 'Added to cart', text: 'Mug, quantity: 1' });
  expect(titles()).toEqual(['Cart cleared', 'Added to cart']);
  expect(shownNotices()[1]?.id).not.toBe(first?.id);
});

test('an alarm leaves what was told before it; good news takes the alarms away', () => {
  notify({ title: 'Added to cart' });
  notify({ title: 'Invalid Code', tone: 'alarm' });
  notify({ title: 'Please Wait', tone: 'alarm' });
  expect(titles()).toEqual(['Added to cart', 'Invalid Code', 'Please Wait']);
  notify({ title: 'Code Applied!', tone: 'calm' });
  expect(titles()).toEqual(['Added to cart', 'Code Applied!']);
});

test('who listens hears of each change until they stop', () => {
  let heard = 0;
  const stop = onNotices(() => {
    heard += 1;
  });
  notify({ title: 'one' });
  dismissNotice(shownNotices()[0]?.id ?? 0);
  stop();
  notify({ title: 'two' });
  expect(heard).toBe(2);
});
