import type { bandNames as en } from '../en/bands.ts';
import type { Translation } from '../inLanguages.ts';

export const bandNames: Translation<typeof en> = {
  easy: 'Leicht',
  medium: 'Kniffelig',
  hard: 'Schwer',
  expert: 'Teuflisch',
};
