import { loadMessages } from '../../locales/namespaces.ts';
import { pageLanguage } from '../i18n/page-language.ts';
import { isOffline, onConnection } from '../state/connection.ts';

/**
 * Draws bit by bit what would wait until it is near, once somebody moves in the page: from then on every place in it is
 * what it says.
 */
const drawTheRest = (): void => {
  const next = document.querySelector('.when-near');
  next?.classList.remove('when-near');
  if (next) (globalThis.requestIdleCallback ?? setTimeout)(drawTheRest);
};

// whoever loads this module wants nothing else of it
if (scrollY > 0) drawTheRest();
else addEventListener('scroll', drawTheRest, { once: true });

const liftAbove = (bar: Element, target: Element) => {
  const { top, bottom, left, right, height } = target.getBoundingClientRect();
  const over = bar.getBoundingClientRect();
  const isUnder = bottom > over.top && top < over.bottom && right > over.left && left < over.right;
  if (isUnder && height < over.top) scrollBy(0, bottom - over.top + 8);
};

/**
 * Brings what the keyboard comes to into sight as a whole: browsers leave it where it is as soon as an edge of it is
 * seen, though the rest may lie beyond the end of a row, or under a bar; toasts keep off it by themselves. Nothing moves under a mouse or a
 * finger, except a field that is about to be written in.
 */
const keepFocusVisible = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    for (const bar of document.querySelectorAll('.fixed:not(#toasts)'))
      if (!bar.contains(target)) liftAbove(bar, target);
  });

keepFocusVisible();

const sayConnection = async (): Promise<void> => {
  const said = isOffline() ? (await loadMessages('offline', pageLanguage())).header : '';
  const place = document.querySelector('#connection');
  if (place) place.textContent = isOffline() ? said : '';
};

/** Says in the header, from now on, whenever the shop cannot be reached. */
const reportConnection = (): void => {
  onConnection(() => void sayConnection());
  void sayConnection();
};

reportConnection();

/** The one address that becomes a script, by the one rule that the policy of pages knows (decision 145). */
const rule = { createScriptURL: () => '/service-worker.js' };

/** Calls the worker that keeps the shop open (decision 62). Where the shop is served without TLS there is none. */
const registerServiceWorker = async (): Promise<void> => {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const isNew = !worker.controller;
  await worker.register((window.trustedTypes?.createPolicy('worker', rule) ?? rule).createScriptURL(''));
  const { active } = await worker.ready;
  // what this page loaded before there was a worker is kept too
  const seen = isNew ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  active?.postMessage({ seen }, []);
};

if (import.meta.env.PROD) void registerServiceWorker();
