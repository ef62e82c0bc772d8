import { publicAuthSettings } from './public-auth-settings.ts';

/**
 * Returns the captcha token in the form of the accounts client; empty when no captcha is configured or the check failed. In
 * the latter case the accounts service refuses with `captcha_failed`. Throws when the settings cannot be loaded.
 */
export const getCaptchaToken = async (): Promise<{ readonly captchaToken?: string }> => {
  const { captcha } = await publicAuthSettings();
  if (!captcha) return {};
  try {
    const { runCaptcha } = await import('./captcha.ts');
    return { captchaToken: await runCaptcha(captcha) };
  } catch {
    return {};
  }
};
