import { numberOfWord } from './numberWords.ts';

/** A way to say a time: `h` names the hour, `m` the minutes, in words or digits. */
interface Saying {
  pattern: RegExp;
  /** Returns the minutes from the hour that is said. */
  from?: (minutes: number) => number;
}

const BEGINNING = /^(?:it is|it['’]s|at|es ist|um|il est|à|son|es|a) /u;

const before = (minutes: number) => -minutes;

/** English, German, French, Spanish. The first that matches counts. */
const SAYINGS: readonly Saying[] = [
  { pattern: /^(?<h>\S+) o['’]?clock$/u },
  { pattern: /^(?<m>.+?)(?: minutes)? past (?<h>\S+)$/u },
  { pattern: /^(?<m>.+?)(?: minutes)? to (?<h>\S+)$/u, from: before },
  { pattern: /^(?<h>\S+) uhr(?: (?<m>\S+))?$/u },
  { pattern: /^(?<m>\S+)(?: minuten)? vor halb (?<h>\S+)$/u, from: (minutes) => -30 - minutes },
  { pattern: /^(?<m>\S+)(?: minuten)? nach halb (?<h>\S+)$/u, from: (minutes: number) => -30 + minutes },
  { pattern: /^halb (?<h>\S+)$/u, from: () => -30 },
  { pattern: /^(?<m>\S+)(?: minuten)? nach (?<h>\S+)$/u },
  { pattern: /^(?<m>\S+)(?: minuten)? vor (?<h>\S+)$/u, from: before },
  { pattern: /^(?<h>\S+) heures? moins (?:le )?(?<m>.+)$/u, from: before },
  { pattern: /^(?<h>\S+) heures?(?: et)?(?: (?<m>.+))?$/u },
  { pattern: /^las? (?<h>\S+) menos (?<m>.+)$/u, from: before },
  { pattern: /^las? (?<h>\S+) y (?<m>.+)$/u },
  { pattern: /^las? (?<h>\S+) en punto$/u },
];

const DIGITS = /^(?<h>\d{1,2}) ?(?::|h) ?(?<m>\d{2})?(?: ?(?<half>[ap])\.?m\.?| uhr)?$/u;
const HALF_DAY = 12;
const HOUR = 60;

/**
 * Returns the answer of a clock lock for a time in digits ("10:10", "10h10", "3:45 pm") or words ("ten past ten",
 * "zehn nach zehn", "dix heures dix", "las diez y diez"); null if it is no time, or none that a dial shows in steps
 * of five minutes.
 */
export function readTime(answer: string): string | null {
  const said = answer.toLowerCase().replace(/\s+/gu, ' ').trim().replace(BEGINNING, '');
  const digits = DIGITS.exec(said)?.groups;
  if (digits) return timeOnDial(Number(digits.h), Number(digits.m ?? 0));
  for (const { pattern, from = (minutes: number) => minutes } of SAYINGS) {
    const { h, m } = pattern.exec(said)?.groups ?? {};
    if (h === undefined) continue;
    const hour = numberOfWord(h);
    const minutes = m === undefined ? 0 : numberOfWord(m);
    if (hour !== null && minutes !== null) return timeOnDial(hour, from(minutes));
  }
  return null;
}

/** @param minutes from the hour; they may be negative: a quarter to three is −15 from three */
function timeOnDial(hour: number, minutes: number): string | null {
  if (hour > 2 * HALF_DAY || Math.abs(minutes) >= HOUR || minutes % 5 !== 0) return null;
  const all = (hour * HOUR + minutes + HALF_DAY * HOUR) % (HALF_DAY * HOUR);
  const shown = Math.floor(all / HOUR) || HALF_DAY;
  return `${shown}:${String(all % HOUR).padStart(2, '0')}`;
}
