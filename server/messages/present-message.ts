import type { Selectable } from 'kysely';
import type { ContactMessage } from '../../contract/office/messages.ts';
import type { ContactMessagesTable } from '../database/schema.ts';

/** A message as the office reads it. */
export const presentMessage = ({
  id,
  name,
  email,
  subject,
  message,
  status,
  created_at,
}: Selectable<ContactMessagesTable>): ContactMessage => ({
  id,
  name,
  email,
  subject,
  message,
  status,
  createdAt: created_at.toISOString(),
});
