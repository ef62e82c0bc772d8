import type { Bilingual } from '#core/i18n/language.ts';

/** Light colours of a mail; inlined in the elements, because some clients remove style sheets. */
export const colors = {
  background: '#f1f4fa',
  sheet: '#ffffff',
  text: '#0c1a4d',
  border: '#c8d6f5',
  muted: '#5d6984',
  link: '#1b3397',
  header: '#13256e',
} as const;

/** System fonts, because a mail loads nothing. */
export const fonts = {
  ar: { text: "'Segoe UI','Geeza Pro',Tahoma,Arial,sans-serif", brand: "'Geeza Pro','Times New Roman',serif" },
  en: { text: "'Segoe UI',Helvetica,Arial,sans-serif", brand: "Georgia,'Times New Roman',serif" },
} as const satisfies Bilingual<object>;

/**
 * Style sheet of a mail: dark colours for clients that request them, and narrow margins on phones. The mail is complete without it.
 * The header keeps its colour, so that the wordmark is white on lapis everywhere.
 */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.edge{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){
.ground{background:#08112e!important}
.sheet{background:#0f1a42!important}
.ground,.sheet{color:#e4ebfa!important}
.muted{color:#9db5ed!important}
.link{color:#c8d6f5!important}
.panel{background:#08112e!important}
.line{border-color:#3e61cf!important}
.button{background:#3e61cf!important}
}`;

/** Fonts for Outlook on Windows, which reads them only from its own style sheet and does not inherit them into tables. */
export const outlookStyles =
  "<!--[if mso]><style>h1,h2,p,td,th,a{font-family:'Segoe UI',Tahoma,Arial,sans-serif!important}</style><![endif]-->";
