import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import { useGameplay } from '../table/gameContext.ts';
import { tableText } from '../text/table.ts';

/** The thing that a dialog is about. */
export interface Speaker {
  label: string;
  /** Address of the thing's current picture; empty once the thing is out of sight. */
  uri: string;
}

/** Name and picture of a thing in the room or in the inventory. */
export function useSpeaker(name: OpaqueName | null): Speaker {
  const label = useGameplay((s) => (name === null ? undefined : s.labels[name]));
  const inRoom = useGameplay((s) => {
    const item = name === null ? undefined : s.items[name];
    // A spot has no picture (N6).
    return item?.spot ? '' : item?.uri;
  });
  const carried = useGameplay((s) => s.inventory.find((entry) => entry.id === name)?.uri);
  return { label: label ?? tableText.something, uri: inRoom ?? carried ?? '' };
}
