import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { pressAgain } from '#core/browser/early-presses.ts';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { directionOf } from '#core/i18n/language.ts';
import { useLanguage, useSettings } from '#core/i18n/messages-provider.tsx';
import { FailurePage } from '#core/routing/error-pages.tsx';
import { LinkInterceptor } from '#core/routing/link-interceptor.tsx';
import { renderContext } from '#core/routing/render-context.ts';
import { ScrollRestoration } from '#core/routing/scroll-restoration.tsx';
import { useRouteStyles } from '#core/routing/use-route-styles.ts';
import { SETTINGS_META } from '#core/settings/page-settings.ts';
import { PageAnnouncer } from '#features/storefront/frame/page-announcer.tsx';
import type { Route } from './+types/root';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { textsChunk, vendorChunk, facts } = context.get(renderContext);
  return { textsChunk, vendorChunk, socials: facts.social, year: new Date().getFullYear() };
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
        {frame?.textsChunk && <link rel="modulepreload" href={frame.textsChunk} />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LinkInterceptor />
        <PageAnnouncer />
        <EarlyPresses />
        {useIsHydrated() || <PageScripts vendorChunk={frame?.vendorChunk} />}
      </body>
    </html>
  );
};

/**
 * Rendered by the server only. If a browser extension has changed the page before hydration, React renders it again in
 * the browser, which must not create scripts from text (decision 145); the scripts have already run.
 */
const PageScripts = ({ vendorChunk }: { readonly vendorChunk: string | null | undefined }) => (
  <>
    {/* a separate script, so that a slow phone can handle input between it and the page's own scripts */}
    {vendorChunk && <script type="module" src={vendorChunk} />}
    <Scripts />
  </>
);

/** Repeats the clicks that the inline script has stored before hydration (`src/inline/keep-presses.ts`, decision 241). */
const EarlyPresses = () => {
  useEffect(() => void pressAgain(window.takePresses?.() ?? []), []);
  return null;
};

const App = () => <Outlet />;
export default App;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <main>
    <FailurePage error={error} />
  </main>
);
