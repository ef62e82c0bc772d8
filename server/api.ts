import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { defaultLanguage } from '../domain/language.ts';
import { Refusal } from '../domain/refusals.ts';
import { addresses } from './addresses/addresses.routes.ts';
import type { ApiContext, Caller } from './api/context.ts';
import { describeApi, type OpenApiDocument } from './api/describe-api.ts';
import { docsPage } from './api/docs-page.ts';
import { speakFailure } from './api/implement.ts';
import { languageOfRequest } from './api/language-of.ts';
import { readBody } from './api/read-body.ts';
import { createRequestLimits } from './api/request-limits.ts';
import { isSpoken, speakRefusal } from './api/speak-refusal.ts';
import { officeLog } from './audit/audit.routes.ts';
import { consents } from './consents/consents.routes.ts';
import { officeDesk } from './desk/desk.routes.ts';
import type { Gate } from './http/gate.ts';
import { officeMessages } from './messages/messages.routes.ts';
import { officeNewsletter } from './newsletter/newsletter.routes.ts';
import { officeOrders } from './orders/office-orders.routes.ts';
import { orders } from './orders/orders.routes.ts';
import type { OwnAccounts } from './own-data/own-accounts.ts';
import { ownData } from './own-data/own-data.routes.ts';
import { officeTeam } from './people/office-team.routes.ts';
import { people } from './people/people.routes.ts';
import { officeProducts } from './products/office-products.routes.ts';
import { officeProductPictures } from './products/product-pictures.routes.ts';
import { products } from './products/products.routes.ts';
import { officePromoCodes } from './promos/office-promos.routes.ts';
import { promos } from './promos/promos.routes.ts';
import { officeReviews } from './reviews/office-reviews.routes.ts';
import { reviews } from './reviews/reviews.routes.ts';
import type { ShopRoom } from './shop-room.ts';
import { officeStockAlerts, stockNotifications } from './stock-notifications/stock-notifications.routes.ts';
import { wishlist } from './wishlist/wishlist.routes.ts';

const office = {
  desk: officeDesk,
  orders: officeOrders,
  messages: officeMessages,
  products: officeProducts,
  productPictures: officeProductPictures,
  promoCodes: officePromoCodes,
  stockAlerts: officeStockAlerts,
  reviews: officeReviews,
  newsletter: officeNewsletter,
  team: officeTeam,
  log: officeLog,
};
const router = {
  products,
  reviews,
  promos,
  orders,
  people,
  wishlist,
  addresses,
  stockNotifications,
  consents,
  ownData,
  office,
};

/** What the pages' loaders ask, without a detour over the network. Its caller is a stranger. */
export type InProcessApi = RouterClient<typeof router>;

export type Api = {
  /** Answers every request below `/api`. `address` is what tries are counted by: the visitor's, or its network's. */
  readonly handle: (request: Request, address: string) => Promise<Response>;
  readonly inProcess: InProcessApi;
  /** The OpenAPI document of the contract. */
  readonly openapi: () => Promise<OpenApiDocument>;
};

type ApiParts = ShopRoom & {
  /** Where calls wait for their turn; throws `Refusal('UNAVAILABLE')` when there are too many. */
  readonly inTurn?: Gate['inTurn'];
  readonly accounts: OwnAccounts & {
    /** Null for nobody; throws `Refusal('SIGN_IN_REQUIRED')` for a token that is no good. */
    readonly identify: (request: Request) => Promise<Caller | null>;
  };
};

/** Opens the shop's door: the contract with its verbs behind it. Needs a migrated database. */
export const createApi = (shop: ApiParts): Api => {
  const { accounts, inTurn = (work) => work() } = shop;
  const limits = createRequestLimits(shop.database.pool, shop.pseudonym);
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      async ({ next, context, request }) => {
        try {
          return await next();
        } catch (error) {
          throw isSpoken(error) ? error : speakFailure(error, context, [request.url.pathname]);
        }
      },
    ],
  });
  let description: Promise<OpenApiDocument> | undefined;
  const openapi = () => (description ??= describeApi());

  const handle = async (request: Request, address: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/api/openapi.json') return Response.json(await openapi());
    if (request.method === 'GET' && pathname === '/api/docs') return docsPage(await openapi());
    let found: Promise<Caller | null> | undefined;
    const asked: ApiContext = {
      shop,
      accounts,
      limits,
      language: languageOfRequest(request),
      address,
      caller: () => (found ??= accounts.identify(request)),
      brokenBody: null,
    };
    const { request: readable, brokenBody } = await readBody(request, asked);
    const context = { ...asked, brokenBody };
    try {
      // read before its turn, so that whoever sends slowly keeps nobody waiting
      const { matched, response } = await inTurn(() => handler.handle(readable, { prefix: '/api', context }));
      return await withHeaders(matched ? response : refused(new Refusal('ENDPOINT_UNKNOWN'), context));
    } catch (error) {
      if (error instanceof Refusal) return withHeaders(refused(error, context));
      throw error;
    }
  };

  const stranger: ApiContext = {
    shop,
    accounts,
    limits,
    language: defaultLanguage,
    address: 'in process',
    caller: async () => null,
    brokenBody: null,
  };
  return { handle, inProcess: createRouterClient(router, { context: stranger }), openapi };
};

const refused = (why: Refusal, { language }: ApiContext): Response => {
  const refusal = speakRefusal(why, language);
  return Response.json(refusal.toJSON(), { status: refusal.status });
};

/** No cache keeps an answer, and whoever has to wait is told how long in the header too. */
const withHeaders = async (response: Response): Promise<Response> => {
  response.headers.set('Cache-Control', 'no-store');
  if (response.status === 429 || response.status === 503) {
    const { data } = await response.clone().json();
    response.headers.set('Retry-After', String(data.seconds));
  }
  return response;
};
