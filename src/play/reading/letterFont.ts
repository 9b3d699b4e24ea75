/** For what somebody wrote. The device's own face, where ours has no letters for it, is one for reading too. */
export const LETTER_FONT =
  "Alegreya, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
