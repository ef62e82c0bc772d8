import type { Language } from '../../../domain/language.ts';
import type { AddressForm } from '../../../domain/people/forms.ts';
import { loadAddressMessages } from '../../../locales/load-address-messages.ts';
import { loadShop } from '../../api/browser.ts';
import { refusalOf } from '../../api/refusal-of.ts';
import { notify } from '../../device/notices.ts';

/** Keeps an address in the account and says how that went (specification 8, addresses); never throws. */
export const keepAddress = async (address: AddressForm, language: Language, failedTitle: string): Promise<void> => {
  try {
    const [shop, { notices }] = await Promise.all([loadShop(), loadAddressMessages(language)]);
    await shop.addresses.add(address);
    const { title, body } = notices.saved;
    // the confirmation is on its way, or there already
    notify({ title, text: body, goesAlong: true });
  } catch (error) {
    notify({ title: failedTitle, text: refusalOf(error, language).sentence, tone: 'alarm', goesAlong: true });
  }
};
