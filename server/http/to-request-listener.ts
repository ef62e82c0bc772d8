import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AccountsEnvironment } from '../../accounts/index.ts';

/** What a port answers when all its doors are one application's. */
export const toRequestListener = (doors: Hono<AccountsEnvironment>): RequestListener => {
  const listen = getRequestListener((request, environment) => doors.fetch(request, environment));
  return (request, response) => void listen(request, response);
};
