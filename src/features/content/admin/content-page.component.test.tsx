import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadAdminClient } from '#core/api/load-admin-client.ts';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { expectNotice } from '#tests/support/component/notices.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { holdRequests, signInStaff } from '#tests/support/component/visitor.ts';
import type { ContentPageName } from '../content-page-names.ts';
import ContentPage, { clientLoader } from './content-page.route.tsx';

/** Opens the editor of a page. */
const openEditor = async (name: ContentPageName) => {
  const { pages: t, markdown, settings } = await messagesFor('admin');
  const { validation } = await messagesFor('forms');
  await signInStaff();
  await renderAdminComponent(<ContentPage />, 'owner', { path: `/admin/settings/pages/${name}`, loader: clientLoader });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const story = page.getByRole('region', { name: t.groups.story, exact: true });
  return {
    t,
    markdown,
    validation,
    fieldOf: (each: 'ar' | 'en') => page.getByRole('textbox', { name: t.labels[each], exact: true }),
    story: {
      toggle: story.getByRole('button', { name: t.groups.story, exact: true }),
      field: story.getByRole('textbox', { name: settings.inLanguage.en({ label: t.fields.text }), exact: true }),
      preview: story.getByRole('group', { name: t.languages.en, exact: true }),
    },
    button: (label: string) => page.getByRole('button', { name: label, exact: true }),
    listVersions: () => commands.query('select version from setting_versions where section = $1', [`page/${name}`]),
  };
};

test('a script in a closed part of a page is refused, opens the part and focuses the text', async () => {
  const { t, markdown, story, button, listVersions } = await openEditor('about');
  const problemAt = (problem: string) =>
    page.getByText(markdown.problemAt({ line: formatNumber(3, language), problem }), { exact: true });
  await story.toggle.click();
  await story.field.fill('Blue\n\n<script>window.isEvil = true</script>');
  await expect.element(problemAt(markdown.problems.html)).toBeVisible();
  expect(story.preview.element().querySelector('script')).toBeNull();
  await story.toggle.click();
  await expect.element(story.field).not.toBeInTheDocument();
  for (const label of [t.publish, t.saveDraft]) {
    await button(label).click();
    await expect.element(story.field).toHaveFocus();
    await expect.element(story.field).toHaveAttribute('aria-invalid', 'true');
  }
  expect(await accessibilityViolations()).toEqual([]);
  await story.field.fill('Blue\n\n## Beside');
  await expect.element(problemAt(markdown.problems.level)).toBeVisible();
  expect('isEvil' in window).toBe(false);
  expect(await listVersions()).toEqual([]);
});

test('a refused text gets the focus for a publication and for a draft, and nothing is saved', async () => {
  const { t, validation, fieldOf, button, listVersions } = await openEditor('returns');
  await fieldOf('en').fill('## Returns\n\n<script>window.isEvil = true</script>');
  for (const label of [t.publish, t.saveDraft]) {
    await button(label).click();
    await expect.element(fieldOf('en')).toHaveFocus();
    await expect.element(fieldOf('en')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(fieldOf('ar')).not.toHaveAttribute('aria-invalid');
  }
  await fieldOf('en').fill(' ');
  await button(t.publish).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: validation.required })).toBeVisible();
  expect(await listVersions()).toEqual([]);
});

test('a publication without a complete time, or at one in the past, is refused at the time, which gets the focus', async () => {
  const { t, validation, button, listVersions } = await openEditor('returns');
  await button(t.plan.open).click();
  const moment = page.getByLabelText(t.plan.moment, { exact: true });
  await button(t.plan.button).click();
  await expect.poll(() => errorUnder(moment)).toBe(validation['moment.typed']);
  await expect.element(moment).toHaveFocus();
  await moment.fill(cairoMinute(new Date(Date.now() - 3_600_000)));
  // a notice covers the button for some seconds
  await userEvent.keyboard('{Escape}');
  await button(t.plan.button).click();
  await expect.poll(() => errorUnder(moment)).toBe(validation['moment.past']);
  await expect.element(moment).toHaveFocus();
  expect(await listVersions()).toEqual([]);
});

test('the browser confirms that a page with an unsaved text is left, and leaves one without at once', async () => {
  const { fieldOf } = await openEditor('returns');
  const isConfirmed = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(isConfirmed()).toBe(false);
  const text = (fieldOf('en').element() as HTMLTextAreaElement).value;
  await fieldOf('en').fill('Within 30 days.');
  await expect.poll(isConfirmed).toBe(true);
  await fieldOf('en').fill(text);
  await expect.poll(isConfirmed).toBe(false);
});

/** A page whose versions the tests of this language save. */
const savedPage = language === 'ar' ? 'privacy' : 'terms';

test('a text that is typed while the page is saved remains an unsaved change of the saved version', async () => {
  const { t, fieldOf, button, listVersions } = await openEditor(savedPage);
  const before = await listVersions();
  await fieldOf('en').fill('Saved text.');
  const release = await holdRequests(`/api/admin/pages/${savedPage}`);
  await button(t.saveDraft).click();
  await expect.element(button(t.saveDraft)).toHaveAttribute('aria-busy', 'true');
  await fieldOf('en').fill('Saved text. Later text.');
  await release();
  await expectNotice('status', t.done.draft);
  await expect.element(button(t.saveDraft)).toHaveAttribute('aria-busy', 'false');
  await expect.element(fieldOf('en')).toHaveValue('Saved text. Later text.');
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await button(t.saveDraft).click();
  await expect.poll(listVersions).toHaveLength(before.length + 2);
  await expect.element(button(t.saveDraft)).toHaveAttribute('aria-busy', 'false');
  await expect.element(fieldOf('en')).toHaveValue('Saved text. Later text.');
});

test('a text that is typed while the page is saved is compared with the version that another admin has saved', async () => {
  const { t, fieldOf, button } = await openEditor(savedPage);
  const { pages } = await loadAdminClient();
  const { newest } = await pages.get({ name: savedPage });
  const value = { ...newest.value, en: 'Text of another admin.' };
  await pages.save({ name: savedPage, version: newest.version, value, publishAt: null });
  const release = await holdRequests(`/api/admin/pages/${savedPage}`);
  await button(t.saveDraft).click();
  await fieldOf('en').fill('Typed text.');
  await release();
  await expect.element(page.getByRole('heading', { name: t.conflict, exact: true })).toBeVisible();
  await expect.element(fieldOf('en')).toHaveValue('Typed text.');
});

test('a page is saved once if its button is pressed again before the check of its texts', async () => {
  const { t, fieldOf, button, listVersions } = await openEditor(savedPage);
  const before = await listVersions();
  await fieldOf('en').fill('Text of two presses.');
  const save = button(t.saveDraft).element() as HTMLButtonElement;
  flushSync(() => save.click());
  flushSync(() => save.click());
  await expectNotice('status', t.done.draft);
  await expect.element(button(t.saveDraft)).toHaveAttribute('aria-busy', 'false');
  expect(page.getByRole('heading', { name: t.conflict, exact: true }).elements()).toEqual([]);
  expect(await listVersions()).toHaveLength(before.length + 1);
});
