import { expect, test } from 'vitest';
import { isolateText } from '#core/i18n/format.ts';
import { groupName } from './group-terms.ts';

test('a group is named by its first four words, each isolated in direction, without product marks', () => {
  const words = ['إبريق', 'category_cups', 'براد', 'tea pot', 'teapot', 'kettle'].map((written) => ({
    written,
    role: 'both' as const,
  }));
  expect(groupName({ words })).toBe(['إبريق', 'براد', 'tea pot', 'teapot'].map(isolateText).join(' · '));
});
