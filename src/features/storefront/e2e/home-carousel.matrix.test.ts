import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { inEachLanguage, type ShopInBrowser, twoVisitors, type Visit, visitors } from '#tests/support/browser.ts';
import { openSharedShop } from '#tests/support/shop/shared-shop.ts';
import { testSettings } from '#tests/support/test-settings.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openSharedShop();
});

afterAll(() => shop.close());

const reviewsOf = ({ page, language }: Pick<Visit, 'page' | 'language'>): Locator =>
  page.getByRole('group', { name: serverTexts(language, testSettings).home.sections.testimonials.title, exact: true });

/** Scrolls to the reviews carousel, and waits until its controller has loaded. */
const openReviews = async (visit: Visit): Promise<Locator> => {
  await visit.open('/');
  const row = reviewsOf(visit);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => row.getAttribute('data-looping')).toBe('');
  return row;
};

/** The numbers of the fully visible slides, in reading order. */
const listVisibleSlides = (row: Locator): Promise<number[]> =>
  row.evaluate((viewport) => {
    const edge = viewport.getBoundingClientRect();
    const isRtl = getComputedStyle(viewport).direction === 'rtl';
    return [...viewport.querySelectorAll('li')]
      .map((slide, index) => ({ number: index + 1, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= edge.left - 2 && box.right <= edge.right + 2)
      .toSorted((one, other) => (one.box.left - other.box.left) * (isRtl ? -1 : 1))
      .map(({ number }) => number);
  });

const sequenceFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, more) => ((first + more - 1) % 5) + 1);

