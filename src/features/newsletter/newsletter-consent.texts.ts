/** The text of a consent (decision 107): a change needs a new version in the feature's `*.consents.ts`. */
export const newsletterConsent = { ar: 'جديدنا وعروضنا على بريدك.', en: 'New pieces and offers, by email.' };
