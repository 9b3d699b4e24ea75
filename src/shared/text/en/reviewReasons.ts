/** Why something is not taken into the library, in words for who decides and for whom it is. */
export const reviewReasonsText = {
  notTheirs: 'Looks like somebody else’s work',
  offTheFloor: 'Floats, or is cut off',
  wrongLight: 'Light from the wrong side',
  tooSmall: 'Too small or blurred',
  showsPerson: 'Shows a person or a brand',
  other: 'Does not fit in',
};
