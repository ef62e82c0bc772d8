import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { messagesModule } from './text-modules.ts';

const bilingual = (text: string) => ({ ar: text, en: text });

test('texts of one file join the members of another file at a deeper path', () => {
  const definitions = [
    {
      path: 'content/contact',
      texts: { form: { send: bilingual('Send') }, title: bilingual('Contact') },
      file: 'contact.server.texts.ts',
    },
    { path: 'content/contact/form', texts: { consent: bilingual('Write to me') }, file: 'news-consent.texts.ts' },
  ];
  const code = messagesModule(definitions, 'en', new Set()).replaceAll(/^export /gmu, '');
  expect(runInNewContext(`${code}; messages`)).toEqual({
    contact: { title: 'Contact', form: { send: 'Send', consent: 'Write to me' } },
  });
});

test('texts of two files at one path join the members of the same name', () => {
  const definitions = [
    {
      path: 'admin/settings',
      texts: { title: bilingual('Settings'), fields: { phone: bilingual('Phone') } },
      file: 'settings.admin.texts.ts',
    },
    { path: 'admin/settings', texts: { fields: { fee: bilingual('Fee') } }, file: 'shipping.admin.texts.ts' },
  ];
  const code = messagesModule(definitions, 'en', new Set()).replaceAll(/^export /gmu, '');
  expect(runInNewContext(`${code}; messages`)).toEqual({
    settings: { title: 'Settings', fields: { phone: 'Phone', fee: 'Fee' } },
  });
});
