import { inLanguages } from '../../shared/language/inLanguages.ts';
import { puzzlePanelText as de } from './de/puzzlePanel.ts';
import { puzzlePanelText as en } from './en/puzzlePanel.ts';

export const puzzlePanelText = inLanguages({ en, de });
