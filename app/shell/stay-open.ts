import { loadOfflineMessages } from '../../locales/load-rooms.ts';
import { isOffline, onConnection } from '../device/connection.ts';
import { spokenLanguage } from '../device/spoken-language.ts';

const sayConnection = async (): Promise<void> => {
  const said = isOffline() ? (await loadOfflineMessages(spokenLanguage())).header : '';
  const place = document.querySelector('#connection');
  if (place) place.textContent = isOffline() ? said : '';
};

/** Says in the header, from now on, whenever the shop cannot be reached. */
export const sayWhetherOpen = (): void => {
  onConnection(() => void sayConnection());
  void sayConnection();
};

/** Calls the worker that keeps the shop open (decision 62). Where the shop is served without TLS there is none. */
export const stayOpen = async (): Promise<void> => {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const isNew = !worker.controller;
  await worker.register((window.trustedTypes?.createPolicy('worker', rule) ?? rule).createScriptURL(''));
  const { active } = await worker.ready;
  // what this page loaded before there was a worker is kept too
  const seen = isNew ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  active?.postMessage({ seen }, []);
};

/** The one address that becomes a script, by the one rule that the policy of pages knows (decision 145). */
const rule = { createScriptURL: () => '/service-worker.js' };
