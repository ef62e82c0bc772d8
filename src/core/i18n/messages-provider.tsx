import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { fillMessages, loadSource, type MessageSource, type Messages, type Namespace } from '#core/i18n/messages.ts';
import { onSettingsChange, pageSettings } from '#core/settings/page-settings.ts';
import type { PublicSettings } from '#core/settings/settings.ts';
import { type ContentLanguage, type Language, languageFacts, languages } from './language.ts';
import { pageLanguage } from './page-language.ts';

interface PageMessages {
  readonly language: Language;
  readonly settings: PublicSettings;
  /** The messages that every page needs, before the settings are filled in. */
  readonly common: MessageSource;
}

const MessagesContext = createContext<PageMessages | null>(null);

/** Provides language and settings of the page, and the messages that every page needs. */
export const MessagesProvider = ({
  children,
  language,
  settings: rendered,
  common,
}: PageMessages & { readonly children?: ReactNode }) => {
  const settings = useSyncExternalStore(onSettingsChange, pageSettings, () => rendered);
  return <MessagesContext value={{ language, settings, common }}>{children}</MessagesContext>;
};

const usePageMessages = (): PageMessages => {
  const page = use(MessagesContext);
  if (!page) throw new Error('A component with text is rendered outside of <MessagesProvider>.');
  return page;
};

/** The language of the page; it changes only with a full page load. */
export const useLanguage = (): Language => usePageMessages().language;

/** The language of products and other content on the page. */
export const useContentLanguage = (): ContentLanguage => languageFacts[useLanguage()].content;

/** The settings of the shop; they change when a call reports newer ones. */
export const useSettings = (): PublicSettings => usePageMessages().settings;

/**
 * Returns the messages of a namespace in the language of the page. Suspends until they are loaded; the entry module of
 * a page or lazy component requests them by `preloadMessages`, so that they load in parallel with its code.
 */
export const useMessages = <Name extends Namespace>(name: Name): Messages[Name] => {
  const { language, settings, common } = usePageMessages();
  // the provider has them; every other namespace is loaded
  const source = name === 'common' ? common : use(request(name)).get(language);
  if (!source) throw new Error(`The messages of "${name}" were loaded in another language.`);
  return fillMessages(name, source, language, settings);
};

/**
 * Requests messages when a module is imported. The module has no top-level `await`, because Safari passes an empty
 * module to the second of two concurrent imports.
 */
export const preloadMessages = (...names: readonly Exclude<Namespace, 'common'>[]): void => {
  // a failure reaches the component that needs the messages
  for (const name of names) request(name).catch(() => undefined);
};

/** Resolves when all requested messages are loaded; rejects when the network failed for one. */
export const allMessagesLoaded = (): Promise<unknown> => Promise.all([...pending].map((name) => request(name)));

/** Resolves to an imported module when the messages that it requested are also loaded. */
export const withMessages = async <Module,>(modulePromise: Promise<Module>): Promise<Module> => {
  const module = await modulePromise;
  await allMessagesLoaded();
  return module;
};

type ByLanguage = ReadonlyMap<Language, MessageSource>;

/** Time in milliseconds before a failed request may be repeated. */
const RETRY_AFTER_MS = 1000;

const requests = new Map<Namespace, Promise<ByLanguage>>();
const pending = new Set<Namespace>();

const request = (name: Namespace): Promise<ByLanguage> => {
  let requested = requests.get(name);
  if (!requested) {
    pending.add(name);
    requested = readable(loadForPage(name));
    requests.set(name, requested);
    requested.then(
      () => pending.delete(name),
      () => setTimeout(() => requests.delete(name), RETRY_AFTER_MS),
    );
  }
  return requested;
};

/** Loads all languages on the server, and the language of the page in the browser. */
const loadForPage = async (name: Namespace): Promise<ByLanguage> => {
  const needed = import.meta.env.SSR ? languages : [pageLanguage()];
  return new Map(
    await Promise.all(needed.map(async (language) => [language, await loadSource(name, language)] as const)),
  );
};

/**
 * Makes `use` return the value of a settled promise synchronously, by the properties that React documents (`status`,
 * `value`). A component must call `use` in every render: if it suspended by `use` and no longer calls it, React fails
 * at the next hook.
 */
const readable = <Value,>(promise: Promise<Value>): Promise<Value> => {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
};
