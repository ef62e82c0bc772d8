import { expect, test } from 'vitest';
import { reorderHead } from './page-html.ts';

const font = '<link rel="preload" href="/a.woff2" as="font"/>';
const script = (attributes = '') => `<link rel="modulepreload"${attributes} href="/a.js"/>`;
const sheet = '<link rel="stylesheet" href="/a.css"/>';

test('puts the style sheet before scripts and lowers their fetch priority', () => {
  expect(reorderHead(`<html><head><title>t</title>${font}${script()}${sheet}`)).toBe(
    `<html><head><title>t</title>${font}${sheet}${script(' fetchpriority="low"')}`,
  );
});

test('leaves a head with only a style sheet unchanged', () => {
  const head = `<html><head><title>t</title>${sheet}`;
  expect(reorderHead(head)).toBe(head);
});
