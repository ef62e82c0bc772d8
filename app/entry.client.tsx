import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, isLanguage } from '../domain/language.ts';
import { loadMessages } from '../locales/load-messages.ts';
import { Words } from './device/words.tsx';

const spoken = document.documentElement.lang;
const language = isLanguage(spoken) ? spoken : defaultLanguage;

void loadMessages(language).then((messages) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <Words language={language} messages={messages}>
        <HydratedRouter />
      </Words>,
    );
  });
});

/** The page comes first; what keeps the shop open offline comes when nobody waits for it (decision 62). */
const REST_MS = 3_000;

if (import.meta.env.PROD) setTimeout(() => void import('./shell/stay-open.ts').catch(() => undefined), REST_MS);

// only who uses the keyboard needs it
const onKey = () =>
  void import('./shell/focus-in-sight.ts').then(({ keepFocusInSight }) => keepFocusInSight()).catch(() => undefined);
addEventListener('keydown', onKey, { once: true });
