import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import type { runJobs } from '#core/server/jobs/job-worker.ts';
import type { JobsLog } from '#core/server/jobs/warnings-logger.ts';
import {
  type Channel,
  countSent,
  deletePausedChannel,
  insertPausedChannel,
  insertSent,
  listPausedChannels,
} from './sent-messages.repository.ts';

/** Urgency of a message: the flag of its job, which is paused while the hourly limit is reached. */
export type MessageFlag = 'urgent-mail' | 'mail' | 'unproven-mail' | 'text';

type LimitParts<Tables> = {
  readonly database: { readonly kysely: Kysely<Tables> };
  readonly perHour: Readonly<Record<Channel, number>>;
  readonly log: JobsLog;
  /** Metrics of reached limits; null while metrics are off. */
  readonly counts?: { channelPaused(channel: Channel): void } | null;
};

/** Hourly limits of sent messages, shared by all processes (decision 158). */
export type HourlyLimits = {
  /** Counts a sent message and completes the job with its key. */
  readonly recordSent: (channel: Channel, key: string) => Promise<void>;
  /** Messages sent within the last hour, and whether the channel is paused. */
  readonly getUsage: (
    database: QueryExecutorProvider,
  ) => Promise<readonly { readonly channel: Channel; readonly sent: number; readonly isPaused: boolean }[]>;
  /** Flags of paused jobs. */
  readonly pausedFlags: (database: QueryExecutorProvider) => Promise<readonly MessageFlag[]>;
};

/** Share of the hourly mails that is reserved for account access. */
const URGENT_SHARE = 0.1;

/** Share of the hourly mails reserved for verified addresses, including account access. */
const PROVEN_SHARE = 0.3;

/** Share of the limit that must be free before the channel is resumed, so that the limit is logged once. */
const FREE_SHARE = 0.2;

const channels = ['mail', 'text'] as const satisfies readonly Channel[];

const settingOf = { mail: 'MAX_MAILS_PER_HOUR', text: 'MAX_SMS_PER_HOUR' } as const;

/**
 * Enforces the hourly limits when messages are sent: messages above a limit stay queued and are sent later. Responses to requests
 * do not change. Reaching a limit is logged once.
 */
export const createHourlyLimits = <Tables>({
  database: { kysely },
  perHour,
  log,
  counts = null,
}: LimitParts<Tables>): HourlyLimits => {
  /** Last state in this process; null until it has read the shared state. */
  const paused: Record<Channel, boolean | null> = { mail: null, text: null };

  const updateChannel = async (
    database: QueryExecutorProvider,
    channel: Channel,
    sent: number,
    max: number,
  ): Promise<void> => {
    if (sent >= max && paused[channel] !== true) {
      paused[channel] = true;
      if (!(await insertPausedChannel(database, channel))) return;
      counts?.channelPaused(channel);
      log.warn(
        { channel, perHour: perHour[channel] },
        `${settingOf[channel]} was reached; further messages are delayed`,
      );
    } else if (paused[channel] !== false && sent <= max * (1 - FREE_SHARE)) {
      paused[channel] = false;
      await deletePausedChannel(database, channel);
    }
  };

  return {
    recordSent: (channel, key) => insertSent(kysely, channel, key),
    getUsage: async (database) => {
      const [sent, waiting] = [await countSent(database), await listPausedChannels(database)];
      return channels.map((channel) => ({
        channel,
        sent: sent[channel],
        isPaused: waiting.some((each) => each.channel === channel),
      }));
    },
    pausedFlags: async (database) => {
      const sent = await countSent(database);
      const maxMails = Math.max(1, Math.floor(perHour.mail * (1 - URGENT_SHARE)));
      const maxUnproven = Math.max(1, Math.floor(perHour.mail * (1 - PROVEN_SHARE)));
      await updateChannel(database, 'mail', sent.mail, maxMails);
      await updateChannel(database, 'text', sent.text, perHour.text);
      return [
        ...(sent.mail >= maxUnproven ? (['unproven-mail'] as const) : []),
        ...(sent.mail >= maxMails ? (['mail'] as const) : []),
        ...(sent.mail >= perHour.mail ? (['urgent-mail'] as const) : []),
        ...(sent.text >= perHour.text ? (['text'] as const) : []),
      ];
    },
  };
};

/** Returns the flags for `runJobs` from the hourly limits and the circuit breaker. */
export const readFlags = (
  limits: Pick<HourlyLimits, 'pausedFlags'>,
  breaker: Pick<CircuitBreaker, 'pausedFlags' | 'skippedFlags'>,
): Required<Pick<Parameters<typeof runJobs>[0], 'pausedFlags' | 'skippedFlags'>> => ({
  pausedFlags: async (database) => [...(await limits.pausedFlags(database)), ...(await breaker.pausedFlags(database))],
  skippedFlags: async (database, lane) => [
    ...(lane === 'mail' || lane === 'text' ? await limits.pausedFlags(database) : []),
    ...(await breaker.skippedFlags(database, lane)),
  ],
});

/** A channel at its hourly limit: start of the pause (ISO 8601), and the limit. */
type PausedChannel = { readonly channel: Channel; readonly since: string; readonly perHour: number };

/** Lists the channels that are paused by their hourly limit, with the start of the pause. */
export const getPausedChannels = async ({
  database,
  settings,
}: Pick<ShopContext, 'database' | 'settings'>): Promise<PausedChannel[]> => {
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const paused = await listPausedChannels(database.kysely);
  return paused.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] }));
};
