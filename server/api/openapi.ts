import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { experimental_ValibotToJsonSchemaConverter as ValibotConverter } from '@orpc/valibot';
import type { EndpointAccess } from '../../contract/access.ts';
import { contract } from '../../contract/index.ts';

export type OpenApiDocument = OpenAPI.Document;

/** An endpoint of the contract with its dotted name and access. */
export type Endpoint = { readonly name: string; readonly procedure: AnyContractProcedure } & EndpointAccess;

/** Lists all endpoints of the contract in their order. */
export const listEndpoints = (): Endpoint[] => {
  const endpoints: Endpoint[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { who, right } = procedure['~orpc'].meta as EndpointAccess;
    endpoints.push({ name: path.join('.'), procedure, who, right });
  });
  return endpoints;
};

/** Generates the OpenAPI document of the contract; each operation carries who may call it (`x-who`, `x-right`). */
export const generateOpenApi = async (): Promise<OpenApiDocument> => {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ValibotConverter({ target: 'draft-2020-12' })] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Lazaward',
      version: '1',
      description:
        'What may be asked of the shop. Money is whole piastres. A refusal answers { defined, code, status, message, data }, ' +
        'its sentence in the language of ?language, the cookie or Accept-Language, and in both languages in data.localizedMessage.',
    },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  });
  for (const { name, who, right } of listEndpoints()) {
    const operation = operationsOf(document).get(name);
    if (operation === undefined) throw new Error(`${name} is missing in the OpenAPI document`);
    Object.assign(operation, {
      'x-who': who,
      ...(right && { 'x-right': right }),
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
