import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forEachScreen } from '../support/browser/screen-presets.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe('reduced motion', () => {
  test('reduced motion shows no animation on any screen', async () => {
    const moving: string[] = [];
    const look = async (screen: string, page: Page) => {
      moving.push(...(await page.evaluate(listMoving)).map((what) => `${screen}: ${what}`));
    };
    await forEachScreen(shop, { language: 'ar', width: 390 }, look, { reducedMotion: 'reduce' });
    expect(moving).toEqual([]);
  });
});

/** Lists elements that move, have a transition other than fading, or scroll smoothly. Runs in the page. */
const listMoving = async (): Promise<string[]> => {
  const name = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120) ?? '';
  const rows = [...document.querySelectorAll('.swipe')];
  const placesOf = () => rows.map(({ scrollLeft }) => scrollLeft).join();
  const before = placesOf();
  await new Promise((resolve) => setTimeout(resolve, 300));
  // fading once is allowed; nothing may change its position or size
  const isFade = /^(?:all|none|opacity|color|background-?color|border-?color)$/i;
  const timingProperties = ['offset', 'computedOffset', 'easing', 'composite'];
  const changes = (effect: KeyframeEffect) =>
    effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((each) => !timingProperties.includes(each)));
  const animated = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => effect as KeyframeEffect)
    .filter((effect) => {
      const end = Number(effect.getComputedTiming().endTime);
      const isFading = Number.isFinite(end) && changes(effect).every((property) => isFade.test(property));
      return end > 10 && !isFading;
    })
    .map((effect) => `moves: ${name(effect.target)}`);
  const smooth = [document.documentElement, ...rows]
    .filter((element) => getComputedStyle(element).scrollBehavior !== 'auto')
    .map((element) => `scrolls smoothly: ${name(element)}`);
  const moves = [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return transitionDuration !== '0s' && transitionProperty.split(', ').some((each) => !isFade.test(each));
    })
    .map((element) => `would move: ${name(element)}`);
  return [...animated, ...smooth, ...moves, ...(placesOf() === before ? [] : ['a row moves by itself'])];
};
