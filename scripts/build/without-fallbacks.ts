import type { Plugin } from 'vite';

const fallback = /@layer properties\s*\{/;

/**
 * The style sheet without what Tailwind adds for browsers that do not know `@property`: those we build for all do. The
 * sheet comes back as it was when there is no such block in it.
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

/** Takes that block out of every style sheet; to stand after Tailwind's own plugin. */
export const withoutFallbacks = (): Plugin => ({
  name: 'without-fallbacks',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (css) => ({ code: withoutFallback(css), map: null }),
  },
});
