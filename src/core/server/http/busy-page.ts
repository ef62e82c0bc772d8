import { RETRY_AFTER_SECONDS } from '#core/forms/limits.ts';
import { directionOf, type Language } from '#core/i18n/language.ts';
import { textModules } from '#generated/text-modules.gen.ts';
import { type CachedPage, toCachedPage } from './page-cache.ts';
import { defaultHeaders } from './security-headers.ts';

/** Renders the page for an overloaded server, without React and with no further requests. */
export const renderBusyPage = (language: Language, isSecure: boolean): CachedPage => {
  const { unavailable, error, backHome } = textModules[language].common.statesTexts;
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#13256e">
<title>${unavailable.title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${unavailable.title}</h1>
<p>${unavailable.text}</p>
<p><a href="">${error.reload}</a> <a href="/">${backHome}</a></p>
</main>
</body>
</html>
`;
  const headers = {
    ...defaultHeaders(isSecure),
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'Accept-Encoding, Cookie',
    'retry-after': String(RETRY_AFTER_SECONDS),
  };
  return toCachedPage(503, headers, Buffer.from(html));
};

/** Brand styles with system fonts, because the page must not load anything. */
const style = `
body { margin: 0; min-block-size: 100vh; display: grid; place-content: center; text-align: center; padding-inline: 1rem;
  background: #13256e; color: #fff; font: 1.0625rem/1.7 system-ui, sans-serif; text-wrap: balance; }
h1 { font: 400 2.25rem/1.4 Amiri, "Noto Naskh Arabic", Georgia, serif; margin-block: 0; }
p { max-inline-size: 34em; margin: 1rem auto; }
a { color: inherit; display: inline-block; margin: .5rem; padding: .5rem 1.5rem; border: 1px solid; border-radius: 2px;
  text-decoration: none; }
a:first-child { background: #fff; color: #13256e; }
a:focus-visible { outline: 2px solid #fff; outline-offset: 3px; }`;
