import { parse, type Token } from '@messageformat/parser';
import { formatNumber } from '../../../src/core/i18n/format.ts';
import type { Language } from '../../../src/core/i18n/language.ts';

/** A text as TypeScript: literal parts, and expressions between them. */
type Part = { readonly literal: string } | { readonly expression: string };

/** Type of a parameter in the generated function. */
export type ParameterType = string;

/** What the texts of one generated module share. */
export interface ModuleScope {
  readonly language: Language;
  /** Constants by name, already formatted where they are plain. */
  readonly values: Readonly<Record<string, number>>;
  readonly keepsPlaceholders: boolean;
  /** Functions of `#core/i18n` that the module needs. */
  readonly functions: Set<string>;
  /** Names of the plural messages at the top of the module, by their code. */
  readonly plurals: Map<string, string>;
  readonly usesShop: { value: boolean };
  /** Names of the values of the settings. */
  readonly shopNames: ReadonlySet<string>;
}

/** Compiled text with the parameters it needs. */
export interface CompiledText {
  /** Expression whose value is the text, or a function of a count for a plural message. */
  readonly code: string;
  readonly parameters: ReadonlyMap<string, ParameterType>;
  /** The message is a plural alone, called with its count. */
  readonly isPlural: boolean;
}

const call = (scope: ModuleScope, name: string, value: string): string => {
  scope.functions.add(name);
  if (name === 'formatNumber') return `formatNumber(${value}, '${scope.language}')`;
  if (name === 'businessDays') return `businessDays(${value}, units)`;
  return `${name}(${value})`;
};

/** Compiles an ICU text to TypeScript. Throws for a syntax error and for two types of one parameter. */
export const compileText = (text: string, scope: ModuleScope): CompiledText => {
  const parameters = new Map<string, ParameterType>();
  const tokens = scope.keepsPlaceholders ? readTemplate(text, scope) : parse(text);
  const [first] = tokens;
  if (tokens.length === 1 && first?.type === 'plural' && first.arg === 'count') {
    const forms = pluralForms(first, new Map(), scope);
    return { code: plural(forms, scope), parameters: new Map(), isPlural: true };
  }
  return { code: toCode(compileTokens(tokens, { scope, parameters })), parameters, isPlural: false };
};

interface Context {
  readonly scope: ModuleScope;
  readonly parameters: Map<string, ParameterType>;
  /** Expression for `#`. */
  readonly count?: Part;
}

const compileTokens = (tokens: readonly Token[], context: Context): readonly Part[] =>
  merge(tokens.flatMap((token) => compileToken(token, context)));

const compileToken = (token: Token, context: Context): readonly Part[] => {
  const { scope } = context;
  switch (token.type) {
    case 'content':
      return [{ literal: token.value }];
    case 'octothorpe':
      return [context.count ?? { literal: '#' }];
    case 'argument':
      return [argument(token.arg, context)];
    case 'function':
      return [formatted(token.arg, token.key, context)];
    case 'plural':
      return pluralParts(token, context);
    case 'select':
      return selectParts(token, context);
    case 'selectordinal':
      throw new Error(`Ordinal numbers are not supported: ${token.ctx.text} (${scope.language})`);
  }
};

const argument = (name: string, context: Context): Part => {
  const { scope } = context;
  const value = scope.values[name];
  if (value !== undefined) return { literal: withoutSeparators(value, scope.language) };
  return { expression: valueOf(name, 'string', context) };
};

/** A value of the settings, or a parameter of this type. */
const valueOf = (name: string, type: ParameterType, context: Context): string =>
  context.scope.shopNames.has(name) ? shop(name, context.scope) : parameter(name, type, context);

/** A length or limit, without separators between its thousands. */
const withoutSeparators = (value: number, language: Language): string =>
  formatNumber(value, language).replaceAll(/[,٬]/gu, '');

const formatted = (name: string, format: string, context: Context): Part => {
  const { scope } = context;
  const value = scope.values[name];
  switch (format) {
    case 'isolate':
      return { expression: call(scope, 'isolateText', valueOf(name, 'string', context)) };
    case 'number':
      if (value !== undefined) return { literal: formatNumber(value, scope.language) };
      return { expression: call(scope, 'formatNumber', valueOf(name, 'number', context)) };
    case 'days':
    case 'hours':
      return { expression: `units.${format}(${valueOf(name, 'number', context)})` };
    case 'businessDays': {
      const range = '{ readonly min: number; readonly max: number }';
      return { expression: call(scope, 'businessDays', valueOf(name, range, context)) };
    }
    default:
      throw new Error(`Unknown format "${format}" of {${name}}.`);
  }
};

/** Registers a parameter; a narrower type replaces text. */
const parameter = (name: string, type: ParameterType, { parameters }: Context): string => {
  const former = parameters.get(name);
  if (former === undefined || former === type || former === 'string') parameters.set(name, type);
  else if (type !== 'string' || former === 'number') throw new Error(`{${name}} is both ${former} and ${type}.`);
  return name;
};

type Cases = Extract<Token, { readonly type: 'plural' | 'select' | 'selectordinal' }>;

