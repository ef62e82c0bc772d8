import type { ToldConsent } from '../../contract/consents.ts';
import { wordingOf } from '../../locales/consents.ts';
import type { StoredConsent } from './consents.repository.ts';

/** A line of the log as it is told, with the words that were read. */
export const presentConsent = ({
  happened_at,
  purpose,
  is_given,
  wording,
  language,
  place,
}: StoredConsent): ToldConsent => ({
  purpose,
  isGiven: is_given,
  at: happened_at.toISOString(),
  place,
  language,
  text: wording === null || language === null ? null : wordingOf(purpose, wording, language),
});
