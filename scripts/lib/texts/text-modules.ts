import { sharesParameters, type Text, type TextsFacts } from '../../../src/core/i18n/define-texts.ts';
import { isContentLanguage, type Language, languageFacts, languages } from '../../../src/core/i18n/language.ts';
import { banner } from '../generated-module.ts';
import { type CompiledText, compileText, type ModuleScope, type ParameterType } from './compile-text.ts';
import { readShopValues, readTexts, shopValuesModule, type TextsDefinition, textPlacesModule } from './text-facts.ts';
import { isText, readTranslations, translate } from './translations.ts';

/** Namespace of texts: the first part of their path. */
const namespaceOf = ({ path }: TextsFacts): string => path.split('/')[0] ?? '';

/** Whether this file keeps its namespace from browsers. */
const isServerOnly = ({ file }: TextsDefinition): boolean => file.endsWith('.server.texts.ts');

const dashed = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const moduleName = (namespace: string, language: Language): string => `texts/${language}/${dashed(namespace)}.gen.ts`;

/** Generated modules: messages of each namespace in each language, and their index. */
export const textModules = async (): Promise<Readonly<Record<string, string>>> => {
  const namespaces = Map.groupBy(await readTranslatedTexts(), namespaceOf);
  const shopValues = await readShopValues();
  const shopNames: ReadonlySet<string> = new Set(shopValues.flatMap(({ names }) => names));
  const modules = [...namespaces].flatMap(([namespace, definitions]) =>
    languages.map((language) => [
      `src/generated/${moduleName(namespace, language)}`,
      messagesModule(definitions, language, shopNames),
    ]),
  );
  return {
    ...Object.fromEntries(modules),
    'src/generated/texts.gen.ts': indexModule(namespaces),
    'src/generated/text-modules.gen.ts': serverIndexModule([...namespaces.keys()]),
    'src/generated/shop-values.gen.ts': shopValuesModule(shopValues),
    'src/generated/text-places.gen.ts': textPlacesModule([...namespaces.values()].flat()),
  };
};

/** All texts, with the translations of the languages that no text has by itself. */
const readTranslatedTexts = async (): Promise<readonly TextsDefinition[]> => {
  const definitions = await readTexts();
  const translated = languages.filter((language) => !isContentLanguage(language));
  const translations = new Map<Language, ReadonlyMap<string, string>>();
  for (const language of translated) translations.set(language, await readTranslations(language, definitions));
  return translations.size === 0 ? definitions : definitions.map((each) => translate(each, translations));
};

const indexModule = (namespaces: ReadonlyMap<string, readonly TextsDefinition[]>): string => {
  // the units are imported by the messages that need them
  const loaded = [...namespaces]
    .filter(([name, definitions]) => name !== 'units' && !definitions.some(isServerOnly))
    .map(([name]) => name);
  const importer = (name: string, language: Language) => `() => import('./${moduleName(name, language)}')`;
  return `${banner('*.texts.ts')}
/** Loaders of the messages, one module per namespace and language. */
export const namespaces = {
${loaded
  .map(
    (name) => `  ${name}: { ${languages.map((language) => `${language}: ${importer(name, language)}`).join(', ')} },`,
  )
  .join('\n')}
};
`;
};

const serverIndexModule = (names: readonly string[]): string => {
  const modules = languages.flatMap((language) =>
    names.map((name) => ({ language, name, file: moduleName(name, language), as: `${name}_${language}` })),
  );
  const imports = modules.map(({ as, file }) => `import * as ${as} from './${file}';\n`).join('');
  const members = languages.map(
    (language) => `  ${language}: { ${names.map((name) => `${name}: ${name}_${language}`).join(', ')} },\n`,
  );
  return `${banner('*.texts.ts')}${imports}
/** Modules of all texts by language and namespace, loaded at once; for the server. */
export const textModules = {
${members.join('')}};
`;
};

