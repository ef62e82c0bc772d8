import type { AdminPage, AdminPageInfo, PageVersion, PageVersionInfo } from '../../contract/admin/pages.ts';
import { languages } from '../../domain/language.ts';
import { type PageName, pageNames } from '../../domain/page-names.ts';
import { Refusal } from '../../domain/refusals.ts';
import { type PageValue, pageSection } from '../../domain/settings/page-value.ts';
import type { MarkdownProblem } from '../../domain/text/markdown-problem.ts';
import { validationCode } from '../../domain/validation.ts';
import { markdown as arabic } from '../../locales/ar/admin/markdown.ts';
import { validation as arabicValidation } from '../../locales/ar/forms/validation.ts';
import { markdown as english } from '../../locales/en/admin/markdown.ts';
import { validation as englishValidation } from '../../locales/en/forms/validation.ts';
import { formatMarkdownProblem } from '../../locales/markdown-problems.ts';
import { placeholderValues } from '../../locales/placeholders.ts';
import type { ShopContext } from '../shop-context.ts';
import {
  cancelPlan,
  listVersions,
  newestVersion,
  type StoredVersion,
  type StoredVersionInfo,
  saveVersion,
  sectionStates,
  storedVersion,
} from '../shop-settings/setting-versions.ts';
import { defaultPageValue, parsePageText, placeholderNames, readStoredText } from './parse-page-text.ts';

/** Returns all pages with their newest version, without texts. */
export const listPages = async ({ database }: ShopContext): Promise<AdminPageInfo[]> => {
  const states = await sectionStates(database.kysely, pageNames.map(pageSection));
  return pageNames.map((name, index) => {
    const state = states[index];
    return { name, newest: presentInfo(state?.newest), shown: state?.valid ?? 0 };
  });
};

/** Returns the newest version of a page, and what its placeholders stand for now. */
export const getPage = async ({ database, shopSettings }: ShopContext, name: PageName): Promise<AdminPage> => {
  const section = pageSection(name);
  const [newest, [state], settings] = await Promise.all([
    newestVersion(database.kysely, section),
    sectionStates(database.kysely, [section]),
    shopSettings.current(),
  ]);
  return {
    newest: presentPage(name, newest),
    shown: state?.valid ?? 0,
    placeholders: {
      ar: placeholderValues(settings.facts, settings.public, 'ar'),
      en: placeholderValues(settings.facts, settings.public, 'en'),
    },
  };
};

type Saving = {
  readonly name: PageName;
  /** The version that the admin saw. */
  readonly version: number;
  readonly value: PageValue;
  /** Null for a draft. */
  readonly publishAt: string | null;
};

/**
 * Saves a page as a draft, publishes it at once (`now`) or plans it. VALIDATION_FAILED with the problems of both texts by line, or
 * for a moment in the past; SETTINGS_CHANGED `{ current }` when another admin has saved it since `version`.
 */
export const savePage = async (
  shop: ShopContext,
  adminId: string,
  { name, version, value, publishAt }: Saving,
): Promise<PageVersion> => {
  const instant = publishAt === null || publishAt === 'now' ? publishAt : new Date(publishAt);
  const issues = problemsOf(value);
  if (instant instanceof Date && instant <= shop.clock()) issues.push(pastMoment);
  if (issues.length > 0) throw new Refusal('VALIDATION_FAILED', { issues });
  const saved = await saveVersion(shop, adminId, {
    ...over(name, version),
    value,
    publishAt: instant,
    action: instant === null ? 'page.saved' : instant === 'now' ? 'page.published' : 'page.planned',
  });
  return presentPage(name, saved);
};

/** Makes a planned version a draft. SETTINGS_CHANGED `{ current }` when another admin has saved, or it is published by now. */
export const cancelPagePlan = async (
  shop: ShopContext,
  adminId: string,
  { name, version }: Pick<Saving, 'name' | 'version'>,
): Promise<PageVersion> =>
  presentPage(name, await cancelPlan(shop, adminId, { ...over(name, version), action: 'page.plan_cancelled' }));

/**
 * Saves and publishes an earlier version again. RESOURCE_NOT_FOUND for an unknown version, SETTINGS_NOT_ACCEPTED for a text that
 * the parser refuses today, SETTINGS_CHANGED as `savePage`.
 */
export const restorePage = async (
  shop: ShopContext,
  adminId: string,
  { name, version, restored }: Pick<Saving, 'name' | 'version'> & { readonly restored: number },
): Promise<PageVersion> => {
  const stored = restored === 0 ? undefined : await storedVersion(shop.database.kysely, pageSection(name), restored);
  if (restored > 0 && stored === undefined) throw new Refusal('RESOURCE_NOT_FOUND');
  const value = stored?.value ?? defaultPageValue(name);
  if (readStoredText(value) === null) throw new Refusal('SETTINGS_NOT_ACCEPTED');
  const saved = await saveVersion(shop, adminId, {
    ...over(name, version),
    value,
    publishAt: 'now',
    action: 'page.published',
  });
  return presentPage(name, saved);
};

/** Returns versions of a page before one of them, newest first; the last page ends with the default. */
export const listPageVersions = async (
  { database }: ShopContext,
  { name, before }: { readonly name: PageName; readonly before: number | undefined },
): Promise<{ versions: PageVersion[]; hasMore: boolean }> => {
  const { found, hasMore } = await listVersions(database.kysely, pageSection(name), before);
  const versions = found.map((version) => presentPage(name, version));
  return { versions: hasMore ? versions : [...versions, presentPage(name, undefined)], hasMore };
};

const over = (name: PageName, version: number) => ({
  section: pageSection(name),
  version,
  present: (newest: StoredVersion | undefined) => presentPage(name, newest),
});

const presentPage = (name: PageName, stored: StoredVersion | undefined): PageVersion => ({
  ...presentInfo(stored),
  value: stored ? (stored.value as PageValue) : defaultPageValue(name),
});

const presentInfo = (stored: StoredVersionInfo | undefined): PageVersionInfo => {
  if (stored === undefined) return { version: 0, state: 'default', publishedAt: null, savedAt: null, savedBy: null };
  const { version, created_at, admin_email, published_at, is_planned } = stored;
  return {
    version,
    state: published_at === null ? 'draft' : is_planned ? 'planned' : 'published',
    publishedAt: published_at?.toISOString() ?? null,
    savedAt: created_at.toISOString(),
    savedBy: admin_email,
  };
};

interface Issue {
  readonly path: string;
  readonly code: string;
  readonly localizedMessage: { readonly ar: string; readonly en: string };
}

const pastMoment: Issue = {
  path: 'publishAt',
  code: validationCode('moment.past'),
  localizedMessage: { ar: arabicValidation['moment.past'], en: englishValidation['moment.past'] },
};

/** Every problem of both texts, with its line in words. */
const problemsOf = (value: PageValue): Issue[] => {
  const parsed = parsePageText(value);
  return languages.flatMap((language) =>
    parsed[language].problems.map((problem) => ({
      path: `value.${language}`,
      code: `markdown.${problem.code}`,
      line: problem.line,
      localizedMessage: inWords(problem),
    })),
  );
};

/** Without the name or target that the admin wrote: a refusal never repeats the input. */
const inWords = (problem: MarkdownProblem) => {
  const isInput = problem.code === 'placeholder' || problem.code === 'target';
  const said = isInput ? { ...problem, detail: '…' } : problem;
  return {
    ar: formatMarkdownProblem(said, placeholderNames, 'ar', arabic),
    en: formatMarkdownProblem(said, placeholderNames, 'en', english),
  };
};
