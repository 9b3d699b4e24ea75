import { Grid } from '@chakra-ui/react';
import { LIMITS } from '../../../../core/room/limits.ts';
import { editorText } from '../../../text/editor.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { ToggleField } from '../fields/ToggleField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import type { ActiveItem } from '../session/useRoom.ts';
import { PanelSection } from './PanelSection.tsx';

/** Place and size by number, in percent of the stage (R3). */
export function PlaceSection({ active: { id, item } }: { active: ActiveItem }) {
  const { dispatch } = useEditorActions();
  const { x, y } = item.position;
  const shared = { unit: editorText.panel.percent, step: 0.5 };
  return (
    <PanelSection title={editorText.panel.place}>
      <Grid templateColumns="repeat(3, 1fr)" gap="2">
        <NumberField
          {...shared}
          label={editorText.panel.x}
          value={x}
          min={-100}
          max={100}
          toCommand={(value) => ({ type: 'moveItem', id, position: { x: value, y } })}
        />
        <NumberField
          {...shared}
          label={editorText.panel.y}
          value={y}
          min={-100}
          max={100}
          toCommand={(value) => ({ type: 'moveItem', id, position: { x, y: value } })}
        />
        <NumberField
          {...shared}
          label={editorText.panel.width}
          value={item.width}
          min={LIMITS.width.min}
          max={LIMITS.width.max}
          toCommand={(width) => ({ type: 'resizeItem', id, width })}
        />
      </Grid>
      <ToggleField
        label={editorText.panel.isPositionLocked}
        help={editorText.panel.isPositionLockedHelp}
        isOn={item.isPositionLocked}
        onToggle={(isPositionLocked) => dispatch({ type: 'setPositionLocked', id, isPositionLocked })}
      />
    </PanelSection>
  );
}
