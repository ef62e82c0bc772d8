import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Dashboard } from '../../contract/admin/dashboard.ts';
import { failureOf } from '../jobs/task-wrapper.ts';
import type { JobsLog } from '../jobs/warnings-logger.ts';
import type { ShopContext } from '../shop-context.ts';
import { type Channel, countSent, deleteHeld, findHeld, insertHeld, insertSent } from './sent-messages.repository.ts';

/** Urgency of a message: the flag of its job, which runners skip while the hourly limit is reached. */
export type MessageFlag = 'urgent-mail' | 'mail' | 'text';

type LimitParts<Tables> = {
  readonly database: { readonly kysely: Kysely<Tables> };
  readonly perHour: Readonly<Record<Channel, number>>;
  readonly log: JobsLog;
  /** Metrics of reached limits; null while metrics are off. */
  readonly counts?: { messagesHeld(channel: Channel): void } | null;
};

/** Hourly limits of sent messages, shared by all processes (decision 158). */
export type HourlyLimits = {
  /** Counts a sent message. */
  readonly sent: (channel: Channel) => Promise<void>;
  /** Messages sent within the last hour, and whether the channel is held. */
  readonly look: (
    database: QueryExecutorProvider,
  ) => Promise<readonly { readonly channel: Channel; readonly sent: number; readonly isHeld: boolean }[]>;
  /** Flags of jobs that must wait now. */
  readonly heldFlags: (database: QueryExecutorProvider) => Promise<readonly MessageFlag[]>;
};

/** Share of the hourly mails that is reserved for account access. */
const URGENT_SHARE = 0.1;

/** Share of the limit that must be free again before the channel counts as released, so that it is logged once. */
const FREE_SHARE = 0.2;

const channels = ['mail', 'text'] as const satisfies readonly Channel[];

const settingOf = { mail: 'MAILS_PER_HOUR', text: 'TEXTS_PER_HOUR' } as const;

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

  const note = async (database: QueryExecutorProvider, channel: Channel, sent: number, most: number): Promise<void> => {
    if (sent >= most && held[channel] !== true) {
      held[channel] = true;
      if (!(await insertHeld(database, channel))) return;
      counts?.messagesHeld(channel);
      log.warn(
        { channel, perHour: perHour[channel] },
        `${settingOf[channel]} is reached: what is to be sent now waits and is sent later`,
      );
    } else if (held[channel] !== false && sent <= most * (1 - FREE_SHARE)) {
      held[channel] = false;
      await deleteHeld(database, channel);
    }
  };

  return {
    sent: async (channel) => {
      // a sent message must not be retried because counting it failed
      await insertSent(kysely, channel).catch((error: unknown) =>
        log.warn({ channel, reason: failureOf(error).message }, 'a message that was sent could not be counted'),
      );
    },
    look: async (database) => {
      const [sent, waiting] = [await countSent(database), await findHeld(database)];
      return channels.map((channel) => ({
        channel,
        sent: sent[channel],
        isHeld: waiting.some((each) => each.channel === channel),
      }));
    },
    heldFlags: async (database) => {
      const sent = await countSent(database);
      const mostMails = Math.max(1, Math.floor(perHour.mail * (1 - URGENT_SHARE)));
      await note(database, 'mail', sent.mail, mostMails);
      await note(database, 'text', sent.text, perHour.text);
      return [
        ...(sent.mail >= mostMails ? (['mail'] as const) : []),
        ...(sent.mail >= perHour.mail ? (['urgent-mail'] as const) : []),
        ...(sent.text >= perHour.text ? (['text'] as const) : []),
      ];
    },
  };
};

/** Channels that are held because their hourly limit is reached, and since when. */
export const reportHeldChannels = async ({
  database,
  settings,
}: ShopContext): Promise<Dashboard['outgoing']['held']> => {
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const held = await findHeld(database.kysely);
  return held.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] }));
};
