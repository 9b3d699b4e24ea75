/** The font of creators' texts; the fallbacks are reading fonts too. */
export const LETTER_FONT =
  "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
