import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import { validationCode } from '#core/forms/validation.ts';
import type { ShopContext } from '#core/server/context.ts';
import {
  cancelPlan,
  listVersions,
  newestVersion,
  type StoredVersion,
  type StoredVersionInfo,
  saveVersion,
  sectionStates,
  storedVersion,
} from '#core/server/settings/setting-versions.ts';
import { settingsErrors } from '#core/settings/settings.errors.ts';
import type { MarkdownProblem } from '#core/text/markdown-problem.ts';
import { markdownTexts as arabic } from '#generated/texts/ar/admin.gen.ts';
import { validationTexts as arabicValidation } from '#generated/texts/ar/forms.gen.ts';
import { markdownTexts as english } from '#generated/texts/en/admin.gen.ts';
import { validationTexts as englishValidation } from '#generated/texts/en/forms.gen.ts';
import type { AdminPage, AdminPageInfo, PageVersion, PageVersionInfo } from '../content.admin.contract.ts';
import { type ContentPageName, ownPageNames } from '../content-page-names.ts';
import { formatMarkdownProblem } from '../markdown-problems.ts';
import { defaultPageValue } from '../page-texts.ts';
import { type PageValue, pageSection } from '../page-value.ts';
import { placeholderNames, placeholderValues } from '../placeholders.ts';
import { completeValue, parsePage, readStoredValue } from './parse-page-text.ts';

/** Returns all pages with their newest version, without texts. */
export const listPages = async ({ database }: ShopContext): Promise<AdminPageInfo[]> => {
  const states = await sectionStates(database.kysely, ownPageNames.map(pageSection));
  return ownPageNames.map((name, index) => {
    const state = states[index];
    return { name, newest: presentInfo(state?.newest), shown: state?.valid ?? 0 };
  });
};

/** Returns the newest version of a page, and the current values of its placeholders. */
export const getPage = async ({ database, shopSettings }: ShopContext, name: ContentPageName): Promise<AdminPage> => {
  const section = pageSection(name);
  const [newest, [state], settings] = await Promise.all([
    newestVersion(database.kysely, section),
    sectionStates(database.kysely, [section]),
    shopSettings.current(),
  ]);
  return {
    newest: presentPage(newest, defaultPageValue(name, settings.facts.name)),
    shown: state?.valid ?? 0,
    placeholders: {
      ar: placeholderValues(settings.facts, settings.public, 'ar'),
      en: placeholderValues(settings.facts, settings.public, 'en'),
    },
  };
};

type Saving = {
  readonly name: ContentPageName;
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
  const issues = problemsOf(name, value);
  if (instant instanceof Date && instant <= shop.clock()) issues.push(pastMomentIssue);
  if (issues.length > 0) throw new AppError(apiErrors, 'VALIDATION_FAILED', { issues });
  const defaults = await defaultsOf(shop, name);
  const saved = await saveVersion(shop, adminId, {
    ...over(name, version, defaults),
    value,
    publishAt: instant,
    action: instant === null ? 'page.saved' : instant === 'now' ? 'page.published' : 'page.planned',
  });
  return presentPage(saved, defaults);
};

/** Makes a planned version a draft. SETTINGS_CHANGED `{ current }` when another admin has saved, or it is published by now. */
export const cancelPagePlan = async (
  shop: ShopContext,
  adminId: string,
  { name, version }: Pick<Saving, 'name' | 'version'>,
): Promise<PageVersion> => {
  const defaults = await defaultsOf(shop, name);
  const action = 'page.plan_cancelled';
  return presentPage(await cancelPlan(shop, adminId, { ...over(name, version, defaults), action }), defaults);
};

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
  if (restored > 0 && stored === undefined) throw new AppError(apiErrors, 'RESOURCE_NOT_FOUND');
  const defaults = await defaultsOf(shop, name);
  const value = stored === undefined ? defaults : readStoredValue(name, stored.value, defaults);
  if (value === null) throw new AppError(settingsErrors, 'SETTINGS_NOT_ACCEPTED');
  const saved = await saveVersion(shop, adminId, {
    ...over(name, version, defaults),
    value,
    publishAt: 'now',
    action: 'page.published',
  });
  return presentPage(saved, defaults);
};

/** Returns versions of a page before one of them, newest first; the last page ends with the default. */
export const listPageVersions = async (
  shop: ShopContext,
  { name, before }: { readonly name: ContentPageName; readonly before: number | undefined },
): Promise<{ versions: PageVersion[]; hasMore: boolean }> => {
  const [{ rows, hasMore }, defaults] = await Promise.all([
    listVersions(shop.database.kysely, pageSection(name), before),
    defaultsOf(shop, name),
  ]);
  const versions = rows.map((version) => presentPage(version, defaults));
  return { versions: hasMore ? versions : [...versions, presentPage(undefined, defaults)], hasMore };
};

/** The texts of a page in a new shop of this name. */
const defaultsOf = async ({ shopSettings }: ShopContext, name: ContentPageName): Promise<PageValue> =>
  defaultPageValue(name, (await shopSettings.current()).facts.name);

const over = (name: ContentPageName, version: number, defaults: PageValue) => ({
  section: pageSection(name),
  version,
  present: (newest: StoredVersion | undefined) => presentPage(newest, defaults),
});

const presentPage = (stored: StoredVersion | undefined, defaults: PageValue): PageVersion => ({
  ...presentInfo(stored),
  // the schema's types have no readonly records
  value: (stored ? completeValue(stored.value, defaults) : defaults) as PageVersion['value'],
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

const pastMomentIssue: Issue = {
  path: 'publishAt',
  code: validationCode('moment.past'),
  localizedMessage: { ar: arabicValidation['moment.past'], en: englishValidation['moment.past'] },
};

/** Problems of all texts, each as a message with its line. */
const problemsOf = (name: ContentPageName, value: PageValue): Issue[] =>
  parsePage(name, value).flatMap(({ path, problems }) =>
    problems.map((problem) => ({
      path: `value.${path}`,
      code: `markdown.${problem.code}`,
      line: problem.line,
      localizedMessage: toMessages(problem),
    })),
  );

/** Without the name or target that the admin wrote: a refusal never repeats the input. */
const toMessages = (problem: MarkdownProblem) => {
  const isInput = problem.code === 'placeholder' || problem.code === 'target';
  const publicProblem = isInput ? { ...problem, detail: '…' } : problem;
  return {
    ar: formatMarkdownProblem(publicProblem, placeholderNames, 'ar', arabic),
    en: formatMarkdownProblem(publicProblem, placeholderNames, 'en', english),
  };
};
