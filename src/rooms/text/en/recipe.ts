import type { RecipeOfRefusal } from '../../../../core/recipe/recipeOf.ts';

/** Why a room cannot be exported as a recipe. Loaded with the code that writes recipes. */
export const recipeText = {
  refusal: (refusal: RecipeOfRefusal) => {
    switch (refusal.type) {
      case 'noDoor':
        return 'It has no door.';
      case 'ownPicture':
        return `A recipe can only name what the library has. Not in it: ${refusal.name}.`;
      case 'ownBackground':
        return `A recipe can only name backgrounds of the library. Another one is in: ${refusal.name || 'the first scene'}.`;
      case 'unfinishedLock':
        return `Locked, but without an answer: ${refusal.name}.`;
    }
  },
};
