import { createFormats } from '../../../shared/language/formats.ts';
import type { Translation } from '../../../shared/language/inLanguages.ts';
import { bandNames } from '../../../shared/text/de/bands.ts';
import type { problemsText as en } from '../en/problems.ts';

const { counted, number } = createFormats('de');

function withSuggestions(words: string, amount: number): string {
  return amount === 0 ? words : `${words} · ${counted(amount, 'Vorschlag', 'Vorschläge')}`;
}

export const problemsText: Translation<typeof en> = {
  error: 'Fehler',
  warning: 'Vorschlag',
  faults: (errors, suggestions) =>
    withSuggestions(`${counted(errors, 'Fehler', 'Fehler')} zu beheben`, suggestions),
  escapable: (steps, { band, minutes }, suggestions) =>
    withSuggestions(
      `Ausweg in ${counted(steps, 'Schritt', 'Schritten')}, etwa ${number(minutes)} Min., ${bandNames[band].toLowerCase()}`,
      suggestions,
    ),
  escapableShort: (steps, minutes) =>
    `Ausweg: ${counted(steps, 'Schritt', 'Schritte')}, etwa ${number(minutes)} Min.`,
  noPuzzle: (suggestions) => withSuggestions('Spielbar, aber noch kein Rätsel', suggestions),
  waive: 'Ausblenden',
  waived: (amount) => `${counted(amount, 'Vorschlag', 'Vorschläge')} ausgeblendet. Wieder zeigen`,
};
