import { defineSlotRecipe } from '@chakra-ui/react';
import {
  fieldSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import { focusRingOfRecipe } from './focusRing.ts';
import { materials } from './materials.ts';
import { FIELD_TEXT, field } from './recipes.ts';

/** Chakra's own slot recipes of the components in use. */
export const chakraSlotRecipes = {
  field: fieldSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
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
  tabs: defineSlotRecipe({
    slots: tabsSlotRecipe.slots,
    base: {
      root: { '--tabs-indicator-bg': 'colors.bg.chosen' },
      trigger: { fontWeight: '600', _focusVisible: { outlineColor: 'focus' } },
    },
    variants: {
      variant: {
        line: {
          trigger: {
            _selected: { color: 'accent.fg' },
            _hover: { color: 'fg' },
          },
        },
        enclosed: {
          list: { bg: 'bg.deep', borderWidth: '1px', borderColor: 'border' },
          trigger: chosenPlate('_selected'),
        },
      },
      size: {
        sm: { root: { '--tabs-height': 'var(--press-size)' } },
        md: { root: { '--tabs-height': 'sizes.11' } },
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
  switch: defineSlotRecipe({
    slots: switchSlotRecipe.slots,
    base: { root: { minH: 'var(--press-size)' }, label: { lineHeight: '1.3' } },
    variants: {
      variant: {
        solid: {
          control: {
            bg: 'bg.inset',
            ...focusRingOfRecipe,
            boxShadow: 'inset 0 0 0 1.5px {colors.border.strong}',
            _checked: { bg: 'success', boxShadow: 'inset 0 0 0 1.5px {colors.border.success}' },
          },
          thumb: {
            bg: 'fg.subtle',
            _checked: { bg: 'brass.300', boxShadow: '0 0 0 2px {colors.ink}' },
          },
        },
      },
    },
  }),
};

/** The selected one of several is a brass plate among plain text. */
function chosenPlate(condition: '_selected') {
  return {
    fontWeight: '600',
    color: 'fg.muted',
    borderWidth: '2px',
    borderColor: 'transparent',
    [condition]: {
      backgroundImage: materials.brass,
      color: 'brass.950',
      borderColor: 'ink',
      boxShadow: 'inset 0 1px 0 rgb(255 250 226 / 0.8)',
    },
  };
}
