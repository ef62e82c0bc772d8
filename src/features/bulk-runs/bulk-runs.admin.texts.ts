import { defineTexts } from '#core/i18n/define-texts.ts';

/** Progress and results of bulk actions. */
export const bulkRuns = defineTexts('admin/bulkRuns', {
  label: { ar: 'آخر إجراء جماعي', en: 'Last bulk action' },
  running: {
    ar: '{name}: قيد التنفيذ، ويستمر حتى إن غادرت الصفحة.',
    en: '{name}: in progress. It continues even if you leave this page.',
  },
  progress: { ar: '{done} من {total}', en: '{done} of {total}' },
  stop: { ar: 'إيقاف', en: 'Stop' },
  ended: {
    done: {
      ar: '{name}: انتهى. تم: {done}، وبقي كما هو: {refused}.',
      en: '{name}: finished. {done} done, {refused} not changed.',
    },
    stopped: {
      ar: '{name}: أوقفته. تم: {done}، وبقي كما هو: {refused}، ولم يُنفَّذ: {waiting}.',
      en: '{name}: stopped by you. {done} done, {refused} not changed, {waiting} not processed.',
    },
    refused: {
      ar: '{name}: توقّف قبل اكتماله. تم: {done}، وبقي كما هو: {refused}، ولم يُنفَّذ: {waiting}.',
      en: '{name}: ended early. {done} done, {refused} not changed, {waiting} not processed.',
    },
  },
  open: { ar: 'عرض النتيجة', en: 'Show result' },
  lists: {
    done: { ar: 'ما تم: {amount}', en: 'Done: {amount}' },
    waiting: { ar: 'ما لم يُنفَّذ: {amount}', en: 'Not processed: {amount}' },
  },
  more: { ar: 'عرض المزيد', en: 'Show more' },
});
