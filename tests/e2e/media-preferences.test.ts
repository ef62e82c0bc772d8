import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throughScreens } from '../support/browser/screen-presets.ts';
import { openShopInBrowser, type ShopInBrowser } from '../support/browser.ts';

let shop: ShopInBrowser;

beforeAll(async () => {
  shop = await openShopInBrowser();
});

afterAll(() => shop.close());

describe('reduced motion', () => {
  test('shows no animation on any screen', async () => {
    const moving: string[] = [];
    const look = async (screen: string, page: Page) => {
      moving.push(...(await page.evaluate(whatMoves)).map((what) => `${screen}: ${what}`));
    };
    await throughScreens(shop, { language: 'ar', width: 390 }, look, { reducedMotion: 'reduce' });
    expect(moving).toEqual([]);
  });
});

describe('forced colours', () => {
  test.each(['ar', 'en'] as const)('shows all elements in %s', async (language) => {
    const vanished: string[] = [];
    const look = async (screen: string, page: Page) => {
      vanished.push(...(await page.evaluate(whatVanished)).map((what) => `${screen}: ${what}`));
    };
    const width = language === 'ar' ? 390 : 1440;
    await throughScreens(shop, { language, width }, look, { forcedColors: 'active', colorScheme: 'dark' });
    expect(vanished).toEqual([]);
  });
});

/** Lists elements that move, have a transition other than fading, or scroll smoothly. Runs in the page. */
const whatMoves = async (): Promise<string[]> => {
  const name = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120) ?? '';
  const rows = [...document.querySelectorAll('.swipe')];
  const placesOf = () => rows.map(({ scrollLeft }) => scrollLeft).join();
  const before = placesOf();
  await new Promise((resolve) => setTimeout(resolve, 300));
  // fading once is allowed; nothing may change its position or size
  const isFade = /^(?:all|none|opacity|color|background-?color|border-?color)$/i;
  const aboutTheFrame = ['offset', 'computedOffset', 'easing', 'composite'];
  const changes = (effect: KeyframeEffect) =>
    effect.getKeyframes().flatMap((frame) => Object.keys(frame).filter((each) => !aboutTheFrame.includes(each)));
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

/** Lists elements that are indistinguishable from their background. Runs in the page. */
const whatVanished = (): string[] => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  const isSeen = (element: Element, part?: string) => {
    const style = getComputedStyle(element, part);
    const isFilled = ![canvas, 'rgba(0, 0, 0, 0)'].includes(style.backgroundColor);
    const isLined = ['Top', 'Bottom', 'InlineStart', 'InlineEnd'].some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side.replace('Inline', 'inline-').toLowerCase()}-width`)) >
        0,
    );
    return isFilled || isLined || style.backgroundImage.includes('gradient');
  };
  const drawn = [
    ...document.querySelectorAll(
      '.btn, .field, .frieze, [class*=wordmark-], [role=tab][aria-selected=true] > span:empty',
    ),
  ].filter((element) => element.checkVisibility() && !isSeen(element));
  const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
  const ownColour = [...document.querySelectorAll('svg')].filter(
    (drawing) => drawing.checkVisibility() && colourOf(drawing) !== colourOf(drawing.parentElement),
  );
  const struck = [...document.querySelectorAll('.was')].filter((element) => !isSeen(element, '::after'));
  return [...drawn, ...struck, ...ownColour].map((element) => element.outerHTML.slice(0, 120));
};
