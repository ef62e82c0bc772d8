import type { OwnPageName } from '../../domain/own-page-names.ts';
import { paymentPages } from '../../domain/staff/payment-texts.ts';
import { requireAccess, requireCaller } from '../api/access.ts';
import type { ApiContext } from '../api/context.ts';
import { api } from '../api/implement.ts';
import { cancelPagePlan, getPage, listPages, listPageVersions, restorePage, savePage } from './admin-pages.ts';
import { designedPageTexts, pageText } from './page-text.ts';

/** Endpoints of the texts of pages. */
export const pages = {
  get: api.pages.get.handler(async ({ context, input: { name, language } }) => ({
    text: pageText(name, language, await context.shop.shopSettings.current()),
  })),
  home: api.pages.home.handler(async ({ context, input: { language } }) =>
    designedPageTexts('home', language, await context.shop.shopSettings.current()),
  ),
  about: api.pages.about.handler(async ({ context, input: { language } }) =>
    designedPageTexts('about', language, await context.shop.shopSettings.current()),
  ),
};

/** Admin endpoints of the texts of pages. */
export const adminPages = {
  list: api.admin.pages.list.handler(({ context }) => listPages(context.shop)),
  get: api.admin.pages.get.handler(({ context, input: { name } }) => getPage(context.shop, name)),
  save: api.admin.pages.save.handler(async ({ context, input }) => {
    await requirePageRight(context, input.name);
    return savePage(context.shop, (await requireCaller(context)).userId, input);
  }),
  cancelPlan: api.admin.pages.cancelPlan.handler(async ({ context, input }) => {
    await requirePageRight(context, input.name);
    return cancelPagePlan(context.shop, (await requireCaller(context)).userId, input);
  }),
  versions: api.admin.pages.versions.handler(({ context, input: { name, before } }) =>
    listPageVersions(context.shop, { name, before: before === undefined ? undefined : Number(before) }),
  ),
  restore: api.admin.pages.restore.handler(async ({ context, input }) => {
    await requirePageRight(context, input.name);
    return restorePage(context.shop, (await requireCaller(context)).userId, input);
  }),
};

/** Who may write other pages does not decide where customers send their money. */
const requirePageRight = async (context: ApiContext, name: OwnPageName): Promise<void> => {
  if (paymentPages.includes(name)) await requireAccess({ who: 'admin', right: 'paymentTexts.write' }, context);
};