const pluralForms = (token: Cases, parameters: Map<string, ParameterType>, scope: ModuleScope) =>
  token.cases.map(({ key, tokens }) => {
    const name = key === '=0' ? 'zero' : key;
    return [name, compileTokens(tokens, { scope, parameters, count: { literal: '{count}' } })] as const;
  });

const plural = (forms: readonly (readonly [string, readonly Part[]])[], scope: ModuleScope): string => {
  scope.functions.add('plural');
  return `plural('${scope.language}', { ${forms.map(([name, parts]) => `${name}: ${toCode(parts)}`).join(', ')} })`;
};

const pluralParts = (token: Cases, context: Context): readonly Part[] => {
  const { scope } = context;
  const value = scope.values[token.arg];
  if (value !== undefined) {
    const form = new Intl.PluralRules(scope.language).select(value);
    const match = token.cases.find(({ key }) => key === `=${value}` || key === form);
    const count: Part = { literal: withoutSeparators(value, scope.language) };
    return compileTokens((match ?? otherCase(token)).tokens, { ...context, count });
  }
  const names = new Map<string, ParameterType>();
  const forms = pluralForms(token, names, scope);
  for (const [name, type] of names) parameter(name, type, context);
  const count = valueOf(token.arg, 'number', context);
  const code = plural(forms, scope);
  const usesNames = names.size > 0 || code.includes('shop.');
  return [{ expression: `${usesNames ? code : hoisted(code, scope)}(${count})` }];
};

const shop = (name: string, scope: ModuleScope): string => {
  scope.usesShop.value = true;
  return `shop.${name}`;
};

/** Name of a plural message at the top of the module. */
const hoisted = (code: string, { plurals }: ModuleScope): string => {
  const name = plurals.get(code) ?? `count${plurals.size + 1}`;
  plurals.set(code, name);
  return name;
};

const otherCase = (token: Cases) => {
  const other = token.cases.find(({ key }) => key === 'other');
  if (!other) throw new Error(`{${token.arg}} has no text for other values.`);
  return other;
};

/**
 * A choice between texts. `true` makes its parameter a boolean, `none` one that may be missing or empty; all other keys are the
 * values of the parameter.
 */
const selectParts = (token: Cases, context: Context): readonly Part[] => {
  const { scope } = context;
  const keys = token.cases.map(({ key }) => key).filter((key) => key !== 'other');
  const isBoolean = keys.length === 1 && keys[0] === 'true';
  const isOptional = keys.length === 1 && keys[0] === 'none';
  const isShop = scope.shopNames.has(token.arg);
  const name = isShop ? shop(token.arg, scope) : token.arg;
  const branches = new Map(token.cases.map(({ key, tokens }) => [key, toCode(compileTokens(tokens, context))]));
  const other = toCode(compileTokens(otherCase(token).tokens, context));
  if (isBoolean) {
    if (!isShop) parameter(token.arg, 'boolean', context);
    return [{ expression: `(${name} ? ${branches.get('true')} : ${other})` }];
  }
  if (isOptional) {
    context.parameters.set(token.arg, 'string | null');
    return [{ expression: `(${name} ? ${other} : ${branches.get('none')})` }];
  }
  if (!isShop) parameter(token.arg, 'string', context);
  const choices = keys.map((key) => `${name} === '${key}' ? ${branches.get(key)} : `);
  return [{ expression: `(${choices.join('')}${other})` }];
};

/** A template: only values of the settings are arguments. */
const readTemplate = (text: string, { shopNames }: ModuleScope): readonly Token[] =>
  text
    .split(/(\{\w+\})/u)
    .filter(Boolean)
    .map((part): Token => {
      const name = /^\{(\w+)\}$/u.exec(part)?.[1];
      const ctx = { offset: 0, line: 1, col: 1, text: part, lineBreaks: 0 };
      return name !== undefined && shopNames.has(name)
        ? { type: 'argument', arg: name, ctx }
        : { type: 'content', value: part, ctx };
    });

const merge = (parts: readonly Part[]): readonly Part[] => {
  const merged: Part[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if ('literal' in part && last && 'literal' in last)
      merged[merged.length - 1] = { literal: last.literal + part.literal };
    else merged.push(part);
  }
  return merged;
};

/** A string literal, a template literal, or the expression alone. */
const toCode = (parts: readonly Part[]): string => {
  const [first = { literal: '' }] = parts;
  if (parts.length <= 1) return 'literal' in first ? quote(first.literal) : first.expression;
  const texts = parts.map((part) => ('literal' in part ? escapeTemplate(part.literal) : `\${${part.expression}}`));
  return `\`${texts.join('')}\``;
};

/** Characters that are invisible in an editor. */
const invisible = /[\u00a0\u061c\u200b-\u200f\u2028-\u202f\u2060-\u2069]/gu;

const escapeInvisible = (text: string): string =>
  text.replaceAll(invisible, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const escapeTemplate = (text: string): string =>
  escapeInvisible(text.replaceAll(/[\\`]|\$\{/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`));

const quote = (text: string): string =>
  `'${escapeInvisible(text.replaceAll(/[\\']/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`))}'`;
