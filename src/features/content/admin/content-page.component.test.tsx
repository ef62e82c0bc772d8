import { expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { cairoMinute } from '#core/dates/cairo-time.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { accessibilityViolations } from '#tests/support/component/accessibility-violations.ts';
import { errorUnder } from '#tests/support/component/fields.ts';
import { renderAdminComponent } from '#tests/support/component/render-admin-component.tsx';
import { language, messagesFor } from '#tests/support/component/render-component.tsx';
import { signInStaff } from '#tests/support/component/visitor.ts';
import ContentPage, { clientLoader } from './content-page.route.tsx';

/** Opens the editor of a page. */
const openEditor = async (name: 'about' | 'returns') => {
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
