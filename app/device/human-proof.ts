import { accountsFacts } from './accounts-facts.ts';

/**
 * The proof that a person asks, as the accounts' client takes it; nothing where the accounts want none. Nor is there one
 * when the check was not passed: then they refuse with `captcha_failed`, which is told like all they refuse. Throws when
 * they cannot be asked.
 */
export const humanProof = async (): Promise<{ readonly captchaToken?: string }> => {
  const { captcha } = await accountsFacts();
  if (!captcha) return {};
  try {
    const { solveCaptcha } = await import('./captcha.ts');
    return { captchaToken: await solveCaptcha(captcha) };
  } catch {
    return {};
  }
};
