import { type ReactNode, Suspense } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router';
import { inject } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import { loadMessages, loadSource, type Messages, type Namespace } from '#core/i18n/messages.ts';
import { MessagesProvider } from '#core/i18n/messages-provider.tsx';
import { pageSettings } from '#core/settings/page-settings.ts';
import { ToastContainer } from '#core/ui/toast-container.tsx';

interface RenderOptions {
  /** Path and query of the page. */
  readonly path?: string;
  /** Data of the page, for `useLoaderData`. */
  readonly loader?: LoaderFunction;
}

/** Language of the page; the other one has its own run of the tests. */
export const language = inject('language');

/** Returns the messages of a namespace in the language of the page. */
export const messagesFor = <Name extends Namespace>(name: Name): Promise<Messages[Name]> =>
  loadMessages(name, language, pageSettings());

/** Renders a component as part of a page of the shop, with its messages, settings, routes and toasts. */
export const renderComponent = async (
  element: ReactNode,
  { path = '/', loader }: RenderOptions = {},
): Promise<RenderResult> => {
  const Page = () => (
    <main>
      {element}
      <ToastContainer />
    </main>
  );
  const Routes = createRoutesStub([
    { path: '*', Component: Page, HydrateFallback: () => null, ...(loader && { loader }) },
  ]);
  return render(
    <MessagesProvider language={language} settings={pageSettings()} common={await loadSource('common', language)}>
      <Suspense>
        <Routes initialEntries={[path]} />
      </Suspense>
    </MessagesProvider>,
  );
};
