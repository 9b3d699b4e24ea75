import { LOCK_MATERIALS, type LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { type Choice, ChoiceField } from '../../shared/form/ChoiceField.tsx';
import { useEditorActions } from '../session/editorContext.ts';
import { faceEditorText } from '../text/faceEditor.ts';

/** The option for no choice. */
const AS_THE_THING = '';

/** A lock's material: that of its thing, or the creator's choice (K2). */
export function MaterialField({ active: { id, item } }: { active: { id: ItemId; item: ItemConfig } }) {
  const { dispatch } = useEditorActions();
  return (
    <ChoiceField
      label={faceEditorText.madeOf}
      value={item.lockMaterial ?? AS_THE_THING}
      choices={choices()}
      onChoose={(value) =>
        dispatch({ type: 'setLockMaterial', id, material: value === AS_THE_THING ? null : value })
      }
    />
  );
}

function choices(): Choice<LockMaterial | typeof AS_THE_THING>[] {
  const { asTheThing, materials } = faceEditorText;
  const each = LOCK_MATERIALS.map((value) => ({ value, label: materials[value] }));
  return [{ value: AS_THE_THING, label: asTheThing }, ...each];
}
