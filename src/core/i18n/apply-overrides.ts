import { isolateText } from './format.ts';
import type { Language } from './language.ts';
import { plural, pluralFormsOf } from './plural.ts';

/** The owner's text overrides in one language, by the key of the message. */
export type Labels = Readonly<Record<string, string>>;

/** Separates the parts of a message's key: the namespace first, then the names of its properties. */
const KEY_SEPARATOR = '/';

/** Splits a key into its namespace and the path of the message in it. */
export const splitKey = (key: string): readonly string[] => key.split(KEY_SEPARATOR);

/** Builds a key from a namespace and the path of a message in it. */
export const joinKey = (...parts: readonly string[]): string => parts.join(KEY_SEPARATOR);

/**
 * Applies the owner's labels to messages whose keys begin with `prefix`. A label of a message with parameters names
 * them in braces; the key of a plural form ends with the name of the form. Labels of unknown keys are ignored.
 */
export const withLabels = <Messages>(
  messages: Messages,
  prefix: string,
  labels: Labels,
  language: Language,
): Messages => {
  let changed: unknown = messages;
  for (const [key, label] of Object.entries(labels)) {
    const [first, ...path] = splitKey(key);
    if (first === prefix) changed = applyLabel(changed, path, label, language);
  }
  return changed as Messages;
};

const applyLabel = (value: unknown, path: readonly string[], label: string, language: Language): unknown => {
  const [name, ...inner] = path;
  if (typeof value === 'function') {
    const forms = pluralFormsOf(value);
    if (forms) return name === undefined ? value : plural(language, { ...forms, [name]: label });
    return (params: object) =>
      applyLabel(Reflect.apply(value, undefined, [params]), path, fillLabel(label, params), language);
  }
  if (name === undefined) return typeof value === 'string' ? label : value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const changed = applyLabel((value as Record<string, unknown>)[name], inner, label, language);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
};

/** Fills in the parameters; each keeps its own direction. */
const fillLabel = (label: string, params: object): string =>
  replaceParameters(label, (name) => {
    const value: unknown = (params as Record<string, unknown>)[name];
    return value === undefined ? undefined : isolateText(String(value));
  });

/** Replaces each `{name}` by the returned value; undefined keeps it. */
export const replaceParameters = (text: string, valueOf: (name: string) => string | undefined): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => valueOf(name) ?? whole);
