import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { isTrackingTemplate, TrackingNumber, trackingAddress } from './tracking-number.ts';

describe('a tracking number', () => {
  test.each([
    [' ab 123-x ', 'AB123-X'],
    ['٧٧٨٨٩٩', '778899'],
    ['\u200f12345\u200f', '12345'],
    ['', null],
    ['   ', null],
  ])('%j is stored as %j', (input, stored) => {
    expect(safeParse(TrackingNumber, input)).toMatchObject({ success: true, output: stored });
  });

  test.each(['12', 'x'.repeat(61), '=1+1', '<b>12</b>', '123"', '12\u0000345;'])('%j is refused', (input) => {
    expect(safeParse(TrackingNumber, input).success).toBe(false);
  });
});

describe('a tracking address', () => {
  test.each([
    'https://courier.example/track/{number}',
    'https://courier.example/track?n={number}&lang=ar',
    'https://courier.example/#/{number}',
  ])('%s is accepted', (template) => {
    expect(isTrackingTemplate(template)).toBe(true);
  });

  test.each([
    'http://courier.example/{number}',
    'https://courier.example/track',
    'https://{number}.courier.example/',
    'https://{number}',
    'https://courier.example:{number}/',
    'https://me:{number}@courier.example/',
    'https://me@courier.example/{number}',
    'https:courier.example/{number}',
    'https:/courier.example/{number}',
    'https:\\\\courier.example/{number}',
    'https:///{number}',
    'https://courier.example/\t{number}',
    'javascript:alert({number})//https://',
    'courier.example/{number}',
  ])('%s is refused', (template) => {
    expect(isTrackingTemplate(template)).toBe(false);
  });

  test('a tracking URL contains the encoded number', () => {
    expect(trackingAddress('https://courier.example/?n={number}', 'A/1-2')).toBe('https://courier.example/?n=A%2F1-2');
    expect(trackingAddress(null, 'A1')).toBeNull();
    expect(trackingAddress('https://courier.example/?n={number}', null)).toBeNull();
  });
});
