/** The reading face of the device for what somebody wrote; it costs no bytes. */
export const LETTER_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";
