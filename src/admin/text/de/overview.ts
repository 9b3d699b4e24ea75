import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { overviewText as en } from '../en/overview.ts';

const { number, money, date } = createFormats('de');

export const overviewText: Translation<typeof en> = {
  loading: 'Es wird gezählt…',
  failed: 'Der Überblick ließ sich nicht laden',
  queues: 'Das wartet auf dich',
  items: 'Dinge zu prüfen',
  backgrounds: 'Hintergründe zu prüfen',
  reports: 'Offene Meldungen',
  days: 'Die letzten dreißig Tage',
  lag: 'Stündlich gezählt. Ein Tag beginnt um Mitternacht UTC.',
  accounts: 'Neue Konten',
  plays: 'Spiele',
  income: 'Einnahmen',
  storage: 'Speicher für Bilder',
  inThirtyDays: 'in dreißig Tagen',
  now: 'nach der letzten Zählung',
  asTable: 'Als Tabelle zeigen',
  dayColumn: 'Tag',
  day: (day) => (day === undefined ? '' : date(new Date(`${day}T12:00:00`))),
  number,
  money,
  megabytes: (bytes) => `${number(bytes / 1_000_000)} MB`,
};
