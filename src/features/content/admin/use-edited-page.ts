import { useEffect, useRef, useState } from 'react';
import { useAdminContext } from '#core/admin/admin-context.ts';
import type { AdminClient } from '#core/api/admin-client.ts';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { type LocalizedError, readError } from '#core/api/read-error.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { dismissErrors, notify } from '#core/browser/toasts.ts';
import { type Bilingual, type ContentLanguage, textIn } from '#core/i18n/language.ts';
import { useContentLanguage, useMessages } from '#core/i18n/messages-provider.tsx';
import type { AdminPage, PageVersion } from '../content.admin.contract.ts';
import type { ContentPageName } from '../content-page-names.ts';
import { type PageValue, textsOfPage } from '../page-value.ts';
import type { PageProblems } from './check-page.ts';

/** Null for a draft, `now`, or an instant in ISO 8601. */
type PublishAt = string | null;

/** The version that another admin has saved meanwhile; `number` is unique per refusal. */
interface Conflict {
  readonly current: PageVersion;
  readonly number: number;
  /** Requested action. */
  readonly publishAt: PublishAt;
}

interface Problems {
  readonly texts: PageProblems;
  readonly moment?: string | undefined;
}

interface Call {
  readonly call: (pages: AdminClient['pages']) => Promise<PageVersion>;
  readonly done: { readonly title: string; readonly body: string };
  readonly publishAt?: PublishAt;
}

export type EditedPage = ReturnType<typeof useEditedPage>;

/** State of a page that is being edited: its newest version, the input, and the refused texts. */
export function useEditedPage(name: ContentPageName, opened: AdminPage) {
  const [newest, setNewest] = useState(opened.newest);
  const [visibleVersion, setVisibleVersion] = useState(opened.shown);
  const [value, setValue] = useState<PageValue>(opened.newest.value);
  const latestValue = useRef(value);
  latestValue.current = value;
  const [problems, setProblems] = useState<Problems>({ texts: {} });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { pages: t, markdown } = useMessages('admin');
  const { general, validation } = useMessages('forms');
  const language = useContentLanguage();
  const { fail } = useAdminContext();
  const form = useRef<HTMLFormElement>(null);
  const changes = changedPaths(name, newest.value, value);

  useEffect(() => {
    const isRefused = problems.moment !== undefined || Object.keys(problems.texts).length > 0;
    if (isRefused) document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus();
  }, [problems]);

  const open = (version: PageVersion) => {
    setNewest(version);
    // texts that were typed during the request stay as unsaved changes
    setValue((latest) => (changedPaths(name, value, latest).length > 0 ? latest : version.value));
    setProblems({ texts: {} });
    setConflict(null);
    if (version.state === 'published') setVisibleVersion(version.version);
  };
  const refuse = (issues: Problems) => {
    const [sentence = issues.moment] = Object.values(issues.texts).flat();
    notify({ title: general.error, text: sentence, tone: 'error' });
    setProblems(issues);
  };
  const handleError = (error: unknown, publishAt: PublishAt) => {
    const refusal = readError(error, language);
    if (refusal.code === 'VALIDATION_FAILED') return refuse(problemsIn(refusal, language));
    if (refusal.code !== 'SETTINGS_CHANGED') return fail(error);
    const current = refusal.details['current'] as PageVersion;
    if (changedPaths(name, newest.value, latestValue.current).length > 0)
      return setConflict((last) => ({ current, publishAt, number: (last?.number ?? 0) + 1 }));
    open(current);
    notify({ title: t.changedMeanwhile.title, text: t.changedMeanwhile.body, tone: 'error' });
  };
  /** Runs one action at a time. */
  const run = async (action: () => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    await action();
    setBusy(false);
  };
  /** Makes a call, and opens the version that it returns. */
  const send = async ({ call, done, publishAt = null }: Call): Promise<void> => {
    if (isSubmitBlockedOffline()) return;
    dismissErrors();
    try {
      const { pages } = await loadAdminClient();
      open(await call(pages));
      notify({ title: done.title, text: done.body, about: 'admin' });
      // a scheduled version unknown to this page may be due by now
      setVisibleVersion((await pages.get({ name })).shown);
    } catch (error) {
      handleError(error, publishAt);
    }
  };
  /** Finds the problems that the server would refuse; none if the parser cannot be loaded. */
  const check = async (): Promise<PageProblems> => {
    const placeholderNames = Object.keys(textIn(opened.placeholders, language));
    const parts = await import('./check-page.ts').catch(() => null);
    return parts?.checkPage(name, value, placeholderNames, { language, markdown, validation }) ?? {};
  };
  const save = (publishAt: PublishAt, version = newest.version): Promise<void> =>
    run(async () => {
      const texts = await check();
      if (Object.keys(texts).length > 0) return refuse({ texts });
      await send({
        call: (pages) => pages.save({ name, version, value, publishAt }),
        done: publishAt === null ? t.done.draft : publishAt === 'now' ? t.done.published : t.done.planned,
        publishAt,
      });
    });

  return {
    name,
    newest,
    /** Number of the version that shoppers see. */
    visibleVersion,
    placeholders: opened.placeholders,
    value,
    problems,
    conflict,
    isBusy,
    isUnsaved: changes.length > 0,
    /** Paths of the texts that differ from the newest version. */
    changes,
    form,
    save,
    change: (next: PageValue) => {
      const changed = changedPaths(name, value, next);
      const texts = Object.entries(problems.texts).filter(([path]) => !changed.includes(path));
      if (texts.length < Object.keys(problems.texts).length)
        setProblems({ ...problems, texts: Object.fromEntries(texts) });
      setValue(next);
    },
    discard: () => {
      setValue(newest.value);
      setProblems({ texts: {} });
    },
    refuseMoment: (moment: string) => refuse({ texts: problems.texts, moment }),
    clearMoment: () => setProblems({ texts: problems.texts }),
    cancelPlan: () =>
      run(() => send({ call: (pages) => pages.cancelPlan({ name, version: newest.version }), done: t.done.cancelled })),
    /** Saves and publishes an earlier version again. */
    restore: (restored: number) =>
      run(() =>
        send({ call: (pages) => pages.restore({ name, version: newest.version, restored }), done: t.done.restored }),
      ),
    /** Saves the input over the version of the other admin. */
    keepMine: () => (conflict ? save(conflict.publishAt, conflict.current.version) : undefined),
    acceptTheirVersion: () => conflict && open(conflict.current),
  };
}

interface Issue {
  readonly path: string;
  readonly localizedMessage: Bilingual;
}

/** Messages of the server's refusal, by field. */
const problemsIn = ({ details, message }: LocalizedError, language: ContentLanguage): Problems => {
  const issues = (Array.isArray(details['issues']) ? details['issues'] : []) as readonly Issue[];
  const at = (path: string) =>
    issues.filter((issue) => issue.path === path).map(({ localizedMessage }) => localizedMessage[language]);
  const paths = new Set(issues.map(({ path }) => path).filter((path) => path.startsWith('value.')));
  const texts = [...paths].map((path) => [path.replace('value.', ''), at(path)] as const);
  const moment = at('publishAt')[0] ?? (texts.length === 0 ? message : undefined);
  return { texts: Object.fromEntries(texts), moment };
};

/** Paths of the texts that differ between two values of a page. */
const changedPaths = (name: ContentPageName, before: PageValue, after: PageValue): readonly string[] => {
  const old = new Map(textsOfPage(name, before).map(({ path, text }) => [path, text]));
  return textsOfPage(name, after).flatMap(({ path, text }) => (old.get(path) === text ? [] : [path]));
};
