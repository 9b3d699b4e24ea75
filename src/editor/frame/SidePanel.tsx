import { Box, Flex } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useFocusItem } from '../linking/useBeginLink.ts';
import { useEditor, useEditorActions, useFolds } from '../session/editorContext.ts';
import type { EditorSide } from '../store/editorData.ts';
import { DRAWER_WIDTHS, RAIL } from './drawers.ts';
import { FoldButton } from './FoldButton.tsx';
import { useIsFolded } from './useIsFolded.ts';
import { useIsMiddling } from './useIsMiddling.ts';

interface SidePanelProps {
  side: EditorSide;
  label: string;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const WIDTHS = {
  palette: { base: 'full', lg: `${RAIL}px`, xl: '15.5rem', '2xl': '16.5rem' },
  panel: { base: 'full', lg: `${DRAWER_WIDTHS.panel}px`, xl: '17rem' },
};

/** Hides the drawer and its tab while something is dragged out of it. */
const OUT_OF_THE_WAY = { '&:has([data-dragged]) > button': { lg: { opacity: 0 }, xl: { opacity: 1 } } };

/**
 * A panel beside the room. In narrower windows it is a drawer over the room, the palette's with a rail; on
 * small screens it is in the sheet below. The tab at its edge folds and unfolds it.
 */
export function SidePanel({ side, label, ref, children }: SidePanelProps) {
  const isFolded = useIsFolded(side);
  const isLow = useFolds(({ sheet }) => sheet === 'low');
  const onKeyDown = useEscapeOut();
  const isPalette = side === 'palette';
  // Small screens show one of the two in their sheet.
  const isShownSmall = useEditor((state) => (state.isPanelOpen || state.showing !== null) !== isPalette);
  // The rail is always visible; the drawer has its own width.
  const width = { lg: isFolded && !isPalette ? '0' : WIDTHS[side].lg, xl: isFolded ? '0' : WIDTHS[side].xl };
  return (
    <Flex
      as="section"
      aria-label={label}
      data-drawer={isPalette ? undefined : ''}
      direction="column"
      order={{ base: 2, lg: isPalette ? 1 : 3 }}
      display={{ base: isShownSmall && !isLow ? 'flex' : 'none', lg: 'flex' }}
      flex={{ base: '1 1 0', lg: 'none' }}
      w={isFolded ? { base: 'full', ...width } : WIDTHS[side]}
      minH="0"
      minW="0"
      position={{ lg: isPalette ? 'relative' : 'absolute', xl: 'relative' }}
      insetBlock={{ lg: isPalette ? undefined : '0', xl: 'auto' }}
      insetInlineEnd={{ lg: isPalette ? undefined : '0', xl: 'auto' }}
      zIndex={{ lg: '2', xl: '1' }}
      bg="bg.panel"
      borderColor="border"
      borderInlineEndWidth={{ lg: isPalette ? '1px' : '0' }}
      borderInlineStartWidth={{ lg: isPalette ? '0' : '1px' }}
      boxShadow={{ lg: isPalette || isFolded ? undefined : 'panel', xl: 'none' }}
      css={OUT_OF_THE_WAY}
      onKeyDown={onKeyDown}
    >
      <FoldButton side={side} isFolded={isFolded} />
      <Box
        ref={ref}
        // Positioned, since the switches' hidden inputs would otherwise lengthen the page and make the editor
        // scroll.
        position="relative"
        display={isFolded ? { base: 'block', lg: isPalette ? 'block' : 'none', xl: 'none' } : 'block'}
        flex="1"
        minH="0"
        // Each tab of the palette scrolls by itself. With `hidden`, moving the focus could still scroll the palette.
        overflow={isPalette ? { base: 'clip', lg: 'visible', xl: 'clip' } : undefined}
        overflowY={isPalette ? undefined : 'auto'}
        css={{ _sidewaysPhone: { minWidth: '0' } }}
      >
        {children}
      </Box>
    </Flex>
  );
}

/** Closes the drawer on Escape and returns the focus to what opened it: a tab of the rail, or a thing. */
function useEscapeOut() {
  const isMiddling = useIsMiddling();
  const active = useEditor((state) => state.activeEditingItemId);
  const isDrawnOut = useEditor((state) => state.drawer !== null);
  const { closeDrawer } = useEditorActions();
  const focusItem = useFocusItem();
  return (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isMiddling || !isDrawnOut) return;
    event.preventDefault();
    const { currentTarget } = event;
    const tab = currentTarget.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    closeDrawer();
    if (tab) tab.focus();
    else if (active !== null) focusItem(active);
    else currentTarget.querySelector('button')?.focus();
  };
}
