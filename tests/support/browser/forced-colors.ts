import type { Page } from 'playwright-core';

/** Elements of a page that are indistinguishable from their background in forced colours, as a device with dark ones shows it. */
export const findVanishedElements = async (page: Page): Promise<readonly string[]> => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const vanished = await page.evaluate(findVanished);
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return vanished;
};

/** Lists elements that are indistinguishable from their background. Runs in the page. */
const findVanished = (): string[] => {
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
