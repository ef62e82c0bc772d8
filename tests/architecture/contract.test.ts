import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { describe, expect, test } from 'vitest';
import { contract } from '#generated/contract.gen.ts';
import type { ErrorCode } from '#generated/error-codes.gen.ts';
import { errors } from '#generated/errors.gen.ts';

const { admin, ...shop } = contract;
type Verbs = Readonly<Record<string, AnyContractProcedure>>;
const subjects: [string, Verbs][] = [
  ...Object.entries<Verbs>(shop),
  ...Object.entries<Verbs>(admin).map(([name, verbs]): [string, Verbs] => [`admin.${name}`, verbs]),
];
const endpoints = subjects.flatMap(([subject, verbs]) =>
  Object.entries(verbs).map(([name, procedure]) => ({
    name: `${subject}.${name}`,
    definition: procedure['~orpc'],
    procedure,
  })),
);

describe('API contract', () => {
  test.each(endpoints)('declares access, path and summary of $name', ({ procedure, definition }) => {
    expect(isContractProcedure(procedure)).toBe(true);
    expect(['anyone', 'customer', 'admin']).toContain(definition.meta['who']);
    expect(definition.route.path).toMatch(/^\/[a-z{}/A-Z-]+$/);
    expect(definition.route.method).toMatch(/^(GET|POST|PUT|DELETE)$/);
    expect(definition.route.summary).toMatch(/^[A-Z].{10,}/);
    expect(definition.outputSchema).toBeDefined();
  });

  test('uses each method and path once', () => {
    const places = endpoints.map(({ definition: { route } }) => `${route.method} ${route.path}`);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(endpoints)('lets $name return only known refusal codes with their status', ({ definition }) => {
    for (const [code, refusal] of Object.entries(definition.errorMap)) {
      expect(refusal).toMatchObject({ status: errors[code as ErrorCode].status });
    }
  });

  test('every export offers the separators and the language of its headings; a courier’s file has its own', () => {
    const fieldsOf = (schema: unknown) => Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
    const files = endpoints.filter(({ definition }) => fieldsOf(definition.outputSchema).includes('csv'));
    expect(files.length).toBeGreaterThan(4);
    for (const { name, definition } of files) {
      const fields = fieldsOf(definition.inputSchema);
      expect(
        ['language', 'separator'].every((field) => fields.includes(field)),
        name,
      ).toBe(name !== 'admin.shipments.export');
    }
  });

  test('restricts every admin endpoint to admins, and no other endpoint', () => {
    for (const { name, definition } of endpoints) {
      expect(definition.meta['who'] === 'admin', name).toBe(name.startsWith('admin.'));
      expect(definition.route.path?.startsWith('/admin/'), name).toBe(name.startsWith('admin.'));
    }
  });

  test('declares SIGN_IN_REQUIRED on every endpoint for customers', () => {
    for (const { definition } of endpoints) {
      expect('SIGN_IN_REQUIRED' in definition.errorMap).toBe(definition.meta['who'] !== 'anyone');
    }
  });
});
