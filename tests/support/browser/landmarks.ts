import type { Page } from 'playwright-core';

/** A visible landmark, with its distances in pixels from the start and end edges of the page. */
export type Landmark = {
  /** Path of roles from the outermost landmark: "main/search/form". */
  readonly path: string;
  readonly start: number;
  readonly end: number;
};

/**
 * Landmarks of a page in document order: banner, navigation, main, complementary, search, contentinfo, and all forms
 * and sections, named or not.
 */
export const readLandmarks = (page: Page): Promise<readonly Landmark[]> =>
  page.evaluate(() => {
    const roles: Readonly<Record<string, string>> = {
      header: 'banner',
      nav: 'navigation',
      main: 'main',
      aside: 'complementary',
      search: 'search',
      form: 'form',
      section: 'region',
      footer: 'contentinfo',
    };
    const isLandmark = new Set(Object.values(roles));
    const roleOf = (element: Element) => {
      const role = element.getAttribute('role') ?? roles[element.localName] ?? '';
      // within these elements, header and footer belong to the element and are no landmarks
      const isOfPart =
        /^(?:header|footer)$/.test(element.localName) && element.closest('main, article, aside, section');
      return isLandmark.has(role) && !isOfPart ? role : '';
    };
    const placeOf = (element: Element): string => {
      const around = element.parentElement ? placeOf(element.parentElement) : '';
      return [around, roleOf(element)].filter(Boolean).join('/');
    };

    const { clientWidth } = document.documentElement;
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    return [...document.querySelectorAll(`[role], ${Object.keys(roles).join(', ')}`)].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      if (!isSeen || roleOf(element) === '') return [];
      const [start, end] = isRightToLeft ? [clientWidth - right, left] : [left, clientWidth - right];
      return [{ path: placeOf(element), start, end }];
    });
  });

/** Tolerance for rounding and overlay scrollbars, in pixels. */
const tolerance = 2;

/**
 * Landmarks whose end depends on their text: the main navigation is next to the shop's wordmark, which is narrower in
 * Arabic, so that even its column differs. Only its start is compared (decision 66).
 */
const startAligned = new Set(['banner/navigation']);

/** Lists landmarks whose positions differ between two lists, one line each. */
export const findMirrorFaults = (one: readonly Landmark[], other: readonly Landmark[]): readonly string[] => {
  const places = (landmarks: readonly Landmark[]) => landmarks.map(({ path }) => path).join(', ');
  if (places(one) !== places(other)) return [`${places(one)} | ${places(other)}`];
  return one.flatMap(({ path, start, end }, index) => {
    const there = other[index];
    const isAtStart = there && Math.abs(start - there.start) <= tolerance;
    const isAtEnd = startAligned.has(path) || (there && Math.abs(end - there.end) <= tolerance);
    return isAtStart && isAtEnd ? [] : [`${path}: ${start} to ${end} | ${there?.start} to ${there?.end}`];
  });
};
