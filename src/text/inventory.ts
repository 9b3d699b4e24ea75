import { inventoryText as de } from './de/inventory.ts';
import { inventoryText as en } from './en/inventory.ts';
import { inLanguages } from './inLanguages.ts';

export const inventoryText = inLanguages({ en, de });
