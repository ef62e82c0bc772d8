import { describe, expect, test, vi } from 'vitest';
import { type Language, languages } from '../domain/language.ts';

/** Rules whose numbers occur in messages: the module, other values, and the notation of the old number. */
const rules: readonly {
  readonly name: string;
  readonly module: string;
  readonly changed: object;
  readonly old: Readonly<Record<Language, RegExp>>;
}[] = [
  { name: 'TAX_PERCENT', module: 'pricing/constants', changed: { TAX_PERCENT: 17 }, old: { en: /\b14%/u, ar: /١٤٪/u } },
  {
    // the welcome code is 10 % too, so both change
    name: 'BUNDLE_PERCENT and WELCOME_PERCENT',
    module: 'pricing/constants',
    changed: { BUNDLE_PERCENT: 23 },
    old: { en: /\b10%/u, ar: /(?<!\p{Nd})١٠٪/u },
  },
  {
    name: 'TOGETHER_PERCENT',
    module: 'pricing/constants',
    changed: { TOGETHER_PERCENT: 27 },
    old: { en: /\b15%/u, ar: /١٥٪/u },
  },
  {
    name: 'BUNDLE_FROM_LINES',
    module: 'pricing/constants',
    changed: { BUNDLE_FROM_LINES: 8 },
    old: { en: /\b(?:three|3) or more/u, ar: /(?:ثلاثة|٣) منتجات مختلفة أو أكثر/u },
  },
  {
    name: 'FREE_SHIPPING_FROM',
    module: 'pricing/constants',
    changed: { FREE_SHIPPING_FROM: 432_100 },
    old: { en: /\b3,000\b/u, ar: /٣٬٠٠٠/u },
  },
  {
    name: 'SHIPPING_FEE',
    module: 'pricing/constants',
    changed: { SHIPPING_FEE: 98_700 },
    old: { en: /\b150\b/u, ar: /(?<!\p{Nd})١٥٠(?!\p{Nd})/u },
  },
  {
    name: 'DELIVERY_BUSINESS_DAYS',
    module: 'orders/promised-days',
    changed: { DELIVERY_BUSINESS_DAYS: { min: 41, max: 43 } },
    old: { en: /\b5-7\b/u, ar: /٥ إلى ٧/u },
  },
  {
    name: 'RETURN_DAYS',
    module: 'orders/promised-days',
    changed: { RETURN_DAYS: 47 },
    old: { en: /\b30[ -]day/u, ar: /(?<!\p{Nd})٣٠ يوم/u },
  },
  {
    name: 'REPLY_HOURS',
    module: 'orders/promised-days',
    changed: { REPLY_HOURS: 31 },
    old: { en: /\b24 hours/u, ar: /٢٤ ساعة/u },
  },
  {
    name: 'MAX_QUANTITY',
    module: 'cart/max-quantity',
    changed: { MAX_QUANTITY: 613 },
    old: { en: /(?:than|is|exceed) 100(?: of| items| per|$)/u, ar: /(?<!\p{Nd})١٠٠ قطعة|الكمية ١٠٠/u },
  },
];

/** Every message of a language, function or not, with its key. */
const sentencesOf = async (language: Language): Promise<string[]> => {
  const modules: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('./{ar,en}/**/*.ts');
  const ofLanguage = Object.entries(modules).filter(([path]) => path.startsWith(`./${language}/`));
  expect(ofLanguage.length).toBeGreaterThan(30);
  const namespaces = await Promise.all(ofLanguage.map(([, load]) => load()));
  return namespaces.flatMap((namespace) => said(namespace));
};

/** A value for any argument of a message. */
const anything: unknown = new Proxy(() => '', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? [][Symbol.iterator] : anything),
  apply: () => '',
});

const said = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    return [anything, 1, 2, 3, 11].flatMap((given) => {
      try {
        return said(value(given));
      } catch {
        return [];
      }
    });
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [];
};

const change = (module: string, changed: object) => {
  vi.resetModules();
  vi.doMock(`../domain/${module}.ts`, async (original) => ({ ...(await original<object>()), ...changed }));
};

const undo = () => {
  for (const { module } of rules) vi.doUnmock(`../domain/${module}.ts`);
  vi.doUnmock('../domain/promo-codes/welcome-code.ts');
  vi.resetModules();
};

describe.each(languages)('in %s', (language) => {
  test.each(rules)('no message hard-codes the number of $name', async ({ name, module, changed, old }) => {
    const before = await sentencesOf(language);
    // tax rates are passed with the order, so they occur in no message
    if (name !== 'TAX_PERCENT') expect(before.some((sentence) => old[language].test(sentence))).toBe(true);
    change(module, changed);
    if (name.includes('WELCOME')) {
      vi.doMock('../domain/promo-codes/welcome-code.ts', async (original) => ({
        ...(await original<object>()),
        WELCOME_PERCENT: 31,
      }));
    }
    const after = await sentencesOf(language);
    undo();
    expect(after.filter((sentence) => old[language].test(sentence))).toEqual([]);
  });
});

/** Replaces every limit of a form by a number that shares no digits with the old ones. */
const other = <Limit>(limit: Limit): Limit =>
  (typeof limit === 'number' ? 77_777 : { min: 77_777, max: 77_777 }) as Limit;

const othersOf = async (path: string): Promise<object> => {
  const module = await vi.importActual<Record<string, unknown>>(path);
  return Object.fromEntries(Object.entries(module).map(([name, limit]) => [name, other(limit)]));
};

test.each(languages)('in %s no message about a form or a picture hard-codes a limit', async (language) => {
  const limits = await othersOf('../domain/limits.ts');
  const ofPictures = {
    MAX_PICTURE_BYTES: 77_777 * 1024 ** 2,
    PICTURE_SIDE: 77_777,
    MAX_PICTURE_PIXELS: 77_777_000_000,
  };
  vi.resetModules();
  vi.doMock('../domain/limits.ts', () => limits);
  vi.doMock('../domain/products/picture-limits.ts', async (original) => ({
    ...(await original<object>()),
    ...ofPictures,
  }));
  const { validation } = await import(`./${language}/forms/validation.ts`);
  const { pictureFaults } = await import(`./${language}/forms/picture-errors.ts`);
  const { pictures } = await import(`./${language}/admin/pictures.ts`);
  const { texts } = await import(`./${language}/checkout/checkout.ts`).then((module) => ({
    texts: Object.values(module),
  }));
  vi.doUnmock('../domain/limits.ts');
  vi.doUnmock('../domain/products/picture-limits.ts');
  vi.resetModules();

  // example input, range ends 0 and 1, and numbers of other rules
  const examples = ['phone.unclear', 'price.typed', 'cart.quantityMax'];
  const sentences = [
    ...Object.entries(validation).flatMap(([code, text]) => (examples.includes(code) ? [] : said(text))),
    ...said(pictureFaults),
    pictures.hint,
    ...texts.flatMap((each) => said((each as { readonly hints?: object }).hints ?? {})),
  ];
  const numbers = sentences.flatMap((text) => text.match(/\p{Nd}(?:[\p{Nd},٬]*\p{Nd})?/gu) ?? []);
  expect(numbers.length).toBeGreaterThan(25);
  expect(numbers.filter((number) => !/^(?:77,?777|٧٧٬?٧٧٧|[01٠١])$/u.test(number))).toEqual([]);
});
