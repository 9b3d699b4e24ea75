import { inLanguages } from '../../shared/language/inLanguages.ts';
import { recipeText as de } from './de/recipe.ts';
import { recipeText as en } from './en/recipe.ts';

export const recipeText = inLanguages({ en, de });
