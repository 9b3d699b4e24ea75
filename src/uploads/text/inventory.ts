import { inLanguages } from '../../shared/language/inLanguages.ts';
import { inventoryText as de } from './de/inventory.ts';
import { inventoryText as en } from './en/inventory.ts';

export const inventoryText = inLanguages({ en, de });
