import { Hono } from 'hono';
import type { AccountsEnvironment } from '../http/read-request.ts';
import type { KeptMessages } from './keep-messages.ts';

/** All routes of a stand-alone service: the accounts under their path and, when messages are stored, the list of messages. */
export const standingRoutes = (
  accounts: Hono<AccountsEnvironment>,
  pathPrefix: string,
  messages: KeptMessages | null,
): Hono<AccountsEnvironment> => {
  const door = new Hono<AccountsEnvironment>();
  if (messages !== null) {
    door.get('/messages', (context) => context.json(messages.list()));
    door.delete('/messages', (context) => {
      messages.forget();
      return context.body(null, 204);
    });
  }
  return door.route(pathPrefix === '' ? '/' : pathPrefix, accounts);
};
