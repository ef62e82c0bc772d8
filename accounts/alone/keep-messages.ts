import type { AccountsMessenger } from '../accounts-context.ts';

/** A mail or text message as a test reads it; missing fields are null. */
export type KeptMessage = {
  readonly kind: string;
  readonly to: string;
  readonly code: string;
  readonly link: string | null;
  /** The argument of `verifyOtp({ token_hash })`. */
  readonly token_hash: string | null;
  readonly new_email: string | null;
  /** Channel of a text message. */
  readonly channel: string | null;
  readonly language: string | null;
  readonly sent_at: string;
};

export type KeptMessages = {
  readonly post: AccountsMessenger;
  /** Oldest first. */
  readonly list: () => readonly KeptMessage[];
  readonly forget: () => void;
};

/** Stores messages in memory instead of sending them. */
export const keepMessages = (): KeptMessages => {
  let kept: KeptMessage[] = [];
  const keep = (message: Omit<KeptMessage, 'sent_at'>) => {
    // Limits the memory of a server that runs for weeks.
    kept = [...kept.slice(-999), { ...message, sent_at: new Date().toISOString() }];
  };
  return {
    post: {
      mail: async (_transaction, { kind, to, code, link, newEmail, language }) =>
        keep({ kind, to, code, link, token_hash: tokenIn(link), new_email: newEmail, channel: null, language }),
      text: async (_transaction, { to, code, channel, language }) =>
        keep({ kind: 'text', to, code, link: null, token_hash: null, new_email: null, channel, language }),
    },
    list: () => kept,
    forget: () => {
      kept = [];
    },
  };
};

const tokenIn = (link: string | null): string | null => {
  if (link === null) return null;
  const { searchParams } = new URL(link);
  return searchParams.get('token_hash') ?? searchParams.get('token');
};
