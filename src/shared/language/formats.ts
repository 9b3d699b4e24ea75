import { type Language, presentLanguage, regionalTag } from './language.ts';

/**
 * Formats numbers, dates and lists in a language, as its readers write them where they are. Created on first use, since
 * no screen needs all.
 */
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
  /** A day of this year, such as `November 22`. */
  day: (date: Date) => string;
  /** An hour, such as `6:02 PM`. */
  hour: (date: Date) => string;
  /** The same with its seconds: `6:02:31 PM`. */
  exactHour: (date: Date) => string;
  /** Whole dollars, such as `$20`; alike in every region, as the prices are. */
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
  const numberFormat = (options: Intl.NumberFormatOptions) =>
    formatWith(() => new Intl.NumberFormat(regionalTag(language), options));
  const dateFormat = (options: Intl.DateTimeFormatOptions) =>
    formatWith(() => new Intl.DateTimeFormat(regionalTag(language), options));
  const number = numberFormat({ maximumFractionDigits: 1 });
  const seconds = numberFormat({ ...ONE_DIGIT, minimumIntegerDigits: 2 });
  const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const hour = dateFormat({ timeStyle: 'short' });
  const plurals = once(() => new Intl.PluralRules(language));
  const pasts = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
  return {
    number,
    rating: numberFormat(ONE_DIGIT),
    counted: (count, one, other) => `${number(count)} ${plurals().select(count) === 'one' ? one : other}`,
    list: formatWith(() => new Intl.ListFormat(language, { type: 'conjunction' })),
    percent: numberFormat({ style: 'percent' }),
    ago: (passed) => {
      const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? ['minute', 60];
      return pasts().format(-Math.floor(passed / length), unit);
    },
    moment,
    recent: (date, now = new Date()) => {
      const days = daysBetween(date, now);
      return days < 0 || days > 1 ? moment(date) : `${pasts().format(-days, 'day')}, ${hour(date)}`;
    },
    date: dateFormat({ dateStyle: 'medium' }),
    day: dateFormat({ day: 'numeric', month: 'long' }),
    hour,
    exactHour: dateFormat({ timeStyle: 'medium' }),
    money: formatWith(() => new Intl.NumberFormat(language, WHOLE_DOLLARS)),
    time: (milliseconds) => {
      const tenths = Math.floor(milliseconds / 100);
      return `${Math.floor(tenths / 600)}:${seconds((tenths % 600) / 10)}`;
    },
  };
}

function formatWith<Value>(make: () => { format: (value: Value) => string }): (value: Value) => string {
  const made = once(make);
  return (value) => made().format(value);
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
