import { createFormats } from '../../../shared/language/formats.ts';

const { number, money, date } = createFormats('en');

/** Texts of the admin overview. */
export const overviewText = {
  loading: 'Counting…',
  failed: 'The overview could not be loaded',
  queues: 'Waiting for you',
  items: 'Things to review',
  backgrounds: 'Backgrounds to review',
  reports: 'Open reports',
  days: 'The last thirty days',
  lag: 'Counted every hour. A day begins at midnight UTC.',
  accounts: 'New accounts',
  plays: 'Plays',
  income: 'Income',
  storage: 'Storage used by pictures',
  inThirtyDays: 'in thirty days',
  now: 'at the last count',
  asTable: 'Show as a table',
  dayColumn: 'Day',
  day: (day: string | undefined) => (day === undefined ? '' : date(new Date(`${day}T12:00:00`))),
  number,
  money,
  megabytes: (bytes: number) => `${number(bytes / 1_000_000)} MB`,
} as const;
