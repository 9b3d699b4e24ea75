import { Grid } from '@chakra-ui/react';
import { hitRect, itemRect } from '../../../../core/room/geometry.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { DOOR_ID, type ItemConfig, SPOT_SHAPES } from '../../../../core/room/model.ts';
import { sceneOf } from '../../../../core/room/scenes.ts';
import { ChoiceField } from '../../../shared/form/ChoiceField.tsx';
import { ToggleField } from '../../../shared/form/ToggleField.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { RoomNumberField } from '../../fields/RoomNumberField.tsx';
import { useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { sceneName, scenesText } from '../../text/scenes.ts';
import { FoldedSection } from './FoldedSection.tsx';

/**
 * Position and size by number, in percent of the stage (R3), of the visible part: pictures have space around
 * them for opening parts.
 */
export function PlaceSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  const { x, y } = item.position;
  const seen = hitRect(item);
  const shared = { unit: editorText.panel.percent, step: 0.5 };
  return (
    <FoldedSection
      title={editorText.panel.place}
      summary={editorText.panel.summaries.place(tenths(seen.x), tenths(seen.y), tenths(seen.width))}
    >
      <SceneField active={active} />
      <Grid templateColumns={item.spot ? 'repeat(2, 1fr)' : 'repeat(3, 1fr)'} gap="2">
        <RoomNumberField
          {...shared}
          label={editorText.panel.x}
          value={seen.x}
          min={-100}
          max={100}
          toCommand={(value) => ({ type: 'moveItem', id, position: { x: x + value - seen.x, y } })}
        />
        <RoomNumberField
          {...shared}
          label={editorText.panel.y}
          value={seen.y}
          min={-100}
          max={100}
          toCommand={(value) => ({ type: 'moveItem', id, position: { x, y: y + value - seen.y } })}
        />
        <RoomNumberField
          {...shared}
          label={editorText.panel.width}
          value={seen.width}
          min={LIMITS.width.min}
          max={LIMITS.width.max}
          toCommand={(width) =>
            item.spot
              ? { type: 'placeSpot', id, rect: { ...itemRect(item), width } }
              : { type: 'resizeItem', id, ...sizedTo(item, width) }
          }
        />
        {item.spot && (
          <RoomNumberField
            {...shared}
            label={puzzlePanelText.height}
            value={itemRect(item).height}
            min={1}
            max={100}
            toCommand={(height) => ({ type: 'placeSpot', id, rect: { ...itemRect(item), height } })}
          />
        )}
      </Grid>
      {item.spot && (
        <SegmentedControl
          isLabelShown
          label={puzzlePanelText.shape}
          value={item.spot}
          choices={SPOT_SHAPES.map((value) => ({ value, label: puzzlePanelText.shapes[value] }))}
          onChoose={(shape) => dispatch({ type: 'setSpotShape', id, shape })}
        />
      )}
      <ToggleField
        label={editorText.panel.isPositionLocked}
        help={editorText.panel.isPositionLockedHelp}
        isOn={item.isPositionLocked}
        onToggle={(isPositionLocked) => dispatch({ type: 'setPositionLocked', id, isPositionLocked })}
      />
    </FoldedSection>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Resizes the visible part to a width, keeping its top-left corner. */
function sizedTo(item: ItemConfig, width: number) {
  const seen = hitRect(item);
  const times = width / seen.width;
  const { x, y } = item.position;
  const position = { x: seen.x + (x - seen.x) * times, y: seen.y + (y - seen.y) * times };
  return { width: item.width * times, position };
}

/** The field for an item's scene. The canvas then shows that scene, too. */
function SceneField({ active: { id, item, room } }: { active: ActiveItem }) {
  const { dispatch, select } = useEditorActions();
  if (room.sceneOrder.length < 2) return null;
  const possible = room.sceneOrder.filter(
    (scene) => id !== DOOR_ID || sceneOf(room, scene)?.kind === 'place',
  );
  function move(scene: string): void {
    if (!dispatch({ type: 'moveItemToScene', id, scene })) select(id);
  }
  return (
    <ChoiceField
      label={scenesText.itemScene}
      value={item.scene}
      choices={possible.map((value) => ({ value, label: sceneName(room, value) }))}
      onChoose={move}
    />
  );
}
