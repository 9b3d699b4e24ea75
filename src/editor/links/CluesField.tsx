import { LIMITS } from '../../../core/room/limits.ts';
import { toldByOf } from '../../../core/room/toldBy.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { ItemListField } from './ItemListField.tsx';
import { type LinkList, useLinkList } from './useLinkList.ts';

const CLUES: LinkList = {
  of: toldByOf,
  toCommand: (id, toldBy) => ({ type: 'setToldBy', id, toldBy }),
};

/** The clues to a lock's answer, as chosen by the creator (S7). */
export function CluesField({ active }: { active: ActiveItem }) {
  const { ids, candidates, set, take, accepts } = useLinkList(active, CLUES);
  return (
    <ItemListField
      room={active.room}
      ids={ids}
      candidates={candidates}
      limit={LIMITS.toldBy}
      labelAt={puzzlePanelText.clueAt}
      prompt={ids.length === 0 ? puzzlePanelText.firstClue : puzzlePanelText.furtherClue}
      help={puzzlePanelText.cluesHelp}
      onChange={set}
      pick={{ says: puzzlePanelText.picking.clues, take, accepts }}
    />
  );
}
