/** Those of other scripts than ASCII. */
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** The digits of other scripts that were met so far: a text may hold nothing else. */
const asciiDigits = new Map<string, string>();

/** A text with the decimal digits of every script as those of ASCII: "٤٢" is "42". */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const ascii = asciiDigits.get(digit) ?? findAsciiDigit(digit);
    asciiDigits.set(digit, ascii);
    return ascii;
  });
}

/** Unicode keeps the digits of a script in runs of ten, from zero: the place in the run is the value. */
function findAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code)));
}
