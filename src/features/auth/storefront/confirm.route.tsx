import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lacksPassword } from '#core/browser/known-session.ts';
import { isSubmitBlockedOffline } from '#core/browser/require-connection.ts';
import { loadAccounts } from '#core/browser/session.ts';
import { useIsHydrated } from '#core/browser/use-hydrated.ts';
import { loadMessages } from '#core/i18n/messages.ts';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { serializeHead } from '#core/routing/page-meta.ts';
import { readHeadData } from '#core/routing/read-head-data.ts';
import { renderContext } from '#core/routing/render-context.ts';
import { useAppNavigate } from '#core/routing/use-app-navigate.ts';
import { SubmitButton } from '#core/ui/submit-button.tsx';
import { titled } from '#core/ui/titled.ts';
import type { Route } from './+types/confirm.route';
import { showAccountsError, showOfflineError } from './accounts-error.ts';
import { AuthLayout } from './auth-layout.tsx';
import { authUrlFor, type LinkType, passwordStepAfterLink, readLinkType, redirectAfterLink } from './auth-steps.ts';
import { requiredFactors } from './required-factors.ts';
import { welcome } from './welcome.ts';

preloadMessages('authFlows', 'forms');

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { language, publicUrl, settings } = context.get(renderContext);
  const { siteName, link } = serverTexts(language, settings).meta;
  const t = await loadMessages('authFlows', language, settings);
  const type = readLinkType(new URL(request.url).searchParams);
  const title = titled(type === null ? t.broken.title : t.link[type].title, siteName);
  const page = { language, publicUrl, path: '/auth/confirm' };
  return { head: serializeHead({ title, description: link.description, ...page }) };
};

/** The URL contains a secret: no cache may store the response. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const shouldRevalidate = () => false;

export const meta = readHeadData;

/**
 * Target of links in mails. Opening it has no effect, so that mail scanners do not consume the one-time token; the button does.
 */
export default function ConfirmLink() {
  const t = useMessages('authFlows');
  const { type, state, isBusy, verifyLink } = useEmailLink();
  if (type === null || state === 'broken') {
    return (
      <AuthLayout title={t.broken.title} step="broken">
        <LinkFailed text={t.broken.text} link={{ to: '/auth', label: t.back }} />
      </AuthLayout>
    );
  }
  if (state === 'expired') {
    const { title, text, newLink } = t.expired;
    return (
      <AuthLayout title={title} step={state}>
        <LinkFailed text={text} link={{ to: retryPath[type], label: newLink[type] }} />
      </AuthLayout>
    );
  }
  const { title, text, button } = t.link[type];
  return (
    <AuthLayout title={title} step={state}>
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void verifyLink();
        }}
      >
        <p>{text}</p>
        <SubmitButton isBusy={isBusy}>{button}</SubmitButton>
        <p className="text-sm text-mist">{t.link.otherwise}</p>
      </form>
    </AuthLayout>
  );
}

/** Page where a new link can be requested, by type. */
const retryPath = {
  signup: '/auth?mode=confirm',
  recovery: '/auth?mode=recover',
  invite: '/contact',
} as const;

interface LinkEndProps {
  readonly text: string;
  /** Link to the next page. */
  readonly link: { readonly to: string; readonly label: string };
}

/** Message for a link that can no longer be used. */
const LinkFailed = ({ text, link }: LinkEndProps) => (
  <>
    <p>{text}</p>
    <a href={link.to} className="btn btn-primary btn-lg w-full mt-6">
      {link.label}
    </a>
  </>
);

/** State of a link: usable; expired; incomplete. */
type LinkState = 'ready' | 'expired' | 'broken';

/** State of the opened link, and the function that verifies its token. */
function useEmailLink() {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const type = readLinkType(query);
  const tokenHash = query.get('token_hash') ?? '';
  const [state, setState] = useState<LinkState>('ready');
  const [isBusy, setBusy] = useState(false);
  const t = useMessages('forms');
  const { failures } = useMessages('authFlows');
  const navigate = useAppNavigate();

  const proceed = async (proven: LinkType) => {
    const target = query.get('redirect_to');
    // without a proven password the customer chooses one first
    const linkType = proven === 'signup' && lacksPassword() ? 'invite' : proven;
    const path = redirectAfterLink(linkType, target, location.origin);
    const isFactorDue = (await requiredFactors()).length > 0;
    // the sign-in page asks for the second factor and then redirects
    await navigate(isFactorDue && passwordStepAfterLink(linkType) === null ? authUrlFor(null, path) : path, {
      replace: true,
    });
    if (proven === 'signup') await welcome(t);
  };
  const send = async (sent: LinkType) => {
    try {
      const accounts = await loadAccounts();
      const { error } = await accounts.verifyOtp({ token_hash: tokenHash, type: sent });
      if (error?.code === 'otp_expired') return setState('expired');
      if (error) return void showAccountsError(error, t, failures);
      await proceed(sent);
    } catch {
      showOfflineError(t);
    }
  };
  return {
    type,
    state: isHydrated && tokenHash === '' ? ('broken' as const) : state,
    isBusy,
    verifyLink: async () => {
      if (type === null || isBusy || isSubmitBlockedOffline()) return;
      setBusy(true);
      await send(type);
      setBusy(false);
    },
  };
}
