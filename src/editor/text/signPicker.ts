import { inLanguages } from '../../shared/language/inLanguages.ts';
import { signPickerText as de } from './de/signPicker.ts';
import { signPickerText as en } from './en/signPicker.ts';

export const signPickerText = inLanguages({ en, de });
