import { IconButton } from '@chakra-ui/react';
import { Eye, EyeOff, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';

interface LayerSwitchesProps {
  id: ItemId;
  item: ItemConfig;
  name: string;
}

/** Switches: whether the item is pinned, and whether it is on the canvas while working. */
export function LayerSwitches({ id, item, name }: LayerSwitchesProps) {
  const isConcealed = useEditor((state) => state.concealedIds.includes(id));
  const { toggleConcealed, dispatch } = useEditorActions();
  const { pin, unpin, conceal, reveal } = editorText.layers;
  const isPinned = item.isPositionLocked;
  return (
    <>
      <Switch
        isOn={isPinned}
        label={(isPinned ? unpin : pin)(name)}
        icon={<Pin fill={isPinned ? 'currentColor' : 'none'} />}
        onClick={() => dispatch({ type: 'setPositionLocked', id, isPositionLocked: !isPinned })}
      />
      <Switch
        isOn={isConcealed}
        label={(isConcealed ? reveal : conceal)(name)}
        icon={isConcealed ? <EyeOff /> : <Eye />}
        onClick={() => toggleConcealed(id)}
      />
    </>
  );
}

interface SwitchProps {
  isOn: boolean;
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function Switch({ isOn, label, icon, onClick }: SwitchProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      minW={{ base: '11', xl: '8' }}
      h={{ base: '11', xl: '9' }}
      color={isOn ? 'fg' : 'fg.subtle'}
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
