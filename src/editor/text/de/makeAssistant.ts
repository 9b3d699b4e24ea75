import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { makeAssistantText as en } from '../en/makeAssistant.ts';

export const makeAssistantText: Translation<typeof en> = {
  paste: 'Füg ein, was sie schreibt',
  pasteHelp: 'Nichts davon verlässt diesen Browser.',
  empty: 'Hier erscheint der Raum, mit seinem Ausweg.',
  noRecipe: 'Das ist kein Rezept eines Raums, aus dem man entkommen kann.',
};
