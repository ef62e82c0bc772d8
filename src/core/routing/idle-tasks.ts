import { isOffline, onConnection } from '#core/browser/connection.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';
import { keepFocusAfterRemoval } from '#core/ui/keep-focus-after-removal.ts';

/**
 * Ends deferred layout (`when-near`) one element at a time in idle callbacks, so that scroll positions are exact and
 * content no longer shifts.
 */
const renderDeferredLayout = (): void => {
  const next = document.querySelector('.when-near');
  next?.classList.remove('when-near');
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(renderDeferredLayout);
};

// importing this module starts its tasks
renderDeferredLayout();

const scrollClearOf = (bar: Element, target: Element) => {
  const { top, bottom, left, right, height } = target.getBoundingClientRect();
  const over = bar.getBoundingClientRect();
  const isUnder = bottom > over.top && top < over.bottom && right > over.left && left < over.right;
  if (isUnder && height < over.top) scrollBy(0, bottom - over.top + 8);
};

/**
 * Scrolls the focused element fully into view: browsers do nothing while an edge of it is visible, although the rest
 * may be outside of a scrolling row or under a bar. Toasts avoid it by themselves. Excludes elements focused by mouse
 * or touch, except text fields, and headings and lists focused by script, because the page would jump.
 */
const keepFocusVisible = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible:not([tabindex="-1"]:not(a, button))'))) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (const bar of document.querySelectorAll('.fixed:not(#toasts), .buy-row'))
      if (!bar.contains(target)) scrollClearOf(bar, target);
  });

keepFocusVisible();

keepFocusAfterRemoval(document.body);

const updateConnectionIndicator = async (): Promise<void> => {
  const text = isOffline() ? (await loadMessages('offline', pageLanguage(), pageSettings())).header : '';
  const indicator = document.querySelector('#connection');
  if (indicator) indicator.textContent = isOffline() ? text : '';
};

/** Displays in the header whether the connection is lost. */
const watchConnection = (): void => {
  onConnection(() => void updateConnectionIndicator());
  void updateConnectionIndicator();
};

watchConnection();

/** The only Trusted Types rule that the page policy allows: it returns the URL of the service worker (decision 145). */
const rule = { createScriptURL: () => '/service-worker.js' };

/** Registers the service worker (decision 62). Without TLS browsers have none. */
const registerServiceWorker = async (): Promise<void> => {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const isNew = !worker.controller;
  await worker.register((window.trustedTypes?.createPolicy('worker', rule) ?? rule).createScriptURL(''));
  const { active } = await worker.ready;
  // files that this page loaded before the worker existed are cached too
  const loadedUrls = isNew ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  active?.postMessage({ loadedUrls }, []);
};

if (import.meta.env.PROD) void registerServiceWorker();
