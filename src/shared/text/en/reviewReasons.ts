/** Reasons to reject an offer to the library, for reviewers and uploaders. */
export const reviewReasonsText = {
  notTheirs: 'Looks like somebody else’s work',
  offTheFloor: 'Floats, or is cut off',
  wrongLight: 'Light from the wrong side',
  tooSmall: 'Too small or blurred',
  showsPerson: 'Shows a person or a brand',
  other: 'Does not fit in',
};
