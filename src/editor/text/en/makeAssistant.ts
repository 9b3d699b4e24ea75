/** Texts for taking a room from an assistant of the creator's own. */
export const makeAssistantText = {
  paste: 'Paste what it writes',
  pasteHelp: 'Nothing leaves this browser.',
  empty: 'The room appears here, with its way out.',
  noRecipe: 'This is no recipe of a room that can be escaped.',
};
