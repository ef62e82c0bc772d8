import { useEffect, useState } from 'react';
import { preloadMessages, useMessages } from '#core/i18n/messages-provider.tsx';
import { loadCaptcha } from '../ui/captcha.ts';
import { type PublicCaptchaSettings, publicAuthSettings } from '../ui/public-auth-settings.ts';

preloadMessages('authFlows');

/** Names the captcha provider and preloads its script; renders nothing without a captcha. */
export function CaptchaNotice() {
  const t = useMessages('authFlows').human;
  const [captcha, setCaptcha] = useState<PublicCaptchaSettings | null>(null);
  useEffect(() => {
    const prepare = async () => {
      const settings = (await publicAuthSettings()).captcha ?? null;
      setCaptcha(settings);
      if (settings) await loadCaptcha(settings);
    };
    // a failure is shown when the form is submitted
    void prepare().catch(() => undefined);
  }, []);
  if (!captcha) return null;
  const { name, privacy, terms } = providers[captcha.provider];
  return (
    <p className="mt-6 text-sm text-mist">
      {t.text({ name })}
      <span className="flex flex-wrap gap-x-6">
        <Outside to={privacy} label={t.privacy} />
        <Outside to={terms} label={t.terms} />
      </span>
    </p>
  );
}

const Outside = ({ to, label }: { to: string; label: string }) => (
  <a href={to} target="_blank" rel="noreferrer" className="link inline-flex items-center min-h-11">
    {label}
  </a>
);

const providers = {
  hcaptcha: {
    name: 'hCaptcha',
    privacy: 'https://www.hcaptcha.com/privacy',
    terms: 'https://www.hcaptcha.com/terms',
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    terms: 'https://www.cloudflare.com/website-terms/',
  },
} as const;
