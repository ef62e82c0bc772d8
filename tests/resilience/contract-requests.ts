import fc from 'fast-check';
import { generateOpenApi, listEndpoints, operationsOf } from '#core/server/api/openapi.ts';
import { contract } from '#generated/contract.gen.ts';
import {
  type BadRequest,
  bodiesOf,
  contentTypes,
  inAddress,
  mostlyRole,
  type Role,
  unusualHeaders,
} from './bad-request.ts';
import { type JsonSchema, type KnownTexts, nearlyValid, soundOf, unusualText } from './schema-arbitrary.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
};
type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
};

/** Generates requests to every endpoint of the contract: valid by its schemas, nearlyValid valid, and invalid. */
export const requestsOfContract = async (knownTexts: KnownTexts): Promise<fc.Arbitrary<BadRequest>> => {
  const operations = operationsOf(await generateOpenApi(contract));
  const askedBy = { anyone: 'visitor', customer: 'customer', admin: 'admin' } as const satisfies Record<string, Role>;
  return fc.oneof(
    ...listEndpoints(contract).map(({ name, procedure, who }) => {
      const { method = 'POST', path = '/' } = procedure['~orpc'].route;
      const { parameters = [], requestBody } = operations.get(name) as Operation;
      const body = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
      return fc.record({
        name: fc.constant(name),
        method: fc.oneof(
          { weight: 30, arbitrary: fc.constant<string>(method) },
          fc.constantFrom('GET', 'PUT', 'PATCH'),
        ),
        path: fc
          .tuple(pathOf(path, parameters, knownTexts), queryOf(parameters, knownTexts))
          .map(([route, query]) => `/api${route}${query}`),
        headers: fc
          .tuple(unusualHeaders, contentTypes)
          .map(([unusualValues, type]) => ({ ...unusualValues, 'content-type': type })),
        body: method === 'GET' ? fc.constant(null) : bodiesOf(soundOf(body, knownTexts)),
        role: mostlyRole(askedBy[who]),
      });
    }),
  );
};

const pathOf = (path: string, parameters: readonly Parameter[], knownTexts: KnownTexts): fc.Arbitrary<string> => {
  const holes = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const filled = holes.map((parameter) => {
    const schema = parameters.find(({ name, in: where }) => name === parameter && where === 'path')?.schema ?? {};
    return fc.oneof(
      {
        weight: 4,
        arbitrary: soundOf(
          schema,
          knownTexts,
          `${path} ${parameter}` in knownTexts ? `${path} ${parameter}` : parameter,
        ),
      },
      unusualText,
    );
  });
  return fc
    .tuple(...filled)
    .map((values) =>
      path.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => inAddress(values[holes.indexOf(parameter)] ?? '')),
    );
};

const queryOf = (parameters: readonly Parameter[], knownTexts: KnownTexts): fc.Arbitrary<string> => {
  const queryParameters = parameters.filter(({ in: where }) => where === 'query');
  const sound = soundOf(
    {
      type: 'object',
      properties: Object.fromEntries(queryParameters.map(({ name, schema }) => [name, schema ?? {}])),
      required: queryParameters.filter(({ required }) => required).map(({ name }) => name),
    },
    knownTexts,
  );
  const written = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return `?${inAddress(value)}`;
    const pairs = Object.entries(value).flatMap(([key, each]) =>
      (Array.isArray(each) ? each : [each]).map((one: unknown) => `${inAddress(key)}=${inAddress(one)}`),
    );
    return pairs.length === 0 ? '' : `?${pairs.join('&')}`.slice(0, 7000);
  };
  return fc.oneof(
    { weight: 3, arbitrary: sound.map(written) },
    { weight: 3, arbitrary: nearlyValid(sound).map(written) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('?', '?&&=', '?%', '?language=ar&language=en', '?a[b][c]=1&a[]=2', '?__proto__=1'),
    },
  );
};
