import { puzzlePanelText as de } from './de/puzzlePanel.ts';
import { puzzlePanelText as en } from './en/puzzlePanel.ts';
import { inLanguages } from './inLanguages.ts';

export const puzzlePanelText = inLanguages({ en, de });
