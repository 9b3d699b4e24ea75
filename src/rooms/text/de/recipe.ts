import type { Translation } from '../../../shared/language/inLanguages.ts';
import type { recipeText as en } from '../en/recipe.ts';

export const recipeText: Translation<typeof en> = {
  refusal: (refusal) => {
    switch (refusal.type) {
      case 'noDoor':
        return 'Er hat keine Tür.';
      case 'ownPicture':
        return `Ein Rezept kann nur nennen, was es in der Bibliothek gibt. Nicht darin: ${refusal.name}.`;
      case 'ownBackground':
        return `Ein Rezept kann nur Hintergründe der Bibliothek nennen. Ein anderer ist in: ${refusal.name || 'der ersten Szene'}.`;
      case 'unfinishedLock':
        return `Verschlossen, aber ohne Antwort: ${refusal.name}.`;
    }
  },
};
