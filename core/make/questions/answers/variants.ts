import { answerForms } from '../../../folding/answerForms.ts';
import { foldPassword } from '../../../lock/answer/passwords.ts';
import { LIMITS } from '../../../room/limits.ts';

/** Articles, and the "to" of English verbs, that a typed answer may go without: English, German, French, Spanish, Italian. */
const ARTICLE =
  /^(?:the|an?|to|der|die|das|den|dem|ein|eine|einen|le|la|les|une?|des|el|los|las|una|unos|unas|il|lo|gli|uno) (?=\S)|^l['’] ?(?=\S)/iu;
/** Units that a number may go without. */
const UNITS = new Set(
  '% ‰ ° °C °F m cm dm mm km m² m³ cm² cm³ km² km/h m/s g kg mg t l ml cl € $ £ s min h J kJ W kW N V A Ω Hz mol'.split(
    ' ',
  ),
);
const NUMBER = /^[-−]?\d[\d., ]*/u;
const DATE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/;
/** A remark in brackets, as vocabulary lists have it: "clé (f)". */
const REMARK = /\([^()]*\)/gu;
const MARKS = new Set(' .!?…¡¿');

/**
 * Splits an answer into what counts as right, the main one first: at each "|", and at each "/" that does not
 * belong to a fraction or unit, as in "1/2" and "km/h".
 */
export function splitVariants(answer: string): readonly string[] {
  return inOneLine(answer)
    .replace(/(\p{L}{2})\/(?=\p{L}{2})/gu, '$1|')
    .replace(/ \/|\/ /gu, '|')
    .split('|')
    .map((variant) => variant.trim())
    .filter((variant) => foldPassword(variant) !== '');
}

/**
 * Returns the further answers of a text lock (K7): the teacher's own first, then those by rule. Case, accents and
 * spaces need none, since locks ignore them (A1).
 */
export function furtherAnswers(all: readonly string[]): readonly string[] {
  const further: string[] = [];
  const known = new Set(all.slice(0, 1).flatMap(answerForms));
  for (const variant of [...all.slice(1), ...all.flatMap(variantsByRule)]) {
    const forms = answerForms(variant);
    const isNew = forms.length > 0 && !known.has(forms[0] ?? '');
    if (isNew && variant.length <= LIMITS.password && further.length < LIMITS.alsoAccepts) {
      further.push(variant);
      for (const form of forms) known.add(form);
    }
  }
  return further;
}

/**
 * Returns the further answers of a text lock for which accents and articles count (K7): the teacher's own, and all of
 * them in other capitals, since nobody asked for those.
 */
export function exactAnswers(all: readonly string[]): readonly string[] {
  const [main = '', ...others] = all;
  const plain = all.map(withoutMarks);
  const inCapitals = plain.flatMap((each) => [
    each,
    each.toLowerCase(),
    upperFirst(each),
    each.toUpperCase(),
  ]);
  const further = [...others, ...inCapitals].filter(
    (each) => each !== main && each.length <= LIMITS.password,
  );
  return [...new Set(further)].slice(0, LIMITS.alsoAccepts);
}

function upperFirst(text: string): string {
  return text.replace(/^./u, (first) => first.toUpperCase());
}

function variantsByRule(answer: string): readonly string[] {
  const plain = withoutMarks(answer);
  const bare = plain.replace(ARTICLE, '');
  const unhyphened = bare.replace(/(\p{L})[-‐‑–](?=\p{L})/gu, '$1 ');
  const unlisted = plain.replace(/[,;→>]/gu, ' ');
  return [
    plain,
    bare,
    unhyphened,
    unlisted,
    ...withoutUnit(plain),
    ...otherDates(plain),
    ...otherDecimals(plain),
  ];
}

/** Returns an answer without remarks in brackets and marks at its ends. */
export function withoutMarks(answer: string): string {
  const characters = [...inOneLine(answer.replace(REMARK, ' '))];
  const isLetter = (character: string) => !MARKS.has(character);
  const [first, last] = [characters.findIndex(isLetter), characters.findLastIndex(isLetter)];
  const plain = characters.slice(Math.max(first, 0), last + 1).join('');
  return foldPassword(plain) === '' ? answer : plain;
}

/** Returns a text with single spaces only. */
function inOneLine(text: string): string {
  return text
    .split(/\s/u)
    .filter((word) => word !== '')
    .join(' ');
}

/** Returns an answer without its article. */
export function withoutArticle(answer: string): string {
  return withoutMarks(answer).replace(ARTICLE, '');
}

function withoutUnit(answer: string): readonly string[] {
  const number = NUMBER.exec(answer)?.[0] ?? '';
  const isMeasured = UNITS.has(answer.slice(number.length).replaceAll(' ', ''));
  return number === '' || !isMeasured ? [] : [number.trim(), ...otherDecimals(number.trim())];
}

function otherDates(answer: string): readonly string[] {
  const [, day = '', month = '', year = ''] = DATE.exec(answer) ?? [];
  if (year === '') return [];
  const parts = [String(Number(day)), String(Number(month)), year];
  const padded = [day.padStart(2, '0'), month.padStart(2, '0'), year];
  return ['.', '/', '-'].flatMap((mark) => [parts.join(mark), padded.join(mark)]);
}

function otherDecimals(answer: string): readonly string[] {
  if (!/^[-−]?\d+[.,]\d+$/.test(answer)) return [];
  return [answer.includes('.') ? answer.replace('.', ',') : answer.replace(',', '.')];
}
