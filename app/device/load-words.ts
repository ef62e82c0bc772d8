import { use } from 'react';
import { type Language, languages } from '../../domain/language.ts';
import { spokenLanguage } from './spoken-language.ts';
import { useLanguage } from './words.tsx';

/** How long words that the network lost are given up for, in milliseconds. */
const LOST_MS = 1000;

/** What asks for the words of a room that has been imported, as long as they are not here. */
const awaited = new Set<() => Promise<unknown>>();

/** Resolves when the words of all imported rooms are here; rejects when the network loses some. */
export const allWords = (): Promise<unknown> => Promise.all([...awaited].map((ask) => ask()));

/** What is being imported, once the words that it speaks are here too. */
export const withWords = async <Part>(importing: Promise<Part>): Promise<Part> => {
  const part = await importing;
  await allWords();
  return part;
};

/**
 * The hook to a room's words. The server speaks both languages, the browser that of its page. They are asked for when the
 * room is imported, and a component that is drawn before they are here waits for them. The room's module itself does not
 * wait (`await` at its top): where it is imported twice at once, Safari lets the second go on with nothing in it.
 */
export const loadWords = <Said>(load: (language: Language) => Promise<Said>): (() => Said) => {
  let asked: Promise<ReadonlyMap<Language, Said>> | undefined;
  const ask = () => {
    asked ??= readable(
      loadSpoken(load).then(
        (words) => {
          awaited.delete(ask);
          return words;
        },
        (error: unknown) => {
          setTimeout(() => {
            asked = undefined;
          }, LOST_MS);
          throw error;
        },
      ),
    );
    return asked;
  };
  awaited.add(ask);
  // whoever needs them is told
  ask().catch(() => undefined);
  return () => {
    const words = use(ask()).get(useLanguage());
    if (!words) throw new Error('The words of another language were loaded.');
    return words;
  };
};

/**
 * A promise whose value `use` returns at once when it is here, as React documents it (`status`, `value`). `use` must be called
 * in every render: where a component waited for it and then no longer calls it, React fails at the component's next hook.
 */
const readable = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};

const loadSpoken = async <Said>(load: (language: Language) => Promise<Said>): Promise<ReadonlyMap<Language, Said>> => {
  const spoken = import.meta.env.SSR ? languages : [spokenLanguage()];
  return new Map(await Promise.all(spoken.map(async (language) => [language, await load(language)] as const)));
};
