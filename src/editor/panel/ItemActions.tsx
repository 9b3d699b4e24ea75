import { Flex, IconButton } from '@chakra-ui/react';
import { Copy, Trash2 } from 'lucide-react';
import { DOOR_ID } from '../../../core/room/model.ts';
import { newId } from '../../shared/store/newId.ts';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { useBin } from './useBin.ts';

/** Duplicates or deletes the item; absent for the door. */
export function ItemActions({ active: { id } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const bin = useBin();
  if (id === DOOR_ID) return null;
  return (
    <Flex gap="1" me="-2">
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={editorText.panel.duplicate}
        title={editorText.panel.duplicate}
        onClick={() => dispatch({ type: 'duplicateItem', id, newId: newId() })}
      >
        <Copy />
      </IconButton>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={editorText.panel.remove}
        title={editorText.panel.remove}
        _hover={{ color: 'danger.fg', bg: 'bg.chosen/60' }}
        onClick={(click) => bin(id, click)}
      >
        <Trash2 />
      </IconButton>
    </Flex>
  );
}
