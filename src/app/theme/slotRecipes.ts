import { defineSlotRecipe } from '@chakra-ui/react';
import {
  checkboxSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  fieldsetSlotRecipe,
  menuSlotRecipe,
  nativeSelectSlotRecipe,
  popoverSlotRecipe,
  progressSlotRecipe,
  radioGroupSlotRecipe,
  segmentGroupSlotRecipe,
  sliderSlotRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  toastSlotRecipe,
  tooltipSlotRecipe,
} from '@chakra-ui/react/theme';
import { focusRingOfRecipe } from './focusRing.ts';
import { materials } from './materials.ts';
import { FIELD_TEXT, field } from './recipes.ts';

/** Chakra's own slot recipes of the parts in use. */
export const chakraSlotRecipes = {
  checkbox: checkboxSlotRecipe,
  dialog: dialogSlotRecipe,
  drawer: drawerSlotRecipe,
  field: fieldSlotRecipe,
  fieldset: fieldsetSlotRecipe,
  menu: menuSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  popover: popoverSlotRecipe,
  progress: progressSlotRecipe,
  radioGroup: radioGroupSlotRecipe,
  segmentGroup: segmentGroupSlotRecipe,
  slider: sliderSlotRecipe,
  switch: switchSlotRecipe,
  tabs: tabsSlotRecipe,
  toast: toastSlotRecipe,
  tooltip: tooltipSlotRecipe,
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

/** What we change of them; merged over them by `createSystem`. */
export const slotRecipes = {
  dialog: defineSlotRecipe({
    slots: dialogSlotRecipe.slots,
    base: {
      backdrop: { bg: 'scrim' },
      content: {
        bg: 'bg.panel',
        borderWidth: '2px',
        borderColor: 'ink',
        boxShadow: '{shadows.lifted}, inset 0 0 0 1.5px #a06d22',
        mx: { base: '4', md: 'auto' },
        w: { base: 'calc(100% - 2rem)', md: '100%' },
      },
      title: { fontFamily: 'heading', fontWeight: '700', fontSize: '1.5rem' },
      body: { textStyle: 'md', color: 'fg.muted' },
      footer: { pb: '6', flexWrap: 'wrap' },
    },
    defaultVariants: { placement: 'center' },
  }),
  drawer: defineSlotRecipe({
    slots: drawerSlotRecipe.slots,
    base: { content: { bg: 'bg.panel', borderColor: 'border' } },
  }),
  menu: defineSlotRecipe({
    slots: menuSlotRecipe.slots,
    base: {
      content: { ...floating, '--menu-bg': 'colors.bg.raised' },
      separator: { bg: 'border' },
    },
    variants: {
      variant: { subtle: { item: { _highlighted: { bg: 'bg.chosen', color: 'fg' } } } },
      size: { md: { item: { minH: { base: '11', md: '9' }, px: '3' } } },
    },
  }),
  popover: defineSlotRecipe({
    slots: popoverSlotRecipe.slots,
    base: { content: { ...floating, '--popover-bg': 'colors.bg.raised' } },
  }),
  tooltip: defineSlotRecipe({
    slots: tooltipSlotRecipe.slots,
    base: {
      content: {
        '--tooltip-bg': 'colors.paper.100',
        color: 'paper.900',
        fontWeight: '600',
        px: '3',
        py: '1.5',
      },
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
        sm: { root: { '--tabs-height': { base: 'sizes.11', md: 'sizes.9' } } },
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
          root: { '--select-field-height': { base: 'sizes.11', md: 'sizes.9' } },
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
    base: { root: { minH: { base: '11', md: '8' } }, label: { lineHeight: '1.3' } },
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
  checkbox: defineSlotRecipe({
    slots: checkboxSlotRecipe.slots,
    variants: {
      variant: {
        solid: {
          control: {
            bg: 'bg.inset',
            borderColor: 'border.strong',
            '&:is([data-state=checked], [data-state=indeterminate])': {
              backgroundImage: materials.brass,
              color: 'brass.950',
              borderColor: 'ink',
            },
          },
        },
      },
    },
  }),
  segmentGroup: defineSlotRecipe({
    slots: segmentGroupSlotRecipe.slots,
    base: { root: { bg: 'bg.deep', boxShadow: 'inset' } },
  }),
};

/** The chosen one of several is a brass plate among words. */
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
