import type { Context, Hono } from 'hono';
import type { AccountsContext } from '../accounts-context.ts';
import { redirectTarget } from '../flows/redirect-target.ts';
import { type AccountsEnvironment, readBody, readVisitor } from '../http/read-request.ts';
import { InviteBody, inviteUser } from '../invite-user.ts';
import { AdminUserBody, checkId } from './admin-body.ts';
import { changeAnyUser } from './change-any-user.ts';
import { DeleteUserBody, deleteUser } from './delete-user.ts';
import { GenerateLinkBody, generateLink } from './generate-link.ts';
import { listUsers, type UserPage } from './list-users.ts';
import { makeUser } from './make-user.ts';
import { readAnyUser } from './read-any-user.ts';
import { removeAnyFactor } from './remove-any-factor.ts';
import { requireServiceRole } from './service-role.ts';

type AdminContext = Context<AccountsEnvironment>;

/** Routes of the admin API, for the service role only (accounts contract, section 2). */
export const adminRoutes = (
  accounts: AccountsContext,
  routes: Hono<AccountsEnvironment>,
  redirectOf: (context: Context) => string,
): void => {
  const visitorOf = (context: AdminContext) => readVisitor(context, accounts.settings.trustedProxies);
  const userIdOf = (context: AdminContext) => checkId(context.req.param('id') ?? '', 'user_id');

  for (const path of ['/admin/*', '/invite']) {
    routes.use(path, async (context, next) => {
      await requireServiceRole(accounts, context.req.header('authorization') ?? null);
      await next();
    });
  }
  routes.post('/invite', async (context) => {
    const way = { redirectTo: redirectOf(context), visitor: visitorOf(context) };
    return context.json(await inviteUser(accounts, await readBody(context, InviteBody), way));
  });
  routes.post('/admin/generate_link', async (context) => {
    const body = await readBody(context, GenerateLinkBody);
    const redirectTo = redirectTarget(accounts.settings, body.redirect_to, redirectOf(context));
    return context.json(await generateLink(accounts, body, { redirectTo, visitor: visitorOf(context) }));
  });
  routes.get('/admin/users', async (context) => {
    const { page = '', per_page: perPage = '' } = context.req.query();
    const found = await listUsers(accounts, { page, perPage });
    context.header('X-Total-Count', String(found.total));
    context.header('Link', linksOf(context.req.path, found));
    return context.json({ users: found.users, aud: 'authenticated' });
  });
  routes.post('/admin/users', async (context) =>
    context.json(await makeUser(accounts, await readBody(context, AdminUserBody), visitorOf(context))),
  );
  routes.get('/admin/users/:id', async (context) => context.json(await readAnyUser(accounts, userIdOf(context))));
  routes.put('/admin/users/:id', async (context) => {
    const id = userIdOf(context);
    return context.json(await changeAnyUser(accounts, id, await readBody(context, AdminUserBody), visitorOf(context)));
  });
  routes.delete('/admin/users/:id', async (context) => {
    const id = userIdOf(context);
    const isEmpty = (await context.req.text()).trim() === '';
    const body = isEmpty ? { should_soft_delete: false } : await readBody(context, DeleteUserBody);
    await deleteUser(accounts, id, body, visitorOf(context));
    return context.json({});
  });
  routes.get('/admin/users/:id/factors', async (context) =>
    context.json((await readAnyUser(accounts, userIdOf(context))).factors ?? []),
  );
  routes.delete('/admin/users/:id/factors/:factorId', async (context) => {
    const which = { userId: userIdOf(context), factorId: checkId(context.req.param('factorId'), 'factor_id') };
    return context.json(await removeAnyFactor(accounts, which, visitorOf(context)));
  });
};

/** Pagination links. The client reads the page number behind the first "=". */
const linksOf = (path: string, { page, perPage, lastPage }: UserPage): string => {
  const link = (number: number, rel: string) => `<${path}?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', ');
};
