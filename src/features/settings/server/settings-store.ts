import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { byLanguage, type Language } from '#core/i18n/language.ts';
import type { Database } from '#core/server/database/connect.ts';
import type { CurrentSettings, ShopSettingsStore } from '#core/server/settings/current-settings.ts';
import {
  deleteHeartbeat,
  findPublished,
  hasOutdatedProcess,
  newestId,
  pricingSections,
  type SettingVersion,
  writeHeartbeat,
} from '#core/server/settings/settings.repository.ts';
import type { PublicSettings, ShopSettings } from '#core/settings/settings.ts';
import { pageSection } from '#features/content/page-value.ts';
import { readPages } from '#features/content/server/parse-page-text.ts';
import { effectiveLabels, labelsOfPages } from '#features/content/text-overrides/check-override.ts';
import { labelRegistry } from '#features/content/text-overrides/label-registry.ts';
import { PAYMENT_SECTION, type PaymentSettingsReader } from '#features/payments/server/settings/payment-settings.ts';
import { settingNames } from '#generated/setting-names.gen.ts';
import { getOpeningState, isOpenForOrders, type OpeningEnvironment, type OpeningState } from '../opening.ts';
import { settingSections } from '../setting-sections.ts';
import { defaultSettings, publicSettingsOf } from './default-settings.ts';

declare module '#core/server/settings/current-settings.ts' {
  interface CurrentSettings {
    /** Missing requirements for customer orders. */
    readonly opening: OpeningState;
  }
}

const HEARTBEAT_MS = 5_000;
const MAX_WAIT_MS = 5_000;
const POLL_MS = 20;

/** Creates the store of a process; logs stored settings that are no longer valid. */
export const createShopSettings = (
  { kysely }: Pick<Database, 'kysely'>,
  { paymentSettings, environment, log }: Sources,
): ShopSettingsStore => {
  const processId = randomUUID();
  let cached: { readonly settings: CurrentSettings; readonly readId: number; readonly round: number } | null = null;
  let rounds = 0;
  let reading: Promise<CurrentSettings> | null = null;

  const writeOwnHeartbeat = async (): Promise<void> => {
    if (cached !== null) await writeHeartbeat(kysely, processId, cached.readId).catch(() => undefined);
  };
  const read = async (): Promise<CurrentSettings> => {
    rounds += 1;
    const round = rounds;
    try {
      const versions = await findPublished(kysely);
      const settings = await toCurrentSettings(versions, { paymentSettings, environment, log });
      const readId = Math.max(0, ...versions.map(({ id }) => id));
      // an earlier read may end after a later one; its id may even be greater if a planned version has become a draft
      if (cached === null || round > cached.round) cached = { settings, readId, round };
      void writeOwnHeartbeat();
      return settings;
    } catch (error) {
      reading = null;
      if (cached === null) throw error;
      return cached.settings;
    }
  };
  const heartbeat = setInterval(() => void writeOwnHeartbeat(), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    current: () => (reading ??= read()),
    lastRead: () => cached?.settings ?? null,
    invalidate: () => {
      reading = null;
      // read immediately, so that `waitForAllProcesses` does not wait for processes without visitors
      void (reading = read()).catch(() => undefined);
    },
    waitForAllProcesses: async (versionId) => {
      const end = Date.now() + MAX_WAIT_MS;
      while (Date.now() < end && (await hasOutdatedProcess(kysely, versionId))) await wait(POLL_MS);
    },
    close: async () => {
      clearInterval(heartbeat);
      await deleteHeartbeat(kysely, processId).catch(() => undefined);
    },
  };
};

/** Builds settings from stored versions; a section without one, or with a value that is no longer valid, has its default. */
const toCurrentSettings = async (
  versions: readonly SettingVersion[],
  { paymentSettings, environment, log }: Sources,
): Promise<CurrentSettings> => {
  const stored = new Map(versions.map((version) => [version.section, version]));
  const entries = settingNames.map((section) => {
    const version = stored.get(section);
    if (version === undefined) return [section, defaultSettings[section]];
    const parsed = v.safeParse(settingSections[section], version.value);
    if (parsed.success) return [section, parsed.output];
    refuse(version, log);
    return [section, defaultSettings[section]];
  });
  const settings = Object.fromEntries(entries) as ShopSettings;
  const texts = readPages(
    settings.facts.name,
    (name) => stored.get(pageSection(name))?.value,
    (name) => {
      const version = stored.get(pageSection(name));
      if (version) refuse(version, log);
    },
  );
  const payments = await paymentSettings.read(stored.get(PAYMENT_SECTION)?.value);
  const opening = getOpeningState(settings.facts, environment);
  const publicSettings = publicSettingsOf(settings, {
    isOpen: isOpenForOrders(opening),
    payments: { methods: payments.methods, isTest: payments.isTest },
    revision: newestId(versions, [...settingNames, PAYMENT_SECTION]),
    labels: await getDisplayedLabels(settings),
  });
  return {
    ...settings,
    public: publicSettings,
    pages: byLanguage((language) => pageSettingsOf(publicSettings, language)),
    opening,
    payments,
    pricingId: newestId(versions, pricingSections),
    texts,
  };
};

/** Sources of the settings in addition to the database. */
type Sources = {
  readonly paymentSettings: Pick<PaymentSettingsReader, 'read'>;
  readonly environment: OpeningEnvironment;
  readonly log: Log;
};

type Log = { readonly error: (fields: Readonly<Record<string, unknown>>, message: string) => void };

const refuse = ({ section, version }: SettingVersion, log: Log): void =>
  log.error({ section, version }, 'stored settings were invalid; the default is used');

/** Returns the labels in their displayed form; reads the messages only for a shop with labels. */
const getDisplayedLabels = async (settings: ShopSettings): Promise<PublicSettings['labels']> =>
  Object.keys(settings.labels).length === 0
    ? {}
    : effectiveLabels(settings.labels, await labelRegistry(), publicSettingsOf(settings));

const pageSettingsOf = (publicSettings: PublicSettings, language: Language): PublicSettings => ({
  ...publicSettings,
  labels: { [language]: labelsOfPages(publicSettings.labels[language] ?? {}) },
});
