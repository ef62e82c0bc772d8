import { requireCaller } from '#core/server/api/access.ts';
import { implementContract } from '#core/server/api/implement.ts';
import { adminPagesContract } from '../content.admin.contract.ts';
import { pagesContract } from '../content.contract.ts';
import { adminLabelsContract } from '../text-overrides/text-overrides.admin.contract.ts';
import { cancelPagePlan, getPage, listPages, listPageVersions, restorePage, savePage } from './admin-pages.ts';
import { designedPageTexts, pageText } from './page-text.ts';
import { listLabels } from './text-overrides.ts';

const adminLabelsApi = implementContract(adminLabelsContract);
const adminPagesApi = implementContract(adminPagesContract);
const pagesApi = implementContract(pagesContract);

/** Endpoints of the texts of pages. */
export const pagesRouter = pagesApi.router({
  get: pagesApi.get.handler(async ({ context, input: { name, language } }) => ({
    text: pageText(name, language, await context.shop.shopSettings.current()),
  })),
  home: pagesApi.home.handler(async ({ context, input: { language } }) =>
    designedPageTexts('home', language, await context.shop.shopSettings.current()),
  ),
  about: pagesApi.about.handler(async ({ context, input: { language } }) =>
    designedPageTexts('about', language, await context.shop.shopSettings.current()),
  ),
});

/** Admin endpoints of the texts of pages. */
export const adminPagesRouter = adminPagesApi.router({
  list: adminPagesApi.list.handler(({ context }) => listPages(context.shop)),
  get: adminPagesApi.get.handler(({ context, input: { name } }) => getPage(context.shop, name)),
  save: adminPagesApi.save.handler(async ({ context, input }) => {
    return savePage(context.shop, (await requireCaller(context)).userId, input);
  }),
  cancelPlan: adminPagesApi.cancelPlan.handler(async ({ context, input }) => {
    return cancelPagePlan(context.shop, (await requireCaller(context)).userId, input);
  }),
  versions: adminPagesApi.versions.handler(({ context, input: { name, before } }) =>
    listPageVersions(context.shop, { name, before: before === undefined ? undefined : Number(before) }),
  ),
  restore: adminPagesApi.restore.handler(async ({ context, input }) => {
    return restorePage(context.shop, (await requireCaller(context)).userId, input);
  }),
});

/** Admin endpoint of the messages that labels replace. */
export const adminLabelsRouter = adminLabelsApi.router({ list: adminLabelsApi.list.handler(listLabels) });
