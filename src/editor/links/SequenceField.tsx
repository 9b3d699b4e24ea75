import { useMemo } from 'react';
import { refusalOfMember } from '../../../core/edit/commands/locks/sequences.ts';
import { LIMITS } from '../../../core/room/limits.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { puzzlePanelText } from '../text/puzzlePanel.ts';
import { ItemListField } from './ItemListField.tsx';
import { useSequence } from './useSequence.ts';

/** The clicks that open a lock, in order; an item may occur again (K6). */
export function SequenceField({ active }: { active: ActiveItem }) {
  const { id, room } = active;
  const { clicks, set, take } = useSequence(active);
  const candidates = useMemo(
    () => room.itemOrder.filter((member) => refusalOfMember(room, { lock: id, member }) === null),
    [room, id],
  );
  const { chooseMember, furtherMember, noMembers } = puzzlePanelText;
  const prompt = clicks.length === 0 ? chooseMember : furtherMember;
  return (
    <ItemListField
      room={room}
      ids={clicks}
      candidates={candidates}
      limit={LIMITS.sequence.max}
      labelAt={puzzlePanelText.clickAt}
      prompt={candidates.length === 0 ? noMembers : prompt}
      help={puzzlePanelText.sequenceHelp}
      isOrdered
      onChange={set}
      pick={{
        says: puzzlePanelText.picking.sequence,
        take,
        accepts: (member) => candidates.includes(member),
      }}
    />
  );
}
