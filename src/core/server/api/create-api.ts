import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { createRouterClient, type Router, type RouterClient } from '@orpc/server';
import type { FileQueue } from '#core/api/access.ts';
import { apiErrors } from '#core/errors/api.errors.ts';
import { AppError } from '#core/errors/app-error.ts';
import type { ErrorDefinitions } from '#core/errors/define-errors.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '#core/i18n/language.ts';
import { languageCookie } from '#core/i18n/request-language.ts';
import { pseudonymOf, type ShopContext } from '#core/server/context.ts';
import { cacheDocuments } from '#core/server/http/cached-documents.ts';
import type { ConcurrencyLimiter } from '#core/server/http/concurrency-limiter.ts';
import { describeApi, isApiDescription } from './api-docs.ts';
import { isLocalizedError, toLocalizedError } from './errors.ts';
import { createFileCallCounter, findFileCall } from './file-calls.ts';
import { guardedEndpoints, localizeError } from './implement.ts';
import { type Endpoint, endpointFinder, generateOpenApi, listEndpoints, type OpenApiDocument } from './openapi.ts';
import { createRequestLimits } from './rate-limits.ts';
import { readBody } from './request-body.ts';
import type { ApiContext, Caller, StaffAccess } from './request-context.ts';

type ApiRouter = Router<AnyContractRouter, ApiContext>;

/** Contract of all features, its implementation, its errors, and the check of staff permissions. */
type ApiDefinition<Routes extends ApiRouter> = {
  readonly contract: AnyContractRouter;
  readonly router: Routes;
  readonly errors: ErrorDefinitions;
  readonly staffAccess: StaffAccess;
};

export type Api<Routes extends ApiRouter> = {
  /** Handles requests below `/api`. `address` is the rate-limit key: the visitor's address or its network. */
  readonly handle: (request: Request, address: string) => Promise<Response>;
  /** API calls of the page loaders, made in process without HTTP; the caller is a guest. */
  readonly inProcess: RouterClient<Routes>;
  /** The OpenAPI document of the contract. */
  readonly openapi: () => Promise<OpenApiDocument>;
};

type ApiParts = ShopContext & {
  /**
   * Limiters of concurrent calls, separate for calls with files; they throw UNAVAILABLE when a queue is full. Unlimited
   * by default.
   */
  readonly limiters?: Readonly<Record<'api' | FileQueue, ConcurrencyLimiter>>;
  readonly accounts: ApiContext['accounts'] & {
    /** Null without a token; throws SIGN_IN_REQUIRED for an invalid token. */
    readonly identify: (request: Request) => Promise<Caller | null>;
  };
};

/** Creates the API handler of a contract. Needs a migrated database. */
export const createApi = <Routes extends ApiRouter>(
  { contract, router, errors, staffAccess }: ApiDefinition<Routes>,
  shop: ApiParts,
): Api<Routes> => {
  const { accounts, limiters } = shop;
  const endpoints = guardedEndpoints.router(router);
  const runLimited = <Result>(queue: 'api' | FileQueue, { signal }: Request, work: () => Promise<Result>) =>
    limiters === undefined ? work() : limiters[queue].withLimit(work, signal);
  const fileCalls = createFileCallCounter();
  const findEndpoint = endpointFinder(
    listEndpoints(contract).filter(({ queue, maxJsonBytes, maxFileBytes }) => queue ?? maxJsonBytes ?? maxFileBytes),
  );
  const limits = createRequestLimits(shop.database.pool, (caller) => pseudonymOf(shop, caller));
  const handler = new OpenAPIHandler(endpoints, {
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
  const openapi = () => (description ??= generateOpenApi(contract));
  const documents = cacheDocuments({ documents: describeApi({ contract, errors }, openapi), log: shop.log });

  const handle = async (request: Request, address: string): Promise<Response> => {
    let callerPromise: Promise<Caller | null> | undefined;
    const requestContext: ApiContext = {
      shop,
      accounts,
      staffAccess,
      limits,
      language: languageOfRequest(request),
      address,
      caller: () => (callerPromise ??= accounts.identify(request)),
      brokenBody: null,
    };
    try {
      if (isApiDescription(request)) return await runLimited('api', request, () => documents.respond(request));
      const endpoint = findEndpoint(request);
      const fileCall = await findFileCall(endpoint, requestContext);
      const end = fileCall === null ? () => undefined : fileCalls.begin(fileCall);
      try {
        return await handleRequest(request, requestContext, endpoint, fileCall?.queue ?? 'api');
      } finally {
        end();
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await request.body?.cancel().catch(() => undefined);
      return withHeaders(toErrorResponse(error, requestContext));
    }
  };

  const handleRequest = async (
    request: Request,
    requestContext: ApiContext,
    endpoint: Endpoint | undefined,
    queue: 'api' | FileQueue,
  ): Promise<Response> => {
    const { request: readable, brokenBody } = await readBody(request, endpoint, requestContext);
    const context = { ...requestContext, brokenBody };
    // read before queueing, so that a slow upload does not occupy a slot
    const { matched, response } = await runLimited(queue, request, () =>
      handler.handle(readable, { prefix: '/api', context }),
    );
    return withHeaders(matched ? response : toErrorResponse(new AppError(apiErrors, 'ENDPOINT_NOT_FOUND'), context));
  };

  const anonymous: ApiContext = {
    shop,
    accounts,
    staffAccess,
    limits,
    language: defaultLanguage,
    address: 'in process',
    caller: async () => null,
    brokenBody: null,
  };
  return {
    handle,
    inProcess: createRouterClient<ApiRouter, object>(endpoints, {
      context: anonymous,
    }) as RouterClient<Routes>,
    openapi,
  };
};

const toErrorResponse = (why: AppError, context: ApiContext): Response => {
  const refusal = toLocalizedError(why, context);
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

/** Language of an error message: `?language`, then the language cookie, then `Accept-Language`, then Arabic. */
const languageOfRequest = (request: Request): Language => {
  const requestedLanguage = new URL(request.url).searchParams.get('language');
  if (isLanguage(requestedLanguage)) return requestedLanguage;
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
