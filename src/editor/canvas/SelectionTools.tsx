import { Box, Flex } from '@chakra-ui/react';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  Boxes,
  Copy,
  Lock,
  LockOpen,
  Palette,
  Pin,
  PinOff,
  SlidersHorizontal,
  Trash2,
  Ungroup,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useIsAtLeast } from '../../shared/browser/useWindow.ts';
import { useIsMiddling } from '../frame/useIsMiddling.ts';
import { ColorChoice } from '../panel/ColorChoice.tsx';
import { useIsUsuallyLocked } from '../panel/usualUse.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { Tool } from './Tool.tsx';
import { type Selection, useSelectionMoves } from './useSelection.ts';

/** Maximum number of colours beside the tools. Things in the shape of a sign or a number have two dozen. */
const MOST_IN_LINE = 6;

interface SelectionToolsProps {
  selection: Selection;
  onSetUp: () => void;
  /** Shown at the end. */
  children?: ReactNode;
}

/**
 * The tools for the selection, with its colours first; where both do not fit in a row, the colours replace
 * the tools on demand.
 */
export function SelectionTools({ selection, onSetUp, children }: SelectionToolsProps) {
  const { only, nextColor } = selection;
  const isWide = useIsAtLeast('xl');
  const [areColorsShown, setColorsShown] = useState(false);
  const hasColors = only !== null && nextColor !== null;
  const isInLine = isWide && Object.keys(only?.item.variants ?? {}).length <= MOST_IN_LINE;
  if (!hasColors || isInLine)
    return (
      <Flex align="center">
        {hasColors && (
          <Box px="1" me="1" borderInlineEndWidth="1px" borderColor="border">
            <ColorChoice active={only} />
          </Box>
        )}
        <Tools selection={selection} onSetUp={onSetUp} />
        {children}
      </Flex>
    );
  return (
    <Flex align={{ base: 'start', xl: 'center' }}>
      <Tool
        label={editorText.panel.color}
        icon={<Palette />}
        isExpanded={areColorsShown}
        onClick={() => setColorsShown(!areColorsShown)}
      />
      {areColorsShown ? (
        <Box maxW="19rem" maxH={{ base: '11', md: '9.5rem' }} overflowY="auto">
          <ColorChoice active={only} />
        </Box>
      ) : (
        <>
          <Tools selection={selection} onSetUp={onSetUp} />
          {children}
        </>
      )}
    </Flex>
  );
}

function Tools({ selection, onSetUp }: { selection: Selection; onSetUp: () => void }) {
  const { duplicateSelected, deleteSelected, orderSelected } = useEditorActions();
  const isMiddling = useIsMiddling();
  const { toggleLock, togglePin } = useSelectionMoves(selection);
  const { only, isDoorAlone, isPinned } = selection;
  const isLocked = only?.item.isItemLocked === true;
  const isUsuallyLocked = useIsUsuallyLocked(only);
  return (
    <>
      {(isLocked || isUsuallyLocked) && (
        <Tool
          label={isLocked ? canvasText.unlock : canvasText.lock}
          icon={isLocked ? <LockOpen /> : <Lock />}
          onClick={toggleLock}
        />
      )}
      <Tool
        label={isPinned ? canvasText.unpin : canvasText.pin}
        icon={isPinned ? <PinOff /> : <Pin />}
        onClick={togglePin}
      />
      <KeepTool selection={selection} />
      {!isDoorAlone && (
        <>
          <Tool
            isWideOnly
            label={editorText.layers.toFront}
            icon={<ArrowUpToLine />}
            onClick={() => orderSelected('toFront')}
          />
          <Tool
            isWideOnly
            label={editorText.layers.toBack}
            icon={<ArrowDownToLine />}
            onClick={() => orderSelected('toBack')}
          />
          <Tool label={editorText.panel.duplicate} icon={<Copy />} onClick={duplicateSelected} />
          <Tool label={editorText.panel.remove} icon={<Trash2 />} onClick={() => deleteSelected()} />
        </>
      )}
      {isMiddling && <Tool label={editorText.layers.setUp} icon={<SlidersHorizontal />} onClick={onSetUp} />}
    </>
  );
}

/** Groups the selected things, or ungroups them. */
function KeepTool({ selection: { items, isGroup } }: { selection: Selection }) {
  const { groupSelected, ungroupSelected } = useEditorActions();
  if (items.length < 2) return null;
  return isGroup ? (
    <Tool label={canvasText.ungroup} icon={<Ungroup />} onClick={ungroupSelected} />
  ) : (
    <Tool label={canvasText.group} icon={<Boxes />} onClick={groupSelected} />
  );
}
