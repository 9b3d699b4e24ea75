import { chakra } from '@chakra-ui/react';
import { DOOR_ID, type ItemConfig, type ItemId } from '../../../core/room/model.ts';
import { usePointerDrag } from '../../play/stage/usePointerDrag.ts';
import { PictureTile } from '../fields/PictureTile.tsx';
import { editorText } from '../text/editor.ts';

interface LayerGripProps {
  id: ItemId;
  item: ItemConfig;
  name: string;
  /** A tap selects, as on the name. */
  onChoose: () => void;
  onDrag: (id: ItemId, y: number) => void;
  onDrop: (id: ItemId, y: number) => void;
  onEnd: () => void;
}

/**
 * The picture in a row, by which the row is dragged. The door stays in place (R5); keyboards use Alt with
 * arrows.
 */
export function LayerGrip({ id, item, name, onChoose, onDrag, onDrop, onEnd }: LayerGripProps) {
  const { handlers, onTap } = usePointerDrag({
    onMove: ({ clientY }) => onDrag(id, clientY),
    onDrop: ({ clientY }) => onDrop(id, clientY),
    onEnd,
  });
  const isFixed = id === DOOR_ID;
  return (
    <Grip
      aria-hidden
      data-fixed={isFixed ? '' : undefined}
      title={isFixed ? undefined : editorText.layers.drag}
      onClick={onTap(onChoose)}
      {...(isFixed ? {} : handlers)}
    >
      <PictureTile uri={item.uri} label={name} />
    </Grip>
  );
}

const Grip = chakra('div', {
  base: {
    display: 'flex',
    flexShrink: '0',
    width: { base: '11', xl: '9' },
    height: '11',
    padding: '1.5',
    borderRadius: 'md',
    // The picture is a tile within the row's height.
    backgroundColor: 'bg.tile',
    backgroundClip: 'content-box',
    touchAction: 'none',
    cursor: 'grab',
    '& img': { pointerEvents: 'none' },
    _active: { cursor: 'grabbing' },
    '&[data-fixed]': { cursor: 'default', touchAction: 'auto' },
  },
});
