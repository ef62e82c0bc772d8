import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadSource } from '#core/i18n/messages.ts';
import { allMessagesLoaded, MessagesProvider } from '#core/i18n/messages-provider.tsx';
import { pageLanguage } from '#core/i18n/page-language.ts';
import { pageSettings } from '#core/settings/page-settings.ts';

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
const IDLE_DELAY_MS = 3_000;

const loadIdleTasks = () => void import('#core/routing/idle-tasks.ts').catch(() => undefined);
setTimeout(loadIdleTasks, IDLE_DELAY_MS);
addEventListener('keydown', loadIdleTasks, { once: true });
