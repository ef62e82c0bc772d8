import { loadOfflineMessages } from '../../locales/load-rooms.ts';
import { isOffline, onConnection } from '../device/connection.ts';
import { spokenLanguage } from '../device/spoken-language.ts';

/** Says in the header that the shop cannot be reached, as long as it cannot. */
const sayConnection = async (): Promise<void> => {
  const said = isOffline() ? (await loadOfflineMessages(spokenLanguage())).header : '';
  const place = document.querySelector('#connection');
  if (place) place.textContent = isOffline() ? said : '';
};

/** Calls the worker that keeps the shop open. Where the shop is served without TLS there is none. */
const callWorker = async (): Promise<void> => {
  const worker = navigator.serviceWorker;
  if (!worker) return;
  const isNew = !worker.controller;
  await worker.register('/service-worker.js');
  const { active } = await worker.ready;
  // what this page loaded before there was a worker is kept too
  const seen = isNew ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
  active?.postMessage({ seen }, []);
};

// whoever loads this module wants nothing else of it (decision 62)
onConnection(() => void sayConnection());
void sayConnection();
void callWorker();
