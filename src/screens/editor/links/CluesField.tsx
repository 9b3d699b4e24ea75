import { useMemo } from 'react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { itemOf } from '../../../../core/room/links.ts';
import type { ItemId } from '../../../../core/room/model.ts';
import { toldByOf } from '../../../../core/room/toldBy.ts';
import { puzzlePanelText } from '../../../text/puzzlePanel.ts';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { candidatesFor } from './candidates.ts';
import { ItemListField } from './ItemListField.tsx';

/** What tells the code of a lock by its creator's word (S7). */
export function CluesField({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const { store } = useEditorSession();
  const clues = toldByOf(item);
  const candidates = useMemo(
    () =>
      candidatesFor(room, (clue) => ({ type: 'setToldBy', id, toldBy: [clue] })).filter(
        (clue) => !toldByOf(item).includes(clue),
      ),
    [room, id, item],
  );
  function set(toldBy: readonly ItemId[]): void {
    dispatch({ type: 'setToldBy', id, toldBy });
  }
  function take(clue: ItemId): void {
    const present = store.getState().roomSettings;
    const lock = present && itemOf(present, id);
    if (lock) set([...toldByOf(lock), clue]);
  }
  return (
    <ItemListField
      room={room}
      ids={clues}
      candidates={candidates}
      limit={LIMITS.toldBy}
      labelAt={puzzlePanelText.clueAt}
      prompt={clues.length === 0 ? puzzlePanelText.firstClue : puzzlePanelText.furtherClue}
      help={puzzlePanelText.cluesHelp}
      onChange={set}
      pick={{ says: puzzlePanelText.picking.clues, take, accepts: (clue) => candidates.includes(clue) }}
    />
  );
}
