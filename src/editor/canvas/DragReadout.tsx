import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { hitRect } from '../../../core/room/geometry.ts';
import { useEditor } from '../session/editorContext.ts';
import { editorText } from '../text/editor.ts';
import { useSeenRect } from './useSeenRect.ts';
import { type SelectedItem, useSelection } from './useSelection.ts';

/** Shows position and size while a thing is dragged or resized, as in the panel. */
export function DragReadout() {
  const isHandling = useEditor((state) => state.isHandling);
  return isHandling ? <Handled /> : null;
}

function Handled() {
  const { only } = useSelection();
  return only && <Numbers key={only.id} item={only.item} />;
}

function Numbers({ item }: Pick<SelectedItem, 'item'>) {
  const seenRect = useSeenRect();
  const [widthBefore] = useState(item.width);
  const { x, y, width } = hitRect(item);
  const place = seenRect(item);
  const middle = Math.min(Math.max(place.x + place.width / 2, 0), 100);
  const percent = (value: number) => editorText.number(Math.round(value * 10) / 10);
  return (
    <Box
      className="evening"
      position="absolute"
      zIndex="1"
      px="2"
      borderRadius="full"
      bg="bg.panel"
      color="fg"
      boxShadow="panel"
      textStyle="2xs"
      fontWeight="700"
      lineHeight="1.6"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
      pointerEvents="none"
      aria-hidden
      style={{
        left: `${middle}%`,
        translate: `-${middle}%`,
        top: `min(calc(${place.y + place.height}% + 10px), calc(100% - 1.5rem))`,
      }}
    >
      {item.width === widthBefore
        ? `${percent(x)} · ${percent(y)}`
        : `${editorText.panel.width} ${percent(width)} ${editorText.panel.percent}`}
    </Box>
  );
}
