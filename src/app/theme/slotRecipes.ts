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
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  boxShadow: 'xl',
};

const status = (scale: string) => ({
  bg: `${scale}.900`,
  color: 'fg',
  borderColor: `${scale}.500`,
  '--toast-border-color': `colors.${scale}.400`,
  '--toast-trigger-bg': `colors.${scale}.800`,
});

/** What we change of them; merged over them by `createSystem`. */
export const slotRecipes = {
  dialog: defineSlotRecipe({
    slots: dialogSlotRecipe.slots,
    base: {
      backdrop: { bg: 'rgb(6 9 18 / 0.72)', backdropFilter: 'blur(3px)' },
      content: {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'brass.600',
        boxShadow: 'lifted',
        mx: { base: '4', md: 'auto' },
        w: { base: 'calc(100% - 2rem)', md: '100%' },
      },
      title: { fontFamily: 'heading', fontWeight: '760', letterSpacing: '-0.02em' },
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
      variant: { subtle: { item: { _highlighted: { bg: 'dusk.700', color: 'brass.100' } } } },
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
        '--tooltip-bg': 'colors.ivory.100',
        color: 'ivory.900',
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
        ...floating,
        '&[data-type=success]': status('green'),
        '&[data-type=error]': status('red'),
        '&[data-type=warning]': status('orange'),
      },
      description: { opacity: 1, color: 'fg.muted' },
      title: { fontWeight: '650' },
    },
  }),
  tabs: defineSlotRecipe({
    slots: tabsSlotRecipe.slots,
    base: {
      root: { '--tabs-indicator-bg': 'colors.dusk.700' },
      trigger: { fontWeight: '600', _focusVisible: { outlineColor: 'focus' } },
    },
    variants: {
      variant: {
        line: {
          trigger: {
            _selected: { color: 'brass.200' },
            _hover: { color: 'fg' },
          },
        },
        enclosed: {
          list: { bg: 'bg.inset', boxShadow: 'inset' },
          trigger: { _selected: { bg: 'dusk.700', color: 'brass.100' } },
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
    base: { field: { '& > option, & > optgroup': { bg: 'dusk.850', color: 'fg' } } },
    variants: {
      variant: {
        outline: {
          field: {
            bg: 'bg.inset',
            borderColor: 'border.strong',
            focusRingColor: 'focus',
            focusRingWidth: '2px',
            _hover: { borderColor: 'dusk.300' },
          },
        },
      },
      size: {
        sm: {
          root: { '--select-field-height': { base: 'sizes.11', md: 'sizes.9' } },
          field: { fontSize: { base: '16px', md: 'sm' } },
        },
        md: {
          root: { '--select-field-height': 'sizes.11' },
          field: { fontSize: { base: '16px', md: 'sm' } },
        },
      },
    },
  }),
  field: defineSlotRecipe({
    slots: fieldSlotRecipe.slots,
    base: { label: { fontWeight: '600' }, errorText: { textStyle: 'sm' }, helperText: { textStyle: 'sm' } },
  }),
  switch: defineSlotRecipe({
    slots: switchSlotRecipe.slots,
    base: { root: { minH: { base: '11', md: '8' } }, label: { lineHeight: '1.3' } },
    variants: {
      variant: {
        solid: {
          control: {
            bg: 'dusk.600',
            focusRingColor: 'focus',
            boxShadow: 'inset 0 0 0 1px {colors.dusk.400}',
          },
        },
      },
    },
  }),
  segmentGroup: defineSlotRecipe({
    slots: segmentGroupSlotRecipe.slots,
    base: { root: { bg: 'bg.inset', boxShadow: 'inset' } },
  }),
};
