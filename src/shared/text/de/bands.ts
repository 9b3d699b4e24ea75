import type { Translation } from '../../language/inLanguages.ts';
import type { bandNames as en } from '../en/bands.ts';

export const bandNames: Translation<typeof en> = {
  easy: 'Leicht',
  medium: 'Kniffelig',
  hard: 'Schwer',
  expert: 'Teuflisch',
};
