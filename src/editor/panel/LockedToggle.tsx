import { ToggleField } from '../../shared/form/ToggleField.tsx';
import { bringBackMethod } from '../lock/formerLock.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { editorText } from '../text/editor.ts';
import { useChoosing } from './formerSettings.ts';

interface LockedToggleProps {
  active: ActiveItem;
  /** Whether the switch is small, to stand beside the item's colours. */
  isTight?: boolean;
}

/** Sets whether the item starts locked. */
export function LockedToggle({ active: { id, item, room }, isTight = false }: LockedToggleProps) {
  const choose = useChoosing(item);
  return (
    <ToggleField
      label={editorText.panel.isLocked}
      isTight={isTight}
      isOn={item.isItemLocked}
      onToggle={(isItemLocked) =>
        choose({
          choice: { type: 'setLocked', id, isItemLocked },
          matches: (former) => former.isItemLocked && isItemLocked,
          bringBack: (former) => [
            { type: 'setUnlockMethod', id, unlockMethod: former.unlockMethod },
            ...bringBackMethod(room, id, former),
          ],
        })
      }
    />
  );
}
