import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadSource } from '../locales/namespaces.ts';
import { allMessagesLoaded, MessagesProvider } from './i18n/messages.tsx';
import { pageLanguage } from './i18n/page-language.ts';
import { pageSettings } from './i18n/page-settings.ts';

const language = pageLanguage();

void Promise.all([loadSource('common', language), allMessagesLoaded()]).then(([common]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <MessagesProvider language={language} settings={pageSettings()} common={common}>
        <HydratedRouter />
      </MessagesProvider>,
    );
  });
});

/** Delay of the idle tasks in milliseconds; a key press starts them earlier (decision 62). */
const REST_MS = 3_000;

const rest = () => void import('./layout/idle-tasks.ts').catch(() => undefined);
setTimeout(rest, REST_MS);
addEventListener('keydown', rest, { once: true });
