import { Box, Flex, IconButton } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { frameText } from '../../../text/frame.ts';
import { useFolds } from '../session/editorContext.ts';
import { SIDEWAYS } from './sideways.ts';

interface SidePanelProps {
  side: 'palette' | 'panel';
  label: string;
  /** Small screens show one of the two, in the sheet. */
  isShownSmall: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Narrower where the window is: the room keeps more than half of it. */
const WIDTHS = {
  palette: { base: 'full', lg: '13.5rem', xl: '16.5rem' },
  panel: { base: 'full', lg: '15.5rem', xl: '17rem' },
};

/** At one side of the room, or on small screens in the sheet below it. The tab at its edge folds it away, and brings it back. */
export function SidePanel({ side, label, isShownSmall, ref, children }: SidePanelProps) {
  const isFolded = useFolds((folds) => (side === 'palette' ? folds.isPaletteFolded : folds.isPanelFolded));
  const isLow = useFolds(({ sheet }) => sheet === 'low');
  const isPalette = side === 'palette';
  return (
    <Flex
      as="section"
      aria-label={label}
      direction="column"
      order={{ base: 2, lg: isPalette ? 1 : 3 }}
      display={{ base: isShownSmall && !isLow ? 'flex' : 'none', lg: 'flex' }}
      flex={{ base: '1 1 0', lg: 'none' }}
      w={isFolded ? { base: 'full', lg: '0' } : WIDTHS[side]}
      minH="0"
      minW="0"
      position={{ lg: 'relative' }}
      zIndex={{ lg: '1' }}
      bg="bg.panel"
      borderColor="border"
      borderInlineEndWidth={{ lg: isPalette ? '1px' : '0' }}
      borderInlineStartWidth={{ lg: isPalette ? '0' : '1px' }}
    >
      <FoldButton side={side} isFolded={isFolded} />
      <Box
        ref={ref}
        // Positioned: the switches' own inputs would otherwise lengthen the page, and the editor scroll away.
        position="relative"
        display={isFolded ? { base: 'block', lg: 'none' } : 'block'}
        flex="1"
        minH="0"
        overflowY="auto"
        css={{ [SIDEWAYS]: { minWidth: '0' } }}
      >
        {children}
      </Box>
    </Flex>
  );
}

function FoldButton({ side, isFolded }: { side: 'palette' | 'panel'; isFolded: boolean }) {
  const fold = useFolds((folds) => folds.fold);
  const isPalette = side === 'palette';
  const label = isFolded ? frameText.unfold[side] : frameText.fold[side];
  const icons = isPalette
    ? { open: <PanelLeftOpen />, close: <PanelLeftClose /> }
    : { open: <PanelRightOpen />, close: <PanelRightClose /> };
  return (
    <IconButton
      variant="ghost"
      size="xs"
      display={{ base: 'none', lg: 'inline-flex' }}
      position="absolute"
      top="2"
      {...(isPalette ? { insetInlineStart: '100%' } : { insetInlineEnd: '100%' })}
      minW="8"
      h="8"
      bg="bg.panel"
      color="fg.muted"
      borderWidth="1px"
      borderColor="border"
      borderRadius={isPalette ? '0 8px 8px 0' : '8px 0 0 8px'}
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      onClick={() => fold(isPalette ? { isPaletteFolded: !isFolded } : { isPanelFolded: !isFolded })}
    >
      {isFolded ? icons.open : icons.close}
    </IconButton>
  );
}
