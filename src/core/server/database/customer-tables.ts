import type { ColumnType, Generated } from 'kysely';

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;

export type ReviewsTable = {
  id: Generated<string>;
  user_id: string | null;
  product_id: string;
  rating: number;
  comment: string | null;
  is_hidden: Generated<boolean>;
  hidden_reason: ColumnType<string | null, never, string | null>;
  /** The shop's public answer. */
  reply: ColumnType<string | null, never, string | null>;
  replied_at: ColumnType<Date | null, never, Date | null>;
  created_at: Timestamp;
};

export type ContactMessagesTable = {
  id: Generated<string>;
  name: string;
  email: string;
  subject: string;
  message: string;
  status: Generated<'unread' | 'read'>;
  language: 'ar' | 'en' | null;
  created_at: Timestamp;
};

export type ContactMessageRepliesTable = {
  id: Generated<string>;
  message_id: string;
  text: string;
  admin_id: string | null;
  created_at: Timestamp;
};

export type CustomerNotesTable = {
  id: Generated<string>;
  user_id: string;
  text: string;
  admin_id: string | null;
  created_at: Timestamp;
};

export type CustomerTagsTable = { id: Generated<string>; user_id: string; tag: string; created_at: Timestamp };
