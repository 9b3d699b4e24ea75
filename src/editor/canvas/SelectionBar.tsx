import { Box, Flex } from '@chakra-ui/react';
import { Ellipsis, X } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';
import type { ItemConfig } from '../../../core/room/model.ts';
import { useIsPhone } from '../frame/useIsPhone.ts';
import { useSize } from '../puzzle/useSize.ts';
import { useEditor, useFolds } from '../session/editorContext.ts';
import { useRoom } from '../session/useRoom.ts';
import { offeredIn } from '../store/document/dropping.ts';
import { shownSceneOf } from '../store/session/shownScene.ts';
import { canvasText } from '../text/canvas.ts';
import { LinkOffers } from './LinkOffers.tsx';
import { type Around, dockTools, placeTools, tuckTools } from './placeTools.ts';
import { SelectionTools } from './SelectionTools.tsx';
import { Tool } from './Tool.tsx';
import { useSeenRect } from './useSeenRect.ts';
import { type Selection, useSelection } from './useSelection.ts';

/** Style of the tools while Shift is held. Clicks pass through to the things below; otherwise they could hit Delete. */
const OUT_OF_THE_WAY = { pointerEvents: 'none', opacity: 0.2 } as const;

const IN_REACH = { pointerEvents: 'auto' } as const;

/** The position in the free space under the room, on phones whose sheet is small. */
const BELOW_THE_ROOM = { top: 'calc(100% + 8px)', left: '50%', translate: '-50%' };

/**
 * Tools next to the selection, hidden during a drag. On phones, where they nearly cover the room, they are
 * folded in a corner, or stand below the room if there is space.
 */
export function SelectionBar({ onSetUp }: { onSetUp: () => void }) {
  const selection = useSelection();
  const isShown = useEditor(({ isHandling, tool }) => !isHandling && tool.type === 'select');
  if (!isShown || selection.items.length === 0) return null;
  return <ShownBar selection={selection} onSetUp={onSetUp} />;
}

function ShownBar({ selection, onSetUp }: { selection: Selection; onSetUp: () => void }) {
  const seenRect = useSeenRect();
  const others = useOthers();
  const isAdding = useIsShiftHeld();
  const [stageBox, stage] = useSize();
  const [toolbar, tools] = useSize();
  const around = stage && tools && { others: others.map(seenRect), stage, tools };
  const dock = useDock(around);
  const rects = selection.items.map(({ item }) => seenRect(item));
  return (
    <Box ref={stageBox} position="absolute" inset="0" pointerEvents="none" zIndex="1">
      <Flex
        ref={toolbar}
        role="toolbar"
        aria-label={canvasText.tools}
        position="absolute"
        style={{ ...dock.place(rects), ...(isAdding ? OUT_OF_THE_WAY : IN_REACH) }}
        direction="column"
        gap="0.5"
        // Otherwise the distance to the stage's right side would limit the width.
        w="max-content"
        maxW="100%"
        p={dock.isTucked ? '0' : '0.5'}
        borderRadius="lg"
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border.emphasized"
        boxShadow="panel"
      >
        {dock.isTucked ? (
          <Tool label={canvasText.showTools} icon={<Ellipsis />} isExpanded={false} onClick={dock.unfold} />
        ) : (
          <SelectionTools key={selection.only?.id} selection={selection} onSetUp={onSetUp}>
            {dock.canFold && <Tool label={canvasText.hideTools} icon={<X />} onClick={dock.fold} />}
          </SelectionTools>
        )}
        <LinkOffers />
      </Flex>
    </Box>
  );
}

interface Dock {
  place: (rects: readonly PercentRect[]) => CSSProperties;
  isTucked: boolean;
  canFold: boolean;
  fold: () => void;
  unfold: () => void;
}

/** The visible things of the shown scene that are not selected. */
function useOthers(): readonly ItemConfig[] {
  const { itemOrder, itemConfigs } = useRoom();
  const shown = useEditor(shownSceneOf);
  const selectedIds = useEditor((state) => state.selectedIds);
  const concealedIds = useEditor((state) => state.concealedIds);
  return itemOrder.flatMap((id) => {
    const item = itemConfigs[id];
    return item?.scene === shown && !selectedIds.includes(id) && !concealedIds.includes(id) ? [item] : [];
  });
}

/** Where the tools stand, and whether they are folded. Offers to connect things are never folded. */
function useDock(around: Around | null): Dock {
  const isPhone = useIsPhone();
  const isSheetLow = useFolds(({ sheet }) => sheet === 'low');
  const isAsked = useEditor((state) => offeredIn(state).length > 0);
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = isPhone && !isSheetLow;
  const isTucked = canFold && !isUnfolded && !isAsked;
  const nextTo = (rects: readonly PercentRect[]) => (around ? placeTools(rects, around) : {});
  const onPhone = isTucked ? tuckTools : dockTools;
  return {
    place: isPhone ? (isSheetLow ? () => BELOW_THE_ROOM : onPhone) : nextTo,
    isTucked,
    canFold,
    fold: () => setUnfolded(false),
    unfold: () => setUnfolded(true),
  };
}

/** Whether Shift is held, so that a click adds to the selection. */
function useIsShiftHeld(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onKey = ({ shiftKey }: KeyboardEvent) => setHeld(shiftKey);
    window.addEventListener('keydown', onKey, { signal });
    window.addEventListener('keyup', onKey, { signal });
    window.addEventListener('blur', () => setHeld(false), { signal });
    return () => stop.abort();
  }, []);
  return isHeld;
}
