import { type Language, presentLanguage } from './language.ts';

/** Formats numbers, dates and lists in a language. Created on first use, since no screen needs all. */
export interface Formats {
  /** At most one digit after the point. */
  number: (value: number) => string;
  /** Exactly one digit after the point. */
  rating: (value: number) => string;
  /** `1 play`, `2 plays`. */
  counted: (count: number, one: string, other: string) => string;
  /** `a, b, and c`. */
  list: (parts: Iterable<string>) => string;
  /** `71%` of a share from 0 to 1. */
  percent: (share: number) => string;
  /** `3 days ago` from seconds, in the largest unit that fits. */
  ago: (seconds: number) => string;
  /** A day with its time, such as `Nov 22, 2026, 6:02 PM`. */
  moment: (date: Date) => string;
  /** The same, with words for today and yesterday: `today, 6:02 PM`. */
  recent: (date: Date, now?: Date) => string;
  /** A day, such as `Nov 22, 2026`. */
  date: (date: Date) => string;
  /** Whole dollars, such as `$20`. */
  money: (dollars: number) => string;
  /** `2:31.4` from milliseconds, rounded down. */
  time: (milliseconds: number) => string;
}

const WHOLE_DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** In seconds, largest first. */
const UNITS = [
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const formats: Record<Language, Formats> = { en: createFormats('en'), de: createFormats('de') };

/** The formats of the current language. */
export function presentFormats(): Formats {
  return formats[presentLanguage()];
}

export function createFormats(language: Language): Formats {
  const numbers = once(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));
  const ratings = once(() => new Intl.NumberFormat(language, ONE_DIGIT));
  const seconds = once(() => new Intl.NumberFormat(language, { ...ONE_DIGIT, minimumIntegerDigits: 2 }));
  const plurals = once(() => new Intl.PluralRules(language));
  const lists = once(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const percents = once(() => new Intl.NumberFormat(language, { style: 'percent' }));
  const moments = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }));
  const pasts = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  const clocks = once(() => new Intl.DateTimeFormat(language, { timeStyle: 'short' }));
  const dates = once(() => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }));
  const prices = once(() => new Intl.NumberFormat(language, WHOLE_DOLLARS));
  return {
    number: (value) => numbers().format(value),
    rating: (value) => ratings().format(value),
    counted: (count, one, other) =>
      `${numbers().format(count)} ${plurals().select(count) === 'one' ? one : other}`,
    list: (parts) => lists().format(parts),
    percent: (share) => percents().format(share),
    ago: (passed) => {
      const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', 60];
      return pasts().format(-Math.floor(passed / length), unit);
    },
    moment: (date) => moments().format(date),
    recent: (date, now = new Date()) => {
      const days = daysBetween(date, now);
      if (days < 0 || days > 1) return moments().format(date);
      return `${pasts().format(-days, 'day')}, ${clocks().format(date)}`;
    },
    date: (date) => dates().format(date),
    money: (dollars) => prices().format(dollars),
    time: (milliseconds) => {
      const tenths = Math.floor(milliseconds / 100);
      return `${Math.floor(tenths / 600)}:${seconds().format((tenths % 600) / 10)}`;
    },
  };
}

/** The number of midnights between two dates; correct even if a day has 23 hours. */
function daysBetween(from: Date, to: Date): number {
  const [start, end] = [from, to].map((date) => new Date(date).setHours(0, 0, 0, 0));
  return Math.round(((end ?? 0) - (start ?? 0)) / 86_400_000);
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
