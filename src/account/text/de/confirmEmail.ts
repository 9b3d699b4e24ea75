import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { confirmEmailText as en } from '../en/confirmEmail.ts';

export const confirmEmailText: Translation<typeof en> = {
  text: 'Bestätige deine E-Mail-Adresse',
  again: 'Mail noch einmal schicken',
  sent: 'Sieh in dein Postfach',
  sentTo: (email) => `Wir haben dir einen Link geschickt. Öffne ihn, um ${email} zu bestätigen.`,
  failed: 'Die Mail ließ sich nicht schicken',
  mailbox: 'Postfach',
};
