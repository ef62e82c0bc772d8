import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { directionOf } from '../domain/language.ts';
import type { Route } from './+types/root.ts';
import { renderContext } from './api/server-call.ts';
import { useLanguage, useSettings } from './i18n/messages.tsx';
import { SETTINGS_META } from './i18n/page-settings.ts';
import { FailurePage } from './layout/error-pages.tsx';
import { LinkInterceptor } from './layout/link-interceptor.tsx';
import { ScrollRestoration } from './layout/scroll-restoration.tsx';
import { useRouteStyles } from './layout/use-route-styles.ts';
import { useIsHydrated } from './state/use-hydrated.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { wordsChunk, vendorChunk, facts } = context.get(renderContext);
  return { wordsChunk, vendorChunk, socials: facts.social, year: new Date().getFullYear() };
};

/** Never reloads the root data: the language changes only with a full page load. */
export const shouldRevalidate = () => false;

/** The HTML document of every page, with language and direction set by the server. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const language = useLanguage();
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#13256e" />
        <meta name={SETTINGS_META} content={JSON.stringify(useSettings())} />
        <link rel="stylesheet" href={useRouteStyles()} precedence="page" />
        <Links />
        <Meta />
        {frame?.wordsChunk && <link rel="modulepreload" href={frame.wordsChunk} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LinkInterceptor />
        {useIsHydrated() || <PageScripts vendorChunk={frame?.vendorChunk} />}
      </body>
    </html>
  );
};

/**
 * Rendered by the server only. If a browser extension changed the page before hydration, React renders it anew in the browser,
 * which must not create scripts from text (decision 145); the needed ones have run already.
 */
const PageScripts = ({ vendorChunk }: { readonly vendorChunk: string | null | undefined }) => (
  <>
    {/* a separate script, so that a slow phone can handle input between it and the page's own scripts */}
    {vendorChunk && <script type="module" src={vendorChunk} />}
    <Scripts />
  </>
);

const App = () => <Outlet />;
export default App;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main>
    <FailurePage error={error} />
  </main>
);
