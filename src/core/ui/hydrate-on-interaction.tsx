import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { notifyLostPress, pressAgain } from '#core/browser/early-presses.ts';
import { withMessages } from '#core/i18n/messages-provider.tsx';

/** Events that precede any use of content below the fold. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'];

/**
 * Presses that React has stopped because it cannot hydrate their part yet, in order. A press that comes up to the window again was
 * not stopped.
 */
const stopped = new Map<Event, HTMLElement>();

const keepStopped = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  stopped.set(event, button);
  setTimeout(() => {
    if (stopped.has(event)) button.dataset['pressed'] = '';
  });
};

if (!import.meta.env.SSR) {
  addEventListener('click', keepStopped, true);
  addEventListener('click', (event) => stopped.delete(event));
}

const takeStopped = (): readonly HTMLElement[] => {
  const buttons = [...stopped.values()];
  stopped.clear();
  return buttons;
};

/**
 * A component that is server-rendered and hydrated later; render it in a `<Suspense>`. If the server's markup contains the id
 * `until`, hydration waits for the first interaction. A button that is pressed before the code has arrived is pressed again then. If
 * the code fails to load, a notice reports the lost press, and the next interaction retries; the markup stays readable.
 */
export const hydrateOnInteraction = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until = '',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? load() : loadOnTouch(load, until)) }));

const loadOnTouch = <Part,>(load: () => Promise<Part>, until: string): Promise<Part> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const come = () =>
      withMessages(load()).then(
        (part) => {
          // each sign has asked for the code; one press follows
          if (signal.aborted) return;
          listening.abort();
          resolve(part);
          // React learns of the code first
          setTimeout(() => pressAgain(takeStopped()));
        },
        () => {
          const buttons = takeStopped();
          for (const button of buttons) delete button.dataset['pressed'];
          if (buttons.length > 0) void notifyLostPress();
        },
      );
    for (const sign of signs) addEventListener(sign, come, { signal, passive: true, capture: true });
    // the visitor scrolled or pressed before hydration and is on the way to this part
    if (scrollY > 0 || stopped.size > 0 || !document.getElementById(until)) void come();
  });
