import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { inputRecipe } from '@chakra-ui/react/theme';

type InputLook = RecipeVariantProps<typeof inputRecipe>;

const { withContext } = createRecipeContext({ key: 'input' });

/**
 * An input without a `Field` around it. Chakra's own includes everything that a field can be: 3 kB of each
 * first visit.
 */
export const PlainInput = withContext<HTMLInputElement, Omit<HTMLChakraProps<'input'>, 'size'> & InputLook>(
  'input',
);

/** The browser's own select, without a `Field` for the same reason. */
export const PlainSelect = withContext<
  HTMLSelectElement,
  Omit<HTMLChakraProps<'select'>, 'size'> & InputLook
>('select');
