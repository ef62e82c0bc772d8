import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { loadMessages, type Messages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { lazyOnDemand } from '#core/ui/lazy-on-demand.tsx';
import { NeedsScripts } from '#core/ui/needs-scripts.tsx';
import { titled } from '#core/ui/titled.ts';
import { captchaContainer } from '../ui/public-auth-settings.ts';
import type { Route } from './+types/auth.route';
import { AuthLayout } from './auth-layout.tsx';
import { AuthStep } from './auth-step.tsx';
import { readMode, readTab } from './auth-steps.ts';
import { type AuthStepName, useAuthFlow } from './use-auth-flow.ts';
import { useIsIdle } from './use-is-idle.ts';

preloadMessages('authFlows', 'forms');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { meta: texts } = serverTexts(language, settings);
  const t = await loadMessages('authFlows', language, settings);
  const { auth: tabs } = await loadMessages('forms', language, settings);
  const query = new URL(request.url).searchParams;
  const title = stepTitle(readMode(query.get('mode')) ?? 'tabs', t) ?? tabs[readTab(query)];
  return {
    head: serializeHead({
      title: titled(title, texts.siteName),
      description: texts.auth.description,
      language,
      publicUrl,
      path: '/auth',
    }),
  };
};

/** No revalidation on query changes: the loader data is the same for all steps. */
export const shouldRevalidate = () => false;

export const meta = readHeadData;

/** Sign-in and sign-up (specification 2, Auth). Redirects a signed-in user to the return path (decision 24). */
export default function Auth() {
  const { auth } = useMessages('forms');
  const t = useMessages('authFlows');
  const entry = useAuthFlow();
  const { step, place } = entry;
  const [query] = useSearchParams();
  const title = stepTitle(step, t);
  return (
    <AuthLayout
      title={title ?? auth.tabs}
      pageTitle={title ?? auth[readTab(query)]}
      hasWelcomeOffer={step === 'tabs'}
      step={step}
    >
      {step === 'tabs' && place === '/checkout' && <p className="pb-6">{auth.toCheckout}</p>}
      <NeedsScripts />
      <div className="noscript:hidden">
        <AuthStep {...entry} />
      </div>
      {mayNeedCaptcha[step] && <CaptchaField />}
    </AuthLayout>
  );
}

/** Steps before sign-in, whose requests may need the captcha. */
const mayNeedCaptcha: Readonly<Record<AuthStepName, boolean>> = {
  tabs: true,
  recover: true,
  confirm: true,
  mail: true,
  factor: false,
  'new-password': false,
  'first-password': false,
  'no-way': false,
};

/** Title of a step; null for the tabs, which have their own titles. */
const stepTitle = (
  step: AuthStepName,
  { recovery, confirmation, awaited, factor, newPassword }: Messages['authFlows'],
) =>
  ({
    tabs: null,
    recover: recovery.title,
    confirm: confirmation.title,
    mail: awaited.title,
    factor: factor.title,
    'new-password': newPassword.title,
    'first-password': newPassword.first.title,
    'no-way': newPassword.title,
  })[step];

const CaptchaNotice = lazyOnDemand(
  async () => (await import('./captcha-notice.tsx')).CaptchaNotice,
  // when offline, the form shows the error on submit
  () => null,
);

/** Container of the optional captcha and its notice. */
const CaptchaField = () => (
  <>
    <div id={captchaContainer} className="mt-6 empty:hidden" />
    {useIsIdle() && (
      <Suspense>
        <CaptchaNotice />
      </Suspense>
    )}
  </>
);
