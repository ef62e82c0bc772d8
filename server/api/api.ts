import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, type RouterClient } from '@orpc/server';
import { defaultLanguage, isLanguage, type Language, languages } from '../../domain/language.ts';
import { Refusal } from '../../domain/refusals.ts';
import { type PublicReads, readFromPrimary } from '../../platform/database/public-reads.ts';
import { adminAuditLog } from '../audit-log/audit-log.routes.ts';
import { consents } from '../consents/consents.routes.ts';
import { adminContactMessages, contactMessages } from '../contact-messages/contact-messages.routes.ts';
import { adminCouriers } from '../couriers/couriers.routes.ts';
import { adminCustomers } from '../customers/customers.routes.ts';
import { adminDashboard } from '../dashboard/dashboard.routes.ts';
import type { ConcurrencyLimiter } from '../http/concurrency-limiter.ts';
import { languageCookie } from '../http/language.ts';
import {
  adminNewsletterSubscriptions,
  newsletterSubscriptions,
  unsubscriptions,
} from '../newsletter-subscriptions/newsletter-subscriptions.routes.ts';
import { adminOrderChanges, adminOrders, adminPhoneOrders, orders } from '../orders/orders.routes.ts';
import { adminPages, pages } from '../pages/pages.routes.ts';
import { adminPaymentSettings, adminPayments, payments } from '../payments/payments.routes.ts';
import { account, personalData } from '../personal-data/personal-data.routes.ts';
import type { PersonalDataAccounts } from '../personal-data/personal-data-accounts.ts';
import {
  adminProductGrid,
  adminProductImports,
  adminProductPictures,
  adminProducts,
  products,
} from '../products/products.routes.ts';
import { adminSearchGroups } from '../products/search-words/search-words.routes.ts';
import { profile } from '../profiles/profile.routes.ts';
import { adminPromoCodes, promoCodes } from '../promo-codes/promo-codes.routes.ts';
import { adminReports } from '../reports/reports.routes.ts';
import { adminReturns, returns } from '../returns/returns.routes.ts';
import { adminReviews, reviews } from '../reviews/reviews.routes.ts';
import { savedAddresses } from '../saved-addresses/saved-addresses.routes.ts';
import { adminSearches, searches } from '../searches/searches.routes.ts';
import { adminSettlements } from '../settlements/settlements.routes.ts';
import { adminShipments } from '../shipments/shipments.routes.ts';
import { pseudonymOf, type ShopContext } from '../shop-context.ts';
import { adminLabels, adminSettings, settings } from '../shop-settings/shop-settings.routes.ts';
import { adminStock } from '../stock/stock.routes.ts';
import { adminStockNotifications, stockNotifications } from '../stock-notifications/stock-notifications.routes.ts';
import { adminUserRoles, staffInvitations } from '../user-roles/user-roles.routes.ts';
import { wishlist } from '../wishlist/wishlist.routes.ts';
import { renderApiDocs } from './api-docs.ts';
import type { ApiContext, Caller } from './context.ts';
import { isLocalizedError, localizeRefusal } from './errors.ts';
import { api, localizeError } from './implement.ts';
import { generateOpenApi, type OpenApiDocument } from './openapi.ts';
import { createRequestLimits } from './rate-limits.ts';
import { readBody } from './request-body.ts';

const router = api.router({
  products,
  pages,
  reviews,
  promoCodes,
  orders,
  payments,
  returns,
  profile,
  contactMessages,
  newsletterSubscriptions,
  unsubscriptions,
  wishlist,
  savedAddresses,
  settings,
  stockNotifications,
  staffInvitations,
  consents,
  personalData,
  account,
  searches,
  admin: {
    dashboard: adminDashboard,
    orders: adminOrders,
    orderChanges: adminOrderChanges,
    phoneOrders: adminPhoneOrders,
    payments: adminPayments,
    returns: adminReturns,
    paymentSettings: adminPaymentSettings,
    contactMessages: adminContactMessages,
    customers: adminCustomers,
    products: adminProducts,
    productGrid: adminProductGrid,
    productImports: adminProductImports,
    productPictures: adminProductPictures,
    promoCodes: adminPromoCodes,
    stock: adminStock,
    stockNotifications: adminStockNotifications,
    reviews: adminReviews,
    newsletterSubscriptions: adminNewsletterSubscriptions,
    labels: adminLabels,
    settings: adminSettings,
    pages: adminPages,
    userRoles: adminUserRoles,
    auditLog: adminAuditLog,
    searchGroups: adminSearchGroups,
    searches: adminSearches,
    couriers: adminCouriers,
    shipments: adminShipments,
    settlements: adminSettlements,
    reports: adminReports,
  },
});

