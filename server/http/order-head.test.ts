import { expect, test } from 'vitest';
import { orderHead, sheetsAhead } from './order-head.ts';

const font = '<link rel="preload" href="/a.woff2" as="font"/>';
const script = (attributes = '') => `<link rel="modulepreload"${attributes} href="/a.js"/>`;
const sheet = '<link rel="stylesheet" href="/a.css"/>';

test('the style sheet comes before the scripts, which yield to pictures', () => {
  expect(orderHead(`<html><head><title>t</title>${font}${script()}${sheet}</head><body></body></html>`)).toBe(
    `<html><head><title>t</title>${font}${sheet}${script(' fetchpriority="low"')}</head><body></body></html>`,
  );
});

test('what a page says in its body stays as it is', () => {
  const page = `<html><head>${sheet}</head><body><pre>${script()}${sheet}${font}</pre></body></html>`;
  expect(orderHead(page)).toBe(page);
});

test('a style sheet without any other asset stays in the head', () => {
  const page = `<html><head><title>t</title>${sheet}</head><body></body></html>`;
  expect(orderHead(page)).toBe(page);
});

test('a document without a head is left alone', () => {
  expect(orderHead('<p>x</p>')).toBe('<p>x</p>');
});

test('a browser is told of the style sheets in the head, and of nothing else', () => {
  expect(sheetsAhead(`<html><head>${font}${sheet}</head><body>${sheet}</body></html>`)).toBe(
    '</a.css>; rel=preload; as=style',
  );
  expect(sheetsAhead(`<html><head>${font}</head><body>${sheet}</body></html>`)).toBe(null);
});
