import { type ComponentType, type ReactNode, Suspense } from 'react';
import { type ClientLoaderFunction, createRoutesStub, type LoaderFunctionArgs } from 'react-router';
import { inject } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { loadMessages, loadSource, type Messages, type Namespace } from '#core/i18n/messages.ts';
import { MessagesProvider } from '#core/i18n/messages-provider.tsx';
import { pageSettings } from '#core/settings/page-settings.ts';
import { ToastContainer } from '#core/ui/toast-container.tsx';

export interface RenderOptions {
  /** Path and query of the page. */
  readonly path?: string;
  /** Pattern of the path, for a page that reads its parameters. */
  readonly pattern?: string;
  /** Data of the page, for `useLoaderData`. */
  readonly loader?: ClientLoaderFunction;
  /** Route around the component, which can give it an outlet context. */
  readonly layout?: ComponentType;
}

/** Language of the page; the other one has its own run of the tests. */
export const language = inject('language');

/** Returns the messages of a namespace in the language of the page. */
export const messagesFor = <Name extends Namespace>(name: Name): Promise<Messages[Name]> =>
  loadMessages(name, language, pageSettings());

const serverLoader = () => Promise.reject(new Error('A component test has no server that renders the page.'));

/** Renders a component as part of a page of the shop, with its messages, settings, routes and toasts. */
export const renderComponent = async (
  element: ReactNode,
  { path = '/', pattern = '*', loader, layout }: RenderOptions = {},
): Promise<RenderResult> => {
  const Page = () => (
    <main>
      {element}
      <ToastContainer />
    </main>
  );
  const load = loader && { loader: (args: LoaderFunctionArgs) => loader({ ...args, serverLoader }) };
  const route = { path: pattern, Component: Page, HydrateFallback: () => null, ...load };
  const Routes = createRoutesStub([layout ? { Component: layout, children: [route] } : route]);
  return render(
    <MessagesProvider language={language} settings={pageSettings()} common={await loadSource('common', language)}>
      <Suspense>
        <Routes initialEntries={[path]} />
      </Suspense>
    </MessagesProvider>,
  );
};