/** API calls of the page loaders, made in process without HTTP; the caller is a guest. */
export type InProcessApi = RouterClient<typeof router>;

export type Api = {
  /** Handles requests below `/api`. `address` is the rate-limit key: the visitor's address or its network. */
  readonly handle: (request: Request, address: string) => Promise<Response>;
  readonly inProcess: InProcessApi;
  /** The OpenAPI document of the contract. */
  readonly openapi: () => Promise<OpenApiDocument>;
};

type ApiParts = ShopContext & {
  /** Limits concurrent calls; throws `Refusal('UNAVAILABLE')` when its queue is full. */
  readonly inTurn?: ConcurrencyLimiter['inTurn'];
  /** Where public data is read; the database by default. */
  readonly reads?: PublicReads;
  readonly accounts: PersonalDataAccounts & {
    /** Null without a token; throws `Refusal('SIGN_IN_REQUIRED')` for an invalid token. */
    readonly identify: (request: Request) => Promise<Caller | null>;
  };
};

/** Builds the API handler from the contract and its implementations. Needs a migrated database. */
export const createApi = (shop: ApiParts): Api => {
  const { accounts, inTurn = (work) => work(), reads = readFromPrimary(shop.database) } = shop;
  const readPublic: ApiContext['readPublic'] = (work) => reads.read((database) => work({ ...shop, database }));
  const limits = createRequestLimits(shop.database.pool, (caller) => pseudonymOf(shop, caller));
  const handler = new OpenAPIHandler(router, {
    interceptors: [
      async ({ next, context, request }) => {
        try {
          return await next();
        } catch (error) {
          throw isLocalizedError(error) ? error : localizeError(error, context, [request.url.pathname]);
        }
      },
    ],
  });
  let description: Promise<OpenApiDocument> | undefined;
  const openapi = () => (description ??= generateOpenApi());

  const handle = async (request: Request, address: string): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' && pathname === '/api/openapi.json') return Response.json(await openapi());
    if (request.method === 'GET' && pathname === '/api/docs') return renderApiDocs(await openapi());
    let found: Promise<Caller | null> | undefined;
    const asked: ApiContext = {
      shop,
      readPublic,
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
      // read before queueing, so that a slow upload does not occupy a slot
      const { matched, response } = await inTurn(() => handler.handle(readable, { prefix: '/api', context }));
      return await withHeaders(matched ? response : refused(new Refusal('ENDPOINT_NOT_FOUND'), context));
    } catch (error) {
      if (error instanceof Refusal) return withHeaders(refused(error, context));
      throw error;
    }
  };

  const anonymous: ApiContext = {
    shop,
    readPublic,
    accounts,
    limits,
    language: defaultLanguage,
    address: 'in process',
    caller: async () => null,
    brokenBody: null,
  };
  return { handle, inProcess: createRouterClient(router, { context: anonymous }), openapi };
};

const refused = (why: Refusal, context: ApiContext): Response => {
  const refusal = localizeRefusal(why, context);
  return Response.json(refusal.toJSON(), { status: refusal.status });
};

/** Disables caching, and repeats the retry delay of 429 and 503 as the `Retry-After` header. */
const withHeaders = async (response: Response): Promise<Response> => {
  response.headers.set('Cache-Control', 'no-store');
  if (response.status === 429 || response.status === 503) {
    const { data } = await response.clone().json();
    response.headers.set('Retry-After', String(data.seconds));
  }
  return response;
};

/** Language of a refusal: `?language`, then the language cookie, then `Accept-Language`, then Arabic. */
const languageOfRequest = (request: Request): Language => {
  const asked = new URL(request.url).searchParams.get('language');
  if (isLanguage(asked)) return asked;
  return (
    languageCookie(request.headers.get('cookie')) ??
    firstAccepted(request.headers.get('accept-language')) ??
    defaultLanguage
  );
};

/** First supported language of `Accept-Language`; browsers list the preferred one first. */
const firstAccepted = (accepted: string | null): Language | undefined =>
  (accepted ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find((range): range is Language => languages.some((language) => language === range));
