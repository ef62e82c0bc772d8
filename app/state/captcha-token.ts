import { publicAuthSettings } from './public-auth-settings.ts';

/**
 * The proof that a person asks, as the accounts' client takes it; nothing where the accounts want none. Nor is there one
 * when the check was not passed: then they refuse with `captcha_failed`, which is told like all they refuse. Throws when
 * they cannot be asked.
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
