/** Splits a text into its sentences; a title before a name ends none. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .replace(/\b(Mrs?|Dr)\. /g, '$1 ')
    .split('\n')
    .flatMap((line) => `${line} `.split(/[.!?][“”"]? /u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
