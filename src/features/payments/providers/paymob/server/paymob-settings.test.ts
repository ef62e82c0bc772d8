import { describe, expect, test } from 'vitest';
import { findProblems, paymobFields, toSettings } from './paymob-settings.ts';

const values = {
  secretKey: 'egy_sk_test_0123456789abcdef',
  publicKey: 'egy_pk_test_abcdef',
  hmacSecret: '0123456789ABCDEF',
  cardIntegration: '4097558',
};
const local = { isLocal: true };
const remote = { isLocal: false };

describe('settings of Paymob', () => {
  test('complete settings have no problems', () => {
    expect(findProblems(values, remote)).toEqual({});
  });

  test('settings are parsed to ids, a URL and a mode', () => {
    const all = { ...values, apiKey: 'ZXlK', walletIntegration: '4097559', instalmentIntegrations: '51, 52,53' };
    expect(toSettings(all)).toEqual({
      secretKey: values.secretKey,
      publicKey: values.publicKey,
      hmacSecret: values.hmacSecret,
      apiKey: 'ZXlK',
      integrations: new Map([
        ['card', [4_097_558]],
        ['wallet', [4_097_559]],
        ['instalments', [51, 52, 53]],
      ]),
      url: 'https://accept.paymob.com',
      isLive: false,
    });
  });

  test('live keys mean live mode, and another URL is used for calls', () => {
    const live = { ...values, secretKey: 'are_sk_live_1', publicKey: 'are_pk_live_1', url: 'https://uae.paymob.com/' };
    expect(findProblems(live, remote)).toEqual({});
    expect(toSettings(live)).toMatchObject({ isLive: true, url: 'https://uae.paymob.com', apiKey: null });
  });

  test('settings require both keys, the webhook secret and one integration', () => {
    expect(findProblems({}, remote)).toEqual({
      secretKey: 'required',
      publicKey: 'required',
      hmacSecret: 'required',
      cardIntegration: 'required',
    });
    const { cardIntegration: _, ...others } = values;
    expect(findProblems({ ...others, walletIntegration: '1' }, remote)).toEqual({});
    expect(findProblems({ ...others, instalmentIntegrations: '1' }, remote)).toEqual({});
  });

  test.each([
    [{ publicKey: 'egy_pk_live_abcdef' }, { publicKey: 'mode' }],
    [{ publicKey: 'are_pk_test_abcdef' }, { publicKey: 'country' }],
    [{ publicKey: 'are_pk_live_abcdef' }, { publicKey: 'mode' }],
    [{ publicKey: values.secretKey }, { publicKey: 'malformed' }],
    [{ secretKey: values.publicKey }, { secretKey: 'malformed' }],
    [{ secretKey: 'egy_sk_prod_1' }, { secretKey: 'malformed' }],
    [{ secretKey: `${values.secretKey}\nX-Header: 1` }, { secretKey: 'malformed' }],
    [{ hmacSecret: 'two words' }, { hmacSecret: 'malformed' }],
    [{ hmacSecret: 'a'.repeat(301) }, { hmacSecret: 'malformed' }],
    [{ apiKey: 'line\nbreak' }, { apiKey: 'malformed' }],
    [{ cardIntegration: 'card' }, { cardIntegration: 'malformed' }],
    [{ cardIntegration: '1,2' }, { cardIntegration: 'malformed' }],
    [{ cardIntegration: '-1' }, { cardIntegration: 'malformed' }],
    [{ cardIntegration: '1.5' }, { cardIntegration: 'malformed' }],
    [{ cardIntegration: '99999999999999999' }, { cardIntegration: 'malformed' }],
    [{ walletIntegration: '4097558' }, { walletIntegration: 'malformed' }],
    [{ instalmentIntegrations: '1,,2' }, { instalmentIntegrations: 'malformed' }],
    [{ instalmentIntegrations: '1,4097558' }, { instalmentIntegrations: 'malformed' }],
  ])('reports %j as a problem', (wrong, problems) => {
    expect(findProblems({ ...values, ...wrong }, remote)).toEqual(problems);
  });

  test.each([
    'paymob',
    'ftp://paymob.com',
    'https://paymob.com/api',
    'https://a:b@paymob.com',
    'https://paymob.com/?a=1',
  ])('settings refuse the URL %s', (url) => {
    expect(findProblems({ ...values, url }, local)).toEqual({ url: 'malformed' });
  });

  test('settings allow a URL without TLS only on the local machine', () => {
    const plain = { ...values, url: 'http://127.0.0.1:4000' };
    expect(findProblems(plain, remote)).toEqual({ url: 'address' });
    expect(findProblems(plain, local)).toEqual({});
  });

  test('settings that give access to the account are secret', () => {
    const secrets = paymobFields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
    expect(secrets).toEqual(['secretKey', 'hmacSecret', 'apiKey']);
  });
});
