import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from '../locales/load-messages.ts';
import { allWords } from './device/load-words.ts';
import { spokenLanguage } from './device/spoken-language.ts';
import { Words } from './device/words.tsx';

const language = spokenLanguage();

void Promise.all([loadMessages(language), allWords()]).then(([messages]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <Words language={language} messages={messages}>
        <HydratedRouter />
      </Words>,
    );
  });
});

/** The page comes first; what it can do without comes when nobody waits for it, or with the first key (decision 62). */
const REST_MS = 3_000;

const rest = () => void import('./shell/at-rest.ts').catch(() => undefined);
setTimeout(rest, REST_MS);
addEventListener('keydown', rest, { once: true });
