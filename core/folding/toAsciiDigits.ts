/** Decimal digits that are not ASCII. */
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** A cache of the digits met so far. */
const asciiDigits = new Map<string, string>();

/** Replaces decimal digits of every script by ASCII digits: "٤٢" becomes "42". */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const ascii = asciiDigits.get(digit) ?? findAsciiDigit(digit);
    asciiDigits.set(digit, ascii);
    return ascii;
  });
}

/**
 * Unicode orders each script's digits in runs of ten, from zero: a digit's offset in its run is its value.
 */
function findAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code)));
}
