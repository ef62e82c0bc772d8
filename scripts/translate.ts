import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isContentLanguage, isLanguage, languages } from '../src/core/i18n/language.ts';
import { readTexts } from './lib/texts/text-facts.ts';
import { translationsFile, writeTranslations } from './lib/texts/translations.ts';

/*
 * Writes all texts of the shop for a translator: `npm run translate -- fr` creates or updates `src/translations/fr.xlf` and keeps what
 * is translated. See docs/texts.md.
 */
const [language] = process.argv.slice(2);
const translatable = languages.filter((each) => !isContentLanguage(each));
if (!isLanguage(language) || !translatable.includes(language)) {
  console.error(
    translatable.length === 0
      ? 'The pages have Arabic and English only, whose texts stand in *.texts.ts. Add a language to src/core/i18n/language.ts.'
      : `Name one of these languages: ${translatable.join(', ')}.`,
  );
  process.exit(1);
}
const file = translationsFile(language);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, await writeTranslations(language, await readTexts()));
console.info(file);
