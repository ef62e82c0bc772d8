import type { Kysely, QueryExecutorProvider } from 'kysely';
import type { Dashboard } from '../../contract/admin/dashboard.ts';
import { failureOf } from '../jobs/task-wrapper.ts';
import type { JobsLog } from '../jobs/warnings-logger.ts';
import type { ShopContext } from '../shop-context.ts';
import { type Channel, countSent, deleteHeld, findHeld, insertHeld, insertSent } from './sent-messages.repository.ts';

/** How urgent a message is; a flag of its job, by which the runner leaves it lying while its hour is spent. */
export type MessageFlag = 'urgent-mail' | 'mail' | 'text';

type LimitParts<Tables> = {
  readonly database: { readonly kysely: Kysely<Tables> };
  readonly perHour: Readonly<Record<Channel, number>>;
  readonly log: JobsLog;
  /** Counts how often a limit was reached; null while nobody reads the counts. */
  readonly counts?: { messagesHeld(channel: Channel): void } | null;
};

/** What the whole shop, all its processes together, sends within an hour (decision 158). */
export type HourlyLimits = {
  /** To be told of each message that went out. */
  readonly sent: (channel: Channel) => Promise<void>;
  /** What went out within the last hour, and whose messages wait. */
  readonly look: (
    database: QueryExecutorProvider,
  ) => Promise<readonly { readonly channel: Channel; readonly sent: number; readonly isHeld: boolean }[]>;
  /** Which jobs wait now, by their flags. */
  readonly heldFlags: (database: QueryExecutorProvider) => Promise<readonly MessageFlag[]>;
};

/** The last tenth of an hour's mails is for people who want to get into their account. */
const URGENT_SHARE = 0.1;

/** A limit that was reached counts as reached until so much of the hour is free again, so that it is told once. */
const FREE_SHARE = 0.2;

const channels = ['mail', 'text'] as const satisfies readonly Channel[];

const settingOf = { mail: 'MAILS_PER_HOUR', text: 'TEXTS_PER_HOUR' } as const;

/**
 * Keeps to what an hour allows, at the moment of sending: what is too much waits in its queue and is sent later. Nobody who
 * asks for a message is answered otherwise because of it. Reaching a limit is one line of the log.
 */
export const createHourlyLimits = <Tables>({
  database: { kysely },
  perHour,
  log,
  counts = null,
}: LimitParts<Tables>): HourlyLimits => {
  /** What this process has seen; at first it does not know what others have written down. */
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
      // a message that is gone must not be sent again because it could not be counted
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

/** Whose messages wait because as many were sent as an hour allows, and since when. */
export const reportHeldChannels = async ({
  database,
  settings,
}: ShopContext): Promise<Dashboard['outgoing']['held']> => {
  const perHour = { mail: settings.mailsPerHour, text: settings.textsPerHour };
  const held = await findHeld(database.kysely);
  return held.map(({ channel, since }) => ({ channel, since: since.toISOString(), perHour: perHour[channel] }));
};
