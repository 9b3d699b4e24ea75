import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { accountsText as en } from '../en/accounts.ts';

const { counted, date, moment } = createFormats('de');

export const accountsText: Translation<typeof en> = {
  page: 'Konten',
  title: 'Konten',
  tabs: { label: 'Anzeigen', accounts: 'Konten', log: 'Protokoll' },
  search: { label: 'Konto finden', hint: 'Name oder E-Mail-Adresse', clear: 'Suche leeren' },
  loading: 'Wird geladen …',
  none: {
    title: 'Niemand mit diesem Namen',
    text: 'Versuch es mit dem Anfang eines Namens oder einer ganzen E-Mail-Adresse.',
  },
  failed: 'Die Liste ließ sich nicht laden',
  more: 'Mehr laden',
  nameless: 'Ohne Namen',
  since: (moment) => `Dabei seit ${date(moment)}`,
  rooms: (count) => counted(count, 'Raum', 'Räume'),
  plays: (count) => counted(count, 'Spiel', 'Spiele'),
  admin: 'Admin',
  disabled: 'Gesperrt',
  plans: { paid: 'Pro, bezahlt', granted: 'Pro, geschenkt' },
  planDates: (from, to) => (from ? `${date(from)} bis ${date(to)}` : `bis ${date(to)}`),
  menuFor: (name) => `Konto von ${name} ändern`,
  changes: {
    grantPro: 'Pro schenken',
    takePro: 'Pro entziehen',
    grantAdmin: 'Zum Admin machen',
    takeAdmin: 'Admin-Rechte entziehen',
    disable: 'Konto sperren',
    enable: 'Konto entsperren',
  },
  questions: {
    takePro: {
      title: (name) => `${name} Pro entziehen?`,
      text: 'Veröffentlichte Räume bleiben online. Neue lassen sich nur noch anlegen, soweit der Free-Plan es erlaubt.',
    },
    grantAdmin: {
      title: (name) => `${name} zum Admin machen?`,
      text: 'Admins können hier alles sehen und ändern, auch diese Liste.',
    },
    takeAdmin: {
      title: (name) => `${name} die Admin-Rechte entziehen?`,
      text: 'Dieses Konto hat dann sofort keinen Zugang mehr zur Verwaltung.',
    },
    disable: {
      title: (name) => `Das Konto von ${name} sperren?`,
      text: 'Niemand kann sich mehr damit anmelden, und seine Geräte werden binnen einer Stunde abgemeldet. Die Räume bleiben online. Du kannst das Konto jederzeit entsperren.',
    },
  },
  changed: (name, change) => `${change}: ${name}`,
  notChanged: 'Es wurde nichts geändert',
  log: {
    none: { title: 'Noch nichts passiert', text: 'Was Admins ändern, wird hier festgehalten.' },
    by: (name) => name || 'Ein gelöschtes Konto',
    at: (when) => moment(when),
    columns: { at: 'Wann', by: 'Wer', action: 'Aktion', target: 'Ziel' },
  },
};
