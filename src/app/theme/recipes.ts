import { defineRecipe } from '@chakra-ui/react';
import {
  headingRecipe,
  inputRecipe,
  linkRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textareaRecipe,
} from '@chakra-ui/react/theme';
import { focusRingOfRecipe } from '../../shared/kit/focusRing.ts';
import { button } from './button.ts';
import { panel } from './panel.ts';

/** Chakra's own recipes of the components in use; others cost no bytes. */
export const chakraRecipes = {
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

/** The style of all inputs. */
export const field = {
  bg: 'bg.inset',
  borderColor: 'border.strong',
  borderWidth: '1.5px',
  ...focusRingOfRecipe,
  _hover: { borderColor: 'accent' },
  _invalid: { borderColor: 'border.error' },
};

/** At least 16 px on touch screens. */
export const FIELD_TEXT = 'var(--field-text)';

// The display font looks small, so its sizes are a step larger than the text's of the same name; at least 18
// px.
const titles = {
  xs: { fontSize: '1.125rem' },
  sm: { fontSize: '1.1875rem' },
  md: { fontSize: '1.25rem' },
  lg: { fontSize: '1.375rem' },
  xl: { fontSize: '1.5rem' },
  '2xl': { fontSize: '1.75rem' },
  '3xl': pageTitle('clamp(1.875rem, 1.6rem + 1vw, 2.375rem)'),
  '4xl': pageTitle('clamp(2.125rem, 1.6rem + 1.9vw, 3.125rem)'),
  '5xl': pageTitle('clamp(2.5rem, 1.7rem + 3vw, 4rem)'),
  '6xl': pageTitle('clamp(3.25rem, 1.9rem + 5.4vw, 6.25rem)'),
};

/** Line height and letter spacing come with each size: in the base, Chakra's style of the size would override them. */
function pageTitle(fontSize: string) {
  return { fontSize, lineHeight: '1.08', letterSpacing: '-0.004em' };
}

/** Our changes of Chakra's recipes; merged over them by `createSystem`. */
export const recipes = {
  panel,
  input: defineRecipe({
    variants: {
      variant: { outline: field },
      size: {
        sm: { '--input-height': 'var(--press-size)', fontSize: FIELD_TEXT },
        md: { '--input-height': 'sizes.11', fontSize: FIELD_TEXT },
        lg: { '--input-height': 'sizes.12', fontSize: '16px' },
      },
    },
  }),
  textarea: defineRecipe({
    variants: { variant: { outline: field }, size: { md: { fontSize: FIELD_TEXT } } },
  }),
  heading: defineRecipe({
    base: {
      fontWeight: '700',
      textWrap: 'balance',
      fontVariantNumeric: 'lining-nums',
    },
    variants: { size: titles },
  }),
  link: defineRecipe({
    base: { fontWeight: '600', borderRadius: 'sm', ...focusRingOfRecipe },
    variants: { variant: { underline: { color: 'link', textDecorationColor: 'currentcolor' } } },
  }),
  skeleton: defineRecipe({ base: { borderRadius: 'md' } }),
  button,
};
