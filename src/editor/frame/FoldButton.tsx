import { IconButton } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useEditorActions, useFolds } from '../session/editorContext.ts';
import type { EditorSide } from '../store/editorData.ts';
import { frameText } from '../text/frame.ts';
import { DRAWER_WIDTHS } from './drawers.ts';
import { useIsMiddling } from './useIsMiddling.ts';

const ICONS = {
  palette: { open: <PanelLeftOpen />, close: <PanelLeftClose /> },
  panel: { open: <PanelRightOpen />, close: <PanelRightClose /> },
};

/** The tab at a panel's edge. Where the palette has a rail, it opens the drawer. */
export function FoldButton({ side, isFolded }: { side: EditorSide; isFolded: boolean }) {
  const isMiddling = useIsMiddling();
  const fold = useFolds((folds) => folds.fold);
  const { toggleDrawer } = useEditorActions();
  const isPalette = side === 'palette';
  const label = isFolded ? frameText.unfold[side] : frameText.fold[side];

  function toggle(): void {
    if (isMiddling) toggleDrawer(side);
    else fold(isPalette ? { isPaletteFolded: !isFolded } : { isPanelFolded: !isFolded });
  }
  return (
    <IconButton
      variant="ghost"
      size="xs"
      display={{ base: 'none', lg: isPalette && isFolded ? 'none' : 'inline-flex', xl: 'inline-flex' }}
      position="absolute"
      top="2"
      {...(isPalette
        ? { insetInlineStart: { lg: `calc(100% + ${DRAWER_WIDTHS.palette}px)`, xl: '100%' } }
        : { insetInlineEnd: '100%' })}
      minW={{ lg: '9', xl: '8' }}
      h={{ lg: '11', xl: '8' }}
      bg="bg.panel"
      color="fg.muted"
      borderWidth="1px"
      borderColor="border"
      borderRadius={isPalette ? '0 8px 8px 0' : '8px 0 0 8px'}
      data-guide={isMiddling && !isFolded ? 'put-away' : undefined}
      aria-label={label}
      title={label}
      aria-expanded={!isFolded}
      onClick={toggle}
    >
      {ICONS[side][isFolded ? 'open' : 'close']}
    </IconButton>
  );
}
