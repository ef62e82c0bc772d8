import type { Language } from '../domain/language.ts';
import type { PublicSettings } from '../domain/settings/shop-settings.ts';

/** Separates the parts of a message's key: the namespace first, then the names of its properties. */
export const KEY_SEPARATOR = '/';

/**
 * Returns messages with the owner's labels in place of those whose key begins with `prefix`. A label of a message with parameters
 * names them in braces. Labels of unknown keys are ignored: a later version of the shop may have removed their message.
 */
export const withLabels = <Messages>(
  messages: Messages,
  prefix: string,
  labels: PublicSettings['labels'],
  language: Language,
): Messages => {
  let changed: unknown = messages;
  for (const [key, label] of Object.entries(labels)) {
    const [first, ...path] = key.split(KEY_SEPARATOR);
    if (first === prefix) changed = replaced(changed, path, label[language]);
  }
  return changed as Messages;
};

const replaced = (value: unknown, [name, ...path]: readonly string[], label: string): unknown => {
  if (name === undefined) {
    if (typeof value === 'string') return label;
    return typeof value === 'function' ? (given: unknown) => filled(label, given) : value;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const inner = replaced((value as Record<string, unknown>)[name], path, label);
  return Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
};

const filled = (label: string, given: unknown): string =>
  typeof given === 'object' && given !== null
    ? label.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
        const value: unknown = (given as Record<string, unknown>)[name];
        return value === undefined ? whole : String(value);
      })
    : label.replaceAll('{count}', String(given));
