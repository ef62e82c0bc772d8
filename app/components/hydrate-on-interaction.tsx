import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { withMessages } from '../i18n/messages.tsx';

/** Events that precede any use of content below the fold. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/**
 * A component that is server-rendered and hydrated later; render it in a `<Suspense>`. If the server's markup contains the id
 * `until`, hydration waits for the first interaction. A button that is pressed before the code has arrived is pressed again then. If
 * the code fails to load, the next interaction retries; the markup stays readable.
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
    let lost: HTMLElement | null | undefined;
    addEventListener('click', ({ target }) => (lost = (target as Element).closest('button')), {
      signal,
      capture: true,
    });
    // React stops a press on a part that it cannot hydrate yet, so that it does not come up to here
    addEventListener('click', () => (lost = null), { signal });
    const come = () =>
      withMessages(load()).then(
        (part) => {
          // each sign has asked for the code; one press follows
          if (signal.aborted) return;
          heard.abort();
          resolve(part);
          // React learns of the code first
          setTimeout(() => lost?.click());
        },
        () => undefined,
      );
    for (const sign of signs) addEventListener(sign, come, { signal, passive: true });
    // the visitor scrolled before hydration and is on the way to this part
    if (scrollY > 0 || !document.getElementById(until)) void come();
  });
