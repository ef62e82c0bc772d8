import { isolateText } from '#core/i18n/format.ts';
import { type Language, localisedAddress } from '#core/i18n/language.ts';
import { serverTexts } from '#core/i18n/server-texts.ts';
import { type StaffRole, staffRoles } from '#core/permissions/permissions.ts';
import { defineMail } from '#core/server/mail/define-mail.ts';
import { Button, Paragraph, part } from '#core/server/mail/mail-components.ts';

/** A granted role; `cause` is the time of the grant. */
type Grant = {
  readonly language: Language;
  /** Address of the owner who granted it. */
  readonly by: string;
  readonly role: StaffRole;
  readonly cause: string;
};

/** Mail to a new admin user (decision 94). */
export const adminGrantedMail = defineMail<Grant & { readonly name: string }>('admin-granted', {
  audience: 'account',
  cause: 'staff',
  body: ({ name, by, role }, { language, settings, publicUrl }) => {
    const { subject, preheader, body, button, otherwise, roles, roleTexts } = serverTexts(language, settings.public)
      .mail.adminGranted;
    const texts = [...body({ by: isolateText(by), role: roles[role] }), roleTexts[role]];
    return {
      subject,
      preheader,
      name,
      parts: [
        ...texts.map((text) => part(Paragraph, { text })),
        part(Button, { language, settings, label: button, url: localisedAddress('/admin', publicUrl, language) }),
        part(Paragraph, { text: otherwise }),
      ],
    };
  },
  samples: (language) =>
    staffRoles.map((role) => ({ language, name: 'Salma', by: 'owner@example.com', role, cause: 'example' })),
});

/** Mail to an invited staff member whose account has an unverified address: the role is inactive until then (decision 201). */
export const staffInvitedMail = defineMail<Grant>('staff-invited', {
  audience: 'account',
  cause: 'staff',
  body: ({ by, role }, { language, settings, publicUrl }) => {
    const { adminGranted, staffInvited } = serverTexts(language, settings.public).mail;
    const { subject, preheader, body, button, otherwise } = staffInvited;
    const url = localisedAddress('/account?tab=profile', publicUrl, language);
    return {
      subject,
      preheader,
      parts: [
        ...body({ by: isolateText(by), role: adminGranted.roles[role] }).map((text) => part(Paragraph, { text })),
        part(Button, { language, settings, label: button, url }),
        part(Paragraph, { text: otherwise }),
      ],
    };
  },
  samples: (language) => staffRoles.map((role) => ({ language, by: 'owner@example.com', role, cause: 'example' })),
});
