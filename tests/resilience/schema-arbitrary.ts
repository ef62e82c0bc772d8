import fc from 'fast-check';

/** The supported part of JSON Schema. */
export type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** Texts that identify existing data of the shop, by field name. */
export type KnownTexts = Readonly<Record<string, readonly string[]>>;

const unusualValues = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '𓋹'.repeat(200),
  '%00',
  '../../etc/passwd',
  `'; drop table orders; --`,
  '<script>alert(1)</script>',
  '=HYPERLINK("x")',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '٠١٢٣',
  'x'.repeat(5000),
  '00000000-0000-0000-0000-000000000000',
  '2026-13-45T25:61:61Z',
  '+010000-01-01T00:00:00.000Z',
  'null',
  '[]',
];

/** Unusual texts and values. */
export const unusualText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...unusualValues),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
export const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  unusualText,
  fc.constantFrom(null, true, false, 0, -1, 0.5, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), [], {}, [[]], { a: {} }),
  fc.jsonValue({ stringUnit: 'binary', maxDepth: 3 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}')),
  fc.nat({ max: 3000 }).map((size) => Array.from({ length: size }, () => ({}))),
);

/** Generates valid inputs of a schema; fields with a known name use known texts. */
export const soundOf = (schema: JsonSchema, knownTexts: KnownTexts, name = ''): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => soundOf(choice, knownTexts, name)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return soundObject(schema, knownTexts);
    case 'array':
      return fc.array(soundOf(schema.items ?? {}, knownTexts, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 4),
      });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1_000_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return soundText(schema, knownTexts[name] ?? []);
    default:
      return unusualValue;
  }
};

const soundObject = ({ properties = {}, required = [] }: JsonSchema, knownTexts: KnownTexts): fc.Arbitrary<unknown> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, soundOf(field, knownTexts, key)])),
    {
      requiredKeys: required.filter((key) => key in properties),
    },
  );

const soundText = (schema: JsonSchema, knownTexts: readonly string[]): fc.Arbitrary<string> => {
  const made = madeText(schema);
  return knownTexts.length === 0 ? made : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...knownTexts) }, made);
};

const madeText = ({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern !== undefined && !pattern.includes(String.raw`\p`)) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
};

/** Generates the same inputs with one fault: a missing field, an extra field, or another value. */
export const nearlyValid = (sound: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(sound, fc.nat(), fc.nat(), unusualValue)
    .map(([value, position, way, wrong]) => spoil(value, position, way, wrong));

const spoil = (value: unknown, position: number, way: number, wrong: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return wrong;
  if (Array.isArray(value)) {
    const at = value.length === 0 ? 0 : position % value.length;
    return value.length === 0 ? [wrong] : value.with(at, spoil(value[at], position >> 2, way >> 2, wrong));
  }
  const fields = Object.entries(value);
  const targetField = fields[position % Math.max(1, fields.length)];
  if (targetField === undefined || way % 4 === 0)
    return { ...value, [typeof wrong === 'string' ? wrong : 'more']: wrong };
  const [key, field] = targetField;
  if (way % 4 === 1) return Object.fromEntries(fields.filter(([each]) => each !== key));
  return { ...value, [key]: spoil(field, position >> 2, way >> 2, wrong) };
};
