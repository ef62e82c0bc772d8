import type { AnyContractProcedure } from '@orpc/contract';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { traverseContractProcedures } from '@orpc/server';
import { experimental_ValibotToJsonSchemaConverter as ValibotConverter } from '@orpc/valibot';
import type { Access } from '../../contract/access.ts';
import { contract } from '../../contract/index.ts';

export type OpenApiDocument = OpenAPI.Document;

/** An endpoint of the contract with its dotted name and access level. */
export type Endpoint = { readonly name: string; readonly procedure: AnyContractProcedure; readonly who: Access };

/** Lists all endpoints of the contract in their order. */
export const listEndpoints = (): Endpoint[] => {
  const endpoints: Endpoint[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    endpoints.push({ name: path.join('.'), procedure, who: procedure['~orpc'].meta['who'] as Access });
  });
  return endpoints;
};

/** Generates the OpenAPI document of the contract; each operation carries its access level (`x-who`). */
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
  for (const { name, who } of listEndpoints()) {
    const operation = operationsOf(document).get(name);
    if (operation === undefined) throw new Error(`${name} is missing in the OpenAPI document`);
    Object.assign(operation, { 'x-who': who, security: who === 'anyone' ? [] : [{ session: [] }] });
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
