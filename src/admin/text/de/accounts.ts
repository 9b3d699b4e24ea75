import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { accountsText as en } from '../en/accounts.ts';

const { counted, date, moment } = createFormats('de');

export const accountsText: Translation<typeof en> = {
  page: 'Konten',
  title: 'Konten',
  tabs: { label: 'Was gezeigt wird', accounts: 'Konten', log: 'Protokoll' },
  search: { label: 'Konto finden', hint: 'Name oder E-Mail-Adresse', clear: 'Suche leeren' },
  loading: 'Wird geladen …',
  none: {
    title: 'Niemand mit diesem Namen',
    text: 'Versuch es mit dem Anfang eines Namens oder einer ganzen E-Mail-Adresse.',
  },
  failed: 'Diese Liste kam nicht an',
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
    takePro: 'Pro zurücknehmen',
    grantAdmin: 'Zum Admin machen',
    takeAdmin: 'Admin zurücknehmen',
    disable: 'Konto sperren',
    enable: 'Konto entsperren',
  },
  questions: {
    takePro: {
      title: (name) => `${name} Pro wegnehmen?`,
      text: 'Veröffentlichte Räume bleiben online. Mehr Räume als im Gratisplan lassen sich dann nicht anlegen.',
    },
    grantAdmin: {
      title: (name) => `${name} zum Admin machen?`,
      text: 'Admins sehen und ändern hier alles, auch diese Liste.',
    },
    takeAdmin: {
      title: (name) => `${name} die Admin-Rechte nehmen?`,
      text: 'Die Verwaltung ist für dieses Konto sofort zu.',
    },
    disable: {
      title: (name) => `Das Konto von ${name} sperren?`,
      text: 'Niemand kann sich mehr damit anmelden, andere Geräte sind binnen einer Stunde abgemeldet. Die Räume bleiben online. Entsperren geht jederzeit.',
    },
  },
  changed: (name, change) => `${change}: ${name}`,
  notChanged: 'Nichts wurde geändert',
  log: {
    none: { title: 'Noch ist nichts passiert', text: 'Was Admins ändern, wird hier festgehalten.' },
    by: (name) => name || 'Ein gelöschtes Konto',
    at: (when) => moment(when),
    columns: { at: 'Wann', by: 'Wer', action: 'Was', target: 'Woran' },
  },
};
