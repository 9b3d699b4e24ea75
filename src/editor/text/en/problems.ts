import type { Difficulty } from '../../../../core/room/lists/difficulty.ts';
import { createFormats } from '../../../shared/language/formats.ts';
import { bandNames } from '../../../shared/text/en/bands.ts';

const { counted, number } = createFormats('en');

function withSuggestions(words: string, amount: number): string {
  return amount === 0 ? words : `${words} · ${counted(amount, 'suggestion', 'suggestions')}`;
}

/** The state of a room: whether it can be escaped, and its findings. */
export const problemsText = {
  error: 'To fix',
  warning: 'Suggestion',
  faults: (errors: number, suggestions: number) =>
    withSuggestions(`${counted(errors, 'thing', 'things')} to fix`, suggestions),
  escapable: (steps: number, { band, minutes }: Difficulty, suggestions: number) =>
    withSuggestions(
      `Escapable in ${counted(steps, 'step', 'steps')}, about ${number(minutes)} min, ${bandNames[band].toLowerCase()}`,
      suggestions,
    ),
  /** Short form for small spaces. */
  escapableShort: (steps: number, minutes: number) =>
    `Escapable: ${counted(steps, 'step', 'steps')}, about ${number(minutes)} min`,
  noPuzzle: (suggestions: number) => withSuggestions('Playable, not a puzzle yet', suggestions),
  waive: 'Dismiss',
  waived: (amount: number) => `${counted(amount, 'suggestion is', 'suggestions are')} hidden. Show again`,
};
