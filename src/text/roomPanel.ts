import { roomPanelText as de } from './de/roomPanel.ts';
import { roomPanelText as en } from './en/roomPanel.ts';
import { inLanguages } from './inLanguages.ts';

export const roomPanelText = inLanguages({ en, de });
