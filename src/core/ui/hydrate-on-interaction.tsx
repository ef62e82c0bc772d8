import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { notifyLostPress, pressAgain } from '#core/browser/early-presses.ts';
import { withMessages } from '#core/i18n/messages-provider.tsx';

/** Events that precede any use of content below the fold. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'click'];

/**
 * Clicks in order whose propagation React has stopped because it cannot hydrate their component yet. A click that
 * bubbles up to the window was not stopped.
 */
const stoppedClicks = new Map<Event, HTMLElement>();

const recordStoppedClick = (event: Event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  stoppedClicks.set(event, button);
  setTimeout(() => {
    if (stoppedClicks.has(event)) button.dataset['pressed'] = '';
  });
};

if (!import.meta.env.SSR) {
  addEventListener('click', recordStoppedClick, true);
  addEventListener('click', (event) => stoppedClicks.delete(event));
}

const takeStoppedClicks = (): readonly HTMLElement[] => {
  const buttons = [...stoppedClicks.values()];
  stoppedClicks.clear();
  return buttons;
};

/**
 * A component that is server-rendered and hydrated later; render it in a `<Suspense>`. If the server's markup contains
 * the id `until`, hydration waits for the first interaction. Clicks on buttons before the code has loaded are repeated
 * afterwards. If the code fails to load, a notice reports the lost click, and the next interaction retries; the markup
 * stays readable.
 */
export const hydrateOnInteraction = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  until = '',
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? load() : loadOnInteraction(load, until)) }));

const loadOnInteraction = <Part,>(load: () => Promise<Part>, until: string): Promise<Part> =>
  new Promise((resolve) => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const loadPart = () =>
      withMessages(load()).then(
        (part) => {
          // each interaction has requested the code; only the first response counts
          if (signal.aborted) return;
          listeners.abort();
          resolve(part);
          // after React has resolved the component
          setTimeout(() => pressAgain(takeStoppedClicks()));
        },
        () => {
          const buttons = takeStoppedClicks();
          for (const button of buttons) delete button.dataset['pressed'];
          if (buttons.length > 0) void notifyLostPress();
        },
      );
    for (const interaction of interactions)
      addEventListener(interaction, loadPart, { signal, passive: true, capture: true });
    // the visitor has scrolled or clicked before this listener was added
    if (scrollY > 0 || stoppedClicks.size > 0 || !document.getElementById(until)) void loadPart();
  });
