/** Character classes for use within a regular expression with the flag `u`. */

/** Control characters, joiners and everything else that is never drawn. */
export const NEVER_DRAWN = '\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}';

/**
 * Letters and signs that are drawn as nothing: blank Braille, the object replacement character, a null note,
 * hieroglyphs, a filler.
 */
export const DRAWN_AS_NOTHING = '\\u2800\\ufffc\\u{1d159}\\u{13441}\\u{13442}\\u{16fe4}';
