import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { welcomeMailText as en } from '../en/welcomeMail.ts';

export const welcomeMailText: Translation<typeof en> = {
  sent: (email) =>
    `Wir haben eine Mail an ${email} geschickt. Öffne den Link darin, um deine Adresse zu bestätigen. Bis dahin kannst du einfach weitermachen.`,
  failed: (email) =>
    `Die Mail an ${email} ließ sich nicht schicken. Schick sie noch einmal, um deine Adresse zu bestätigen. Bis dahin kannst du einfach weitermachen.`,
  seen: 'Schließen',
};
