import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withMessages } from '../i18n/messages.tsx';

/** What somebody does before they reach anything below the fold. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * A part that the server draws first, and whose code comes later; to stand in a `<Suspense>`. Where the server's drawing
 * bears the id `until`, it stays as it is until somebody touches the page. Where the network loses the code, the
 * next touch asks again: what is drawn stays readable.
 */
export const hydrateOnInteraction = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until = '',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? load() : loadOnTouch(load, until)) }));

const loadOnTouch = <Part,>(load: () => Promise<Part>, until: string): Promise<Part> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const { signal } = heard;
    const come = () =>
      withMessages(load()).then(
        (part) => {
          heard.abort();
          resolve(part);
        },
        () => undefined,
      );
    for (const sign of signs) addEventListener(sign, come, { signal, passive: true });
    // who has scrolled while the page came to life is on the way there
    if (scrollY > 0 || !document.getElementById(until)) void come();
  });
