import { Flex, IconButton } from '@chakra-ui/react';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Boxes,
  SlidersHorizontal,
  Trash2,
  Ungroup,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { applyCommand } from '../../../core/edit/applyCommand.ts';
import type { OrderMove } from '../../../core/edit/command.ts';
import { DOOR_ID, type ItemId, type Room } from '../../../core/room/model.ts';
import { useSelection } from '../canvas/useSelection.ts';
import { useBin } from '../panel/useBin.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { useActiveItem, useRoom } from '../session/useRoom.ts';
import { canvasText } from '../text/canvas.ts';
import { editorText } from '../text/editor.ts';
import { itemName } from '../text/editorMessages.ts';

const MOVES: readonly { move: OrderMove; icon: ReactNode }[] = [
  { move: 'toFront', icon: <ArrowUpToLine /> },
  { move: 'forward', icon: <ArrowUp /> },
  { move: 'backward', icon: <ArrowDown /> },
  { move: 'toBack', icon: <ArrowDownToLine /> },
];

/** Each tool is as wide as a finger, and on phones all of them fit in one row. */
const LOOK = {
  variant: 'outline',
  size: 'sm',
  minW: '8',
  px: '0',
  flex: { base: '1 1 0', md: '0 1 var(--press-size)' },
} as const;

/** Moves the selected item in the drawing order, or deletes it; the door stays. */
export function LayerTools() {
  const room = useRoom();
  const active = useActiveItem();
  const bin = useBin();
  const { dispatch, openPanel, groupSelected, ungroupSelected } = useEditorActions();
  const { items, isGroup } = useSelection();
  const isSeveral = items.length > 1;
  const id = active?.id === DOOR_ID ? null : (active?.id ?? null);
  return (
    <Flex gap="0.5" role="toolbar" aria-label={editorText.layers.title}>
      {MOVES.map(({ move, icon }) => (
        <IconButton
          key={move}
          {...LOOK}
          aria-label={editorText.layers[move]}
          title={editorText.layers[move]}
          disabled={id === null || !canMove(room, id, move)}
          onClick={() => id !== null && dispatch({ type: 'orderItem', id, move })}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton
        {...LOOK}
        aria-label={isGroup ? canvasText.ungroup : canvasText.group}
        title={isGroup ? canvasText.ungroup : canvasText.group}
        disabled={!isSeveral}
        onClick={isGroup ? ungroupSelected : groupSelected}
      >
        {isGroup ? <Ungroup /> : <Boxes />}
      </IconButton>
      <IconButton
        {...LOOK}
        display={{ xl: 'none' }}
        aria-label={editorText.layers.setUp}
        title={editorText.layers.setUp}
        disabled={active === null}
        onClick={openPanel}
      >
        <SlidersHorizontal />
      </IconButton>
      <IconButton
        {...LOOK}
        ms="auto"
        aria-label={id === null ? editorText.panel.remove : editorText.layers.remove(itemName(room, id))}
        title={editorText.panel.remove}
        disabled={id === null}
        onClick={(click) => id !== null && bin(id, click)}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  );
}

function canMove(room: Room, id: ItemId, move: OrderMove): boolean {
  const result = applyCommand(room, { type: 'orderItem', id, move });
  return result.ok && result.value.room !== room;
}
