import { signPickerText as de } from './de/signPicker.ts';
import { signPickerText as en } from './en/signPicker.ts';
import { inLanguages } from './inLanguages.ts';

export const signPickerText = inLanguages({ en, de });
