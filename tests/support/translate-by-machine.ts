import { parse, type Token } from '@messageformat/parser';
import { js2xliff, xliff2js } from 'xliff';

const plain = 'aeiouyAEIOUYcnsz';
const accented = 'áéíóúýÁÉÍÓÚÝçñšž';

const withAccents = (text: string): string =>
  text.replaceAll(/[aeiouycnsz]/giu, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** Literal parts of a text with their place in it. */
const literalsOf = (tokens: readonly Token[]): readonly { readonly offset: number; readonly text: string }[] =>
  tokens.flatMap((token) => {
    if (token.type === 'content') return [{ offset: token.ctx.offset, text: token.ctx.text }];
    return 'cases' in token ? token.cases.flatMap(({ tokens: inner }) => literalsOf(inner)) : [];
  });

/** A template, whose braces code fills, is no ICU text. */
const tokensOf = (text: string): readonly Token[] => {
  try {
    return parse(text);
  } catch {
    return [];
  }
};

/** Translates an ICU text by accents on its letters. */
const translateText = (source: string): string => {
  let target = '';
  let end = 0;
  for (const { offset, text } of literalsOf(tokensOf(source))) {
    target += source.slice(end, offset) + withAccents(text);
    end = offset + text.length;
  }
  return target + source.slice(end);
};

/** Translates every unit of an XLIFF file. */
export const translateByMachine = async (file: string): Promise<string> => {
  const translations = await xliff2js(file);
  const resources = Object.entries(translations.resources).map(([name, units]) => [
    name,
    Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [id, { ...unit, target: translateText(unit.source) }]),
    ),
  ]);
  return js2xliff({ ...translations, resources: Object.fromEntries(resources) });
};
