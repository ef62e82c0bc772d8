import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { ShopContext } from '#core/server/context.ts';
import type { CircuitBreaker } from '#core/server/jobs/circuit-breaker.ts';
import type { runJobs } from '#core/server/jobs/job-worker.ts';
import type { JobsLog } from '#core/server/jobs/warnings-logger.ts';
import { type Channel, countSent, deleteHeld, findHeld, insertHeld, insertSent } from './sent-messages.repository.ts';

/** Urgency of a message: the flag of its job, which runners skip while the hourly limit is reached. */
export type MessageFlag = 'urgent-mail' | 'mail' | 'unproven-mail' | 'text';

type LimitParts<Tables> = {
  readonly database: { readonly kysely: Kysely<Tables> };
  readonly perHour: Readonly<Record<Channel, number>>;
  readonly log: JobsLog;
  /** Metrics of reached limits; null while metrics are off. */
  readonly counts?: { messagesHeld(channel: Channel): void } | null;
};

/** Hourly limits of sent messages, shared by all processes (decision 158). */
export type HourlyLimits = {
  /** Counts a sent message and completes the job with its key. */
  readonly recordSent: (channel: Channel, key: string) => Promise<void>;
  /** Messages sent within the last hour, and whether the channel is held. */
  readonly look: (
    database: QueryExecutorProvider,
  ) => Promise<readonly { readonly channel: Channel; readonly sent: number; readonly isPaused: boolean }[]>;
  /** Flags of jobs that must wait now. */
  readonly heldFlags: (database: QueryExecutorProvider) => Promise<readonly MessageFlag[]>;
};

/** Share of the hourly mails that is reserved for account access. */
const URGENT_SHARE = 0.1;

/** Share of the hourly mails reserved for verified addresses, including account access. */
const PROVEN_SHARE = 0.3;

/** Share of the limit that must be free again before the channel counts as released, so that it is logged once. */
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
  /** Last state seen by this process; null until it has read the shared state. */
  const held: Record<Channel, boolean | null> = { mail: null, text: null };

  const note = async (database: QueryExecutorProvider, channel: Channel, sent: number, max: number): Promise<void> => {
    if (sent >= max && held[channel] !== true) {
      held[channel] = true;
      if (!(await insertHeld(database, channel))) return;
      counts?.messagesHeld(channel);
      log.warn(
        { channel, perHour: perHour[channel] },
        `${settingOf[channel]} is reached: what is to be sent now waits and is sent later`,
      );
    } else if (held[channel] !== false && sent <= max * (1 - FREE_SHARE)) {
      held[channel] = false;
      await deleteHeld(database, channel);
    }
  };

  return {
    recordSent: (channel, key) => insertSent(kysely, channel, key),
    look: async (database) => {
      const [sent, waiting] = [await countSent(database), await findHeld(database)];
      return channels.map((channel) => ({
        channel,
        sent: sent[channel],
        isPaused: waiting.some((each) => each.channel === channel),
      }));
    },
    heldFlags: async (database) => {
      const sent = await countSent(database);
      const maxMails = Math.max(1, Math.floor(perHour.mail * (1 - URGENT_SHARE)));
      const maxUnproven = Math.max(1, Math.floor(perHour.mail * (1 - PROVEN_SHARE)));
      await note(database, 'mail', sent.mail, maxMails);
      await note(database, 'text', sent.text, perHour.text);
      return [
        ...(sent.mail >= maxUnproven ? (['unproven-mail'] as const) : []),
        ...(sent.mail >= maxMails ? (['mail'] as const) : []),
        ...(sent.mail >= perHour.mail ? (['urgent-mail'] as const) : []),
        ...(sent.text >= perHour.text ? (['text'] as const) : []),
      ];
    },
  };
};

/** The flags of `runJobs` by the hourly limits and the circuit breaker. */
export const readFlags = (
  limits: Pick<HourlyLimits, 'heldFlags'>,
  breaker: Pick<CircuitBreaker, 'heldFlags' | 'skippedFlags'>,
): Required<Pick<Parameters<typeof runJobs>[0], 'heldFlags' | 'skippedFlags'>> => ({
  heldFlags: async (database) => [...(await limits.heldFlags(database)), ...(await breaker.heldFlags(database))],
  skippedFlags: async (database, lane) => [
    ...(lane === 'mail' || lane === 'text' ? await limits.heldFlags(database) : []),
    ...(await breaker.skippedFlags(database, lane)),
  ],
});

/** A channel at its hourly limit: since when messages wait (ISO 8601), and the limit. */
type PausedChannel = { readonly channel: Channel; readonly since: string; readonly perHour: number };

/** Channels that are held because their hourly limit is reached, and since when. */
export const getPausedChannels = async ({
  database,
  settings,
}: Pick<ShopContext, 'database' | 'settings'>): Promise<PausedChannel[]> => {
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const held = await findHeld(database.kysely);
  return held.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] }));
};