/** Module of the messages of one namespace in a language. */
export const messagesModule = (
  definitions: readonly TextsDefinition[],
  language: Language,
  shopNames: ReadonlySet<string>,
): string => {
  const functions = new Set<string>();
  const plurals = new Map<string, string>();
  const printed = definitions.flatMap((definition) => {
    const paths = definitions.filter((other) => other !== definition).flatMap(listPaths);
    const { values = {}, keepsPlaceholders = false } = definition;
    return splitTexts(definition.path, definition.texts, paths).map(({ path, texts }) => {
      const usesShop = { value: false };
      const scope: ModuleScope = { language, values, keepsPlaceholders, functions, plurals, usesShop, shopNames };
      return { path: path.split('/').slice(1), code: printTree(texts, scope, ''), usesShop: usesShop.value };
    });
  });
  // server code reads some texts without settings
  const constants = [...Map.groupBy(printed, ({ path }) => path[0])]
    .filter(([name, parts]) => name !== undefined && !parts.some((part) => part.usesShop))
    .map(([name = '', parts]) => ({ name, code: nest(parts.map(below), '') }));
  const isConstant = (name: string | undefined) => constants.some((constant) => constant.name === name);
  const messages = nest(
    [
      ...printed.filter(({ path }) => !isConstant(path[0])),
      ...constants.map(({ name }) => ({ path: [name], code: `${name}Texts` })),
    ],
    '',
  );
  const counts = [...plurals].map(([code, name]) => `const ${name} = ${code};\n`).join('');
  const usesShop = printed.some((each) => each.usesShop);
  const body =
    `\n${counts}${counts && '\n'}` +
    constants.map(({ name, code }) => `export const ${name}Texts = ${code};\n\n`).join('') +
    `export const messages = ${usesShop ? `(shop: ShopValues) => (${messages})` : messages};\n`;
  const sources = definitions.map(({ file }) => `\n//   ${file}`).join('');
  return banner(`${sources}\n//`) + importLines(functions, /\bunits\b/u.test(body), usesShop) + body;
};

/** Path of the texts of a file, and those of its members. */
const listPaths = ({ path, texts }: TextsDefinition): readonly string[] => [
  path,
  ...Object.keys(texts).map((name) => `${path}/${name}`),
];

/** Texts at a path, divided where another file adds to one of their members, so that both are joined there. */
const splitTexts = (path: string, texts: object, paths: readonly string[]): { path: string; texts: object }[] => {
  const members = Object.entries(texts);
  const isShared = members.some(([name]) => paths.some((other) => `${other}/`.startsWith(`${path}/${name}/`)));
  return isShared
    ? members.flatMap(([name, inner]: [string, object]) => splitTexts(`${path}/${name}`, inner, paths))
    : [{ path, texts }];
};

const importLines = (functions: ReadonlySet<string>, usesUnits: boolean, usesShop: boolean) => {
  const from = (file: string, names: readonly string[]) => {
    const used = names.filter((name) => functions.has(name));
    return used.length > 0 ? `import { ${used.join(', ')} } from '#core/i18n/${file}.ts';\n` : '';
  };
  return (
    from('business-days', ['businessDays']) +
    from('format', ['formatNumber', 'isolateText']) +
    from('plural', ['plural']) +
    (usesShop ? `import type { ShopValues } from '#generated/shop-values.gen.ts';\n` : '') +
    (usesUnits ? `import { messages as units } from './units.gen.ts';\n` : '')
  );
};

type Printed = { readonly path: readonly string[]; readonly code: string };

const below = ({ path, code }: Printed): Printed => ({ path: path.slice(1), code });

/** Object literal of texts below a path. Those of several files at one path are joined. */
const nest = (printed: readonly Printed[], indent: string): string => {
  const [whole, ...others] = printed;
  if (whole?.path.length === 0 && others.length === 0) return whole.code;
  const own = printed
    .filter(({ path }) => path.length === 0)
    .map(({ code }) => code.slice(2, code.lastIndexOf('}')))
    .join('');
  const members = [...Map.groupBy(printed, ({ path }) => path[0])].map(([name, parts]) =>
    name === undefined ? '' : member(name, nest(parts.map(below), `${indent}  `), indent),
  );
  return `{\n${own}${members.join('')}${indent}}`;
};

