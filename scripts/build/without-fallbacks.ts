import type { Plugin } from 'vite';

const fallback = /@layer properties\s*\{/;

/**
 * Removes Tailwind's fallback for browsers without `@property`, which all supported browsers have. Returns a style sheet
 * without this block unchanged.
 */
export const withoutFallback = (css: string): string => {
  const begin = css.search(fallback);
  if (begin < 0) return css;
  let open = 0;
  for (let place = begin; place < css.length; place += 1) {
    if (css[place] === '{') open += 1;
    if (css[place] === '}') open -= 1;
    if (css[place] === '}' && open === 0) return css.slice(0, begin) + css.slice(place + 1);
  }
  throw new Error('A block of the style sheet does not end.');
};

/** Removes the block from every style sheet; must come after Tailwind's plugin. */
export const withoutFallbacks = (): Plugin => ({
  name: 'without-fallbacks',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (css) => ({ code: withoutFallback(css), map: null }),
  },
});
