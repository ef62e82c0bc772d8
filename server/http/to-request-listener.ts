import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AccountsEnvironment } from '../../accounts/index.ts';

/** Adapts a Hono application to a Node request listener. */
export const toRequestListener = (application: Hono<AccountsEnvironment>): RequestListener => {
  const listen = getRequestListener((request, environment) => application.fetch(request, environment));
  return (request, response) => void listen(request, response);
};