const member = (name: string, code: string, indent: string): string =>
  `${indent}  ${code === name ? name : `${keyOf(name)}: ${code}`},\n`;

const printTree = (value: unknown, scope: ModuleScope, indent: string): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => printTree(item, scope, indent)).join(', ')}]`;
  if (typeof value !== 'object' || value === null) throw new Error(`Unexpected text: ${String(value)}`);
  if (isText(value)) return printText(value, scope);
  if (sharesParameters(value)) return printNotice(value, scope);
  const members = Object.entries(value).map(
    ([name, inner]) => `${indent}  ${keyOf(name)}: ${printTree(inner, scope, `${indent}  `)},\n`,
  );
  return `{\n${members.join('')}${indent}}`;
};

const keyOf = (name: string): string => (/^(?:[a-z_]\w*|\d+)$/iu.test(name) ? name : `'${name}'`);

type TranslatedText = Text & Readonly<Partial<Record<Language, string | readonly string[]>>>;

/** Compiles a text in a language, or in the one that stands in for it. */
const compileLeaf = (text: TranslatedText, scope: ModuleScope) => {
  const { content } = languageFacts[scope.language];
  const value = text[scope.language] ?? text[content];
  const inLanguage = scope.language in text ? scope : { ...scope, language: content };
  if (typeof value === 'string') return compileText(value, inLanguage);
  const parts = value.map((paragraph) => compileText(paragraph, inLanguage));
  return {
    code: `[${parts.map(({ code }) => code).join(', ')}]`,
    parameters: new Map(parts.flatMap(({ parameters }) => [...parameters])),
    isPlural: false,
  };
};

/** Parameters of a text in any language, because one language may need fewer than another. */
const parametersOf = (text: TranslatedText, scope: ModuleScope): ReadonlyMap<string, ParameterType> => {
  const merged = new Map<string, ParameterType>();
  for (const language of languages) {
    const trial = { ...scope, language, functions: new Set<string>(), plurals: new Map<string, string>() };
    const { parameters } = compileLeaf(text, { ...trial, usesShop: { value: false } });
    const isContent = isContentLanguage(language);
    for (const [name, type] of parameters) {
      const former = merged.get(name);
      if (former !== undefined ? former !== type : !isContent) {
        throw new Error(
          `{${name}} is ${type} in "${language}" and ${former ?? 'absent'} elsewhere: ${JSON.stringify(text)}`,
        );
      }
      merged.set(name, type);
    }
  }
  return merged;
};

const printText = (text: TranslatedText, scope: ModuleScope): string => {
  const compiled: CompiledText = compileLeaf(text, scope);
  return compiled.isPlural ? compiled.code : asFunction(compiled.code, compiled.parameters, parametersOf(text, scope));
};

const printNotice = (texts: object, scope: ModuleScope): string => {
  const used = new Map<string, ParameterType>();
  const all = new Map<string, ParameterType>();
  const members = Object.entries(texts).map(([name, text]: [string, TranslatedText]) => {
    const { code, parameters } = compileLeaf(text, scope);
    for (const [key, type] of parameters) used.set(key, type);
    for (const [key, type] of parametersOf(text, scope)) all.set(key, type);
    return `${name}: ${code}`;
  });
  return asFunction(`({ ${members.join(', ')} })`, used, all);
};

const asFunction = (
  code: string,
  used: ReadonlyMap<string, ParameterType>,
  all: ReadonlyMap<string, ParameterType>,
): string => {
  if (all.size === 0) return code;
  const type = [...all]
    .map(([name, each]) => `readonly ${name}${isOptional(each) ? `?: ${each} | undefined` : `: ${each}`}`)
    .join('; ');
  const names = used.size > 0 ? `{ ${[...used.keys()].join(', ')} }` : '_';
  return `(${names}: { ${type} }) => ${code}`;
};

const isOptional = (type: ParameterType): boolean => type === 'boolean' || type.includes('null');
