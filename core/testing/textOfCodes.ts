const SURROGATES = { first: 0xd800, count: 0x800 };

/** The last number that maps to a character. */
export const LAST_CODE = 0x10ffff - SURROGATES.count;

/**
 * Returns a text of any Unicode characters, numbered without gaps.
 * `fc.array(fc.nat(LAST_CODE)).map(textOfCodes)` is ready at once; fast-check's own unit `binary` takes more
 * than a second to prepare in every file.
 */
export function textOfCodes(codes: readonly number[]): string {
  const points = codes.map((code) => (code < SURROGATES.first ? code : code + SURROGATES.count));
  return String.fromCodePoint(...points);
}