// swiping, dragging and scrolling are tested below with the other language of each width
describe.each(twoVisitors)(inEachLanguage, (visitor) => {
  const perView = visitor.width < 768 ? 1 : 3;

  test('the reviews carousel wraps around in both directions, by buttons and by keys', async () => {
    const visit = await shop.visit(visitor);
    const { page, t, faults, leave } = visit;
    const row = await openReviews(visit);
    const { next, previous } = t.states.carousel;
    const isAt = async (first: number) => {
      await expect.poll(() => listVisibleSlides(row)).toEqual(sequenceFrom(first, perView));
    };
    await isAt(1);
    for (const first of [2, 3, 4, 5, 1, 2]) {
      await page.getByRole('button', { name: next, exact: true }).click();
      await isAt(first);
    }
    for (const first of [1, 5, 4]) {
      await page.getByRole('button', { name: previous, exact: true }).click();
      await isAt(first);
    }
    await row.focus();
    const [forward, back] =
      visitor.language === 'ar' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
    for (const [key, first] of [
      [forward, 5],
      [forward, 1],
      [forward, 2],
      [back, 1],
      [back, 5],
    ] as const) {
      await page.keyboard.press(key);
      await isAt(first);
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

describe.each(visitors.filter(({ width }) => width < 768))(inEachLanguage, (visitor) => {
  test('quick swipes move the reviews carousel by one slide in both directions, and wrap around', async () => {
    const visit = await shop.visit(visitor);
    const { page, context, faults, leave } = visit;
    const row = await openReviews(visit);
    const devtools = await context.newCDPSession(page);
    const swipe = async (step: 1 | -1) => {
      const box = await row.boundingBox();
      if (!box) throw new Error('The reviews are not rendered');
      // in Arabic the next slide is on the left, so the swipe goes to the right
      const distance = step * box.width * 0.3 * (visitor.language === 'ar' ? 1 : -1);
      const y = box.y + box.height / 2;
      const start = box.x + box.width / 2 - distance / 2;
      const began = Date.now() / 1000;
      // explicit timestamps keep the swipe fast on a busy machine
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moment: number, x?: number) =>
        devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
          timestamp: began + moment / 1000,
        });
      await touch('touchStart', 0, start);
      for (const part of [1, 2, 3]) await touch('touchMove', part * 4, start + (distance * part) / 3);
      await touch('touchEnd', 13);
    };
    const isAt = async (number: number) => {
      await expect.poll(() => listVisibleSlides(row)).toEqual([number]);
    };
    await isAt(1);
    for (const number of [2, 3, 4, 5, 1]) {
      await swipe(1);
      await isAt(number);
    }
    for (const number of [5, 4]) {
      await swipe(-1);
      await isAt(number);
    }
    expect(faults).toEqual([]);
    await leave();
  });
});

test('at a width between phone and desktop, two reviews are visible', async () => {
  const visit = await shop.visit({ language: 'ar', width: 800 });
  const row = await openReviews(visit);
  expect(await listVisibleSlides(row)).toEqual([1, 2]);
  await visit.leave();
});

test('with reduced motion the next review appears without animation', async () => {
  const visit = await shop.visit({ language: 'en', width: 1440 });
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await openReviews(visit);
  const second = row.getByRole('listitem').nth(1);
  const positions = await second.evaluateHandle((slide) => {
    const offsets = new Set<number>();
    const look = () => {
      offsets.add(slide.getBoundingClientRect().left);
      requestAnimationFrame(look);
    };
    look();
    return offsets;
  });
  await visit.page.getByRole('button', { name: visit.t.states.carousel.next, exact: true }).click();
  await expect.poll(() => listVisibleSlides(row)).toEqual([2, 3, 4]);
  // one position before the press, one after it, none between
  await expect.poll(() => positions.evaluate(({ size }) => size)).toBe(2);
  await visit.leave();
});

describe.each([
  { language: 'ar', width: 1440 },
  { language: 'en', width: 1440 },
] as const)(inEachLanguage, (visitor) => {
  test('a mouse drags the reviews carousel, and a trackpad scrolls it, by one slide in both directions', async () => {
    const visit = await shop.visit(visitor);
    const { page, context, faults, leave } = visit;
    const row = await openReviews(visit);
    const box = await row.boundingBox();
    if (!box) throw new Error('The reviews are not rendered');
    const devtools = await context.newCDPSession(page);
    /** Direction of a drag to the next slide on the x axis; scrolling has the opposite direction. */
    const next = visitor.language === 'ar' ? 1 : -1;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const drag = async (distance: number) => {
      await page.mouse.move(middle.x, middle.y);
      await page.mouse.down();
      await page.mouse.move(middle.x + distance, middle.y, { steps: 5 });
      await page.mouse.up();
    };
    // the browser generates the wheel events: a pause between single events would end the gesture, and the row would return
    const scroll = (distance: number) =>
      devtools.send('Input.synthesizeScrollGesture', {
        ...middle,
        // direction of the content, opposite to that of scrolling
        xDistance: -distance,
        speed: 2_000,
        gestureSourceType: 'mouse',
      });
    await drag(next * 0.3 * box.width);
    await expect.poll(() => listVisibleSlides(row)).toEqual([2, 3, 4]);
    await drag(-next * 0.3 * box.width);
    await expect.poll(() => listVisibleSlides(row)).toEqual([1, 2, 3]);
    await scroll(next * 0.3 * box.width);
    await expect.poll(() => listVisibleSlides(row)).toEqual([5, 1, 2]);
    await scroll(-next * 0.3 * box.width);
    await expect.poll(() => listVisibleSlides(row)).toEqual([1, 2, 3]);
    expect(faults).toEqual([]);
    await leave();
  });
});

test('without JavaScript the reviews can be scrolled, and loading the script causes no layout shift', async () => {
  const visit = await shop.visit({ language: 'ar', width: 390 });
  const { page, language, open, leave } = visit;
  const row = reviewsOf(visit);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/carousel-controller-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open('/');
  await row.scrollIntoViewIfNeeded();
  for (const { text } of serverTexts(language, testSettings).home.testimonials)
    expect(await row.getByText(text, { exact: true }).count()).toBe(1);
  await row.evaluate((viewport) => viewport.scrollTo({ left: -viewport.clientWidth * 2, behavior: 'instant' }));
  await expect.poll(() => listVisibleSlides(row)).toEqual([3]);
  const before = await row.getByRole('listitem').nth(2).boundingBox();
  release();
  await expect.poll(() => row.getAttribute('data-looping')).toBe('');
  expect(await row.getByRole('listitem').nth(2).boundingBox()).toEqual(before);
  expect(await listVisibleSlides(row)).toEqual([3]);
  await leave();
});
