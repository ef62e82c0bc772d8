import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withMessages } from '../i18n/messages.tsx';

/** Events that precede any use of content below the fold. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * A component that is server-rendered and hydrated later; render it in a `<Suspense>`. If the server's markup contains the id
 * `until`, hydration waits for the first interaction. If the code fails to load, the next interaction retries; the markup
 * stays readable.
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
    // the visitor scrolled before hydration and is on the way to this part
    if (scrollY > 0 || !document.getElementById(until)) void come();
  });
