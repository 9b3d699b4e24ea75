import { defineSlotRecipe } from '@chakra-ui/react';
import {
  fieldSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import { materials } from './materials.ts';
import { FIELD_TEXT, field } from './recipes.ts';

/** Chakra's own slot recipes of the components that a first visit shows; a tab or a switch brings its own. */
export const chakraSlotRecipes = {
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  toast: toastSlotRecipe,
};

const floating = {
  bg: 'bg.raised',
  borderWidth: '2px',
  borderColor: 'ink',
  boxShadow: 'lifted',
};

const status = (name: 'success' | 'error' | 'warning') => ({
  background: `bg.${name}`,
  color: 'fg',
  borderColor: `border.${name}`,
  '--toast-border-color': `colors.border.${name}`,
  '--toast-trigger-bg': `colors.bg.${name}`,
});

/** Our changes; merged over them by `createSystem`. */
export const slotRecipes = {
  menu: defineSlotRecipe({
    slots: menuSlotRecipe.slots,
    base: {
      content: { ...floating, '--menu-bg': 'colors.bg.raised' },
      separator: { bg: 'border' },
    },
    variants: {
      variant: { subtle: { item: { _highlighted: { bg: 'bg.chosen', color: 'fg' } } } },
      size: { md: { item: { minH: 'var(--press-size)', px: '3' } } },
    },
  }),
  toast: defineSlotRecipe({
    slots: toastSlotRecipe.slots,
    base: {
      root: {
        background: materials.paper,
        borderWidth: '2px',
        borderColor: 'ink',
        borderRadius: '8px',
        boxShadow: 'lifted',
        '&[data-type=success]': status('success'),
        '&[data-type=error]': status('error'),
        '&[data-type=warning]': status('warning'),
      },
      description: { opacity: 1, color: 'fg.muted' },
      title: { fontWeight: '650' },
      indicator: {
        '[data-type=success] &': { color: 'fg.success' },
        '[data-type=error] &': { color: 'fg.error' },
        '[data-type=warning] &': { color: 'fg.warning' },
      },
    },
  }),
  nativeSelect: defineSlotRecipe({
    slots: nativeSelectSlotRecipe.slots,
    base: { field: { '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' } } },
    variants: {
      variant: { outline: { field } },
      size: {
        sm: {
          root: { '--select-field-height': 'var(--press-size)' },
          field: { fontSize: FIELD_TEXT },
        },
        md: {
          root: { '--select-field-height': 'sizes.11' },
          field: { fontSize: FIELD_TEXT },
        },
      },
    },
  }),
  field: defineSlotRecipe({
    slots: fieldSlotRecipe.slots,
    base: {
      label: { fontWeight: '650' },
      errorText: { textStyle: 'sm', fontWeight: '600', color: 'fg.error' },
      helperText: { textStyle: 'sm', color: 'fg.subtle' },
    },
  }),
};
