import { type ReactNode, Suspense } from 'react';
import { createRoutesStub, type LoaderFunction } from 'react-router';
import { inject } from 'vitest';
import { commands } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { refreshKnownSession, SESSION_KEY } from '#core/browser/known-session.ts';
import { localStore } from '#core/browser/storage.ts';
import { loadMessages, loadSource, type Messages, type Namespace } from '#core/i18n/messages.ts';
import { MessagesProvider } from '#core/i18n/messages-provider.tsx';
import type { StaffRole } from '#core/permissions/permissions.ts';
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

/** Signs up a new customer, or a new member of the staff with this role, and signs the page in as them. */
export const signUp = async (role: StaffRole | null = null): Promise<{ readonly userId: string }> => {
  const session = await commands.signUp(role);
  localStore.write(SESSION_KEY, session);
  refreshKnownSession();
  const { user }: { readonly user: { readonly id: string } } = JSON.parse(session);
  return { userId: user.id };
};
