import { expect, test } from 'vitest';
import type { ShopSettings } from '#core/settings/settings.ts';
import { owner } from '../default-store-details.ts';
import { getOpeningState, isOpenForOrders, type OpeningEnvironment } from '../opening.ts';

const environment: OpeningEnvironment = {
  isDemonstration: false,
  smtpUrl: 'smtp://mail.porcelain.shop',
  mailFrom: 'hello@porcelain.shop',
};

const facts: ShopSettings['facts'] = {
  ...owner,
  phone: '+201223334445',
  email: 'hello@porcelain.shop',
  instapayHandle: 'porcelain@instapay',
  address: {
    ar: { street: '٥ شارع طلعت حرب', city: 'القاهرة', country: 'مصر' },
    en: { street: '5 Talaat Harb Street', city: 'Cairo', country: 'Egypt' },
    postalCode: '11511',
  },
  social: [{ name: 'instagram', url: 'https://www.instagram.com/porcelain.shop' }],
};

test('lists all missing requirements of a new shop without a mail server', () => {
  const state = getOpeningState(owner, { isDemonstration: false, smtpUrl: null, mailFrom: owner.email });
  expect(state.missing).toEqual(['instapayHandle', 'phone', 'email', 'mailServer']);
  expect(state.suggested).toEqual(['address', 'social']);
  expect(isOpenForOrders(state)).toBe(false);
});

test('opens a shop with replaced placeholders and a mail server', () => {
  const state = getOpeningState(facts, environment);
  expect(state).toEqual({ isDemonstration: false, missing: [], suggested: [] });
  expect(isOpenForOrders(state)).toBe(true);
});

test.each([
  ['instapayHandle', { ...facts, instapayHandle: ' Lazaward@InstaPay' }, environment],
  ['phone', { ...facts, phone: owner.phone }, environment],
  ['email', { ...facts, email: 'hello@lazaward.example' }, environment],
  ['mailServer', facts, { ...environment, smtpUrl: null }],
  ['mailFrom', facts, { ...environment, mailFrom: 'hello@lazaward.example' }],
] as const)('keeps a shop closed for orders while %s alone is missing', (missing, changed, serverEnvironment) => {
  const state = getOpeningState(changed, serverEnvironment);
  expect(state.missing).toEqual([missing]);
  expect(isOpenForOrders(state)).toBe(false);
});

test('keeps a shop open when only address and social pages are placeholders', () => {
  const state = getOpeningState({ ...facts, address: owner.address, social: owner.social }, environment);
  expect(state).toMatchObject({ missing: [], suggested: ['address', 'social'] });
  expect(isOpenForOrders(state)).toBe(true);
});

test('takes orders in a demonstration and still lists the missing requirements', () => {
  const state = getOpeningState(owner, { isDemonstration: true, smtpUrl: null, mailFrom: owner.email });
  expect(state.missing).toContain('instapayHandle');
  expect(isOpenForOrders(state)).toBe(true);
});
