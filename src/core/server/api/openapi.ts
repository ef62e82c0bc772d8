import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { experimental_ValibotToJsonSchemaConverter as ValibotConverter } from '@orpc/valibot';
import type { EndpointMeta } from '#core/api/access.ts';

export type OpenApiDocument = OpenAPI.Document;

/** An endpoint of the contract with its dotted name, access and limits. */
export type Endpoint = { readonly name: string; readonly procedure: AnyContractProcedure } & EndpointMeta;

/** Lists all endpoints of the contract in their order. */
export const listEndpoints = (contract: AnyContractRouter): Endpoint[] => {
  const endpoints: Endpoint[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    endpoints.push({ name: path.join('.'), procedure, ...(procedure['~orpc'].meta as EndpointMeta) });
  });
  return endpoints;
};

/** Returns a function that finds the endpoint of a request below `/api`. */
export const endpointFinder = (endpoints: readonly Endpoint[]): ((request: Request) => Endpoint | undefined) => {
  const patterns = endpoints.map((endpoint) => {
    const { method, path = '' } = endpoint.procedure['~orpc'].route;
    return { endpoint, method, pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
  });
  return (request) => {
    const { pathname } = new URL(request.url);
    return patterns.find(({ method, pattern }) => method === request.method && pattern.test(pathname))?.endpoint;
  };
};

/**
 * Generates the OpenAPI document of the contract; each operation includes its required caller and permission (`x-who`,
 * `x-right`).
 */
export const generateOpenApi = async (contract: AnyContractRouter): Promise<OpenApiDocument> => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ValibotConverter({ target: 'draft-2020-12' })] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Lazaward',
      version: '1',
      description:
        'API of the shop. Amounts are whole piastres. An error response has the body { defined, code, status, message, data }, ' +
        'its sentence in the language of ?language, the cookie or Accept-Language, and in both languages in data.localizedMessage.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  for (const { name, who, permission } of listEndpoints(contract)) {
    const operation = operationsOf(document).get(name);
    if (operation === undefined) throw new Error(`${name} is missing in the OpenAPI document`);
    Object.assign(operation, {
      'x-who': who,
      ...(permission && { 'x-right': permission }),
      security: who === 'anyone' ? [] : [{ session: [] }],
    });
  }
  return document;
};

/** Operations of the document by their contract name. */
export const operationsOf = ({ paths }: OpenApiDocument): ReadonlyMap<string, OpenAPI.OperationObject> =>
  new Map(
    Object.values(paths ?? {})
      .flatMap((item) => [item?.get, item?.post, item?.put, item?.patch, item?.delete])
      .flatMap((operation) =>
        operation?.operationId === undefined ? [] : [[operation.operationId, operation] as const],
      ),
  );
