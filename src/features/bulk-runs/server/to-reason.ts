import type { AppError } from '#core/errors/app-error.ts';
import { errorMessage } from '#core/errors/error-message.ts';
import type { Bilingual } from '#core/i18n/language.ts';
import type { ShopContext } from '#core/server/context.ts';

/** Returns the text of a refusal in both languages, with the owner's wording. */
export const toReason = ({ shopSettings }: ShopContext, error: AppError): Bilingual => {
  const settings = shopSettings.lastRead()?.public ?? null;
  return { ar: errorMessage(error, 'ar', settings), en: errorMessage(error, 'en', settings) };
};
