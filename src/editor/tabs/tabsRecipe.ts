import { defineSlotRecipe } from '@chakra-ui/react';

/**
 * The look of the editor's tabs: a row with a line under the chosen tab, or a rail with the line beside it. It is not
 * part of the theme, which every first visit loads.
 */
export const tabsRecipe = defineSlotRecipe({
  className: 'chakra-tabs',
  slots: ['root', 'list', 'trigger', 'content'],
  base: {
    root: { position: 'relative', '--tabs-height': 'sizes.11' },
    list: {
      display: 'flex',
      position: 'relative',
      isolation: 'isolate',
      minH: 'var(--tabs-height)',
      borderColor: 'border',
      _horizontal: { flexDirection: 'row', borderBottomWidth: '1px' },
      _vertical: { flexDirection: 'column', borderEndWidth: '1px' },
    },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      position: 'relative',
      minW: 'var(--tabs-height)',
      height: 'var(--tabs-height)',
      color: 'fg.muted',
      fontWeight: '600',
      cursor: 'button',
      outline: '0',
      _focusVisible: { zIndex: 1, outline: '2px solid', outlineColor: 'focus' },
      _hover: { color: 'fg' },
      _selected: {
        color: 'accent.fg',
        _before: { content: '""', position: 'absolute', background: 'colorPalette.solid' },
        _horizontal: { _before: { insetInline: '0', bottom: '-1px', height: '2px' } },
        _vertical: { _before: { insetBlock: '0', insetInlineEnd: '-1px', width: '2px' } },
      },
    },
    content: {
      focusVisibleRing: 'inside',
      _horizontal: { width: '100%' },
      _vertical: { height: '100%' },
    },
  },
});
