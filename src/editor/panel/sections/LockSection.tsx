import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { definitionOf } from '../../../../core/lock/faces.ts';
import { LIMITS } from '../../../../core/room/limits.ts';
import { keysOf } from '../../../../core/room/links.ts';
import type { UnlockMethod } from '../../../../core/room/model.ts';
import { toldByOf } from '../../../../core/room/toldBy.ts';
import { ToggleField } from '../../../shared/form/ToggleField.tsx';
import { Notice } from '../../../shared/kit/Notice.tsx';
import { SegmentedControl } from '../../../shared/kit/SegmentedControl.tsx';
import { RoomTextField } from '../../fields/RoomTextField.tsx';
import { ItemListField } from '../../links/ItemListField.tsx';
import { KeysField } from '../../links/KeysField.tsx';
import { SequenceField } from '../../links/SequenceField.tsx';
import { type LinkList, useLinkList } from '../../links/useLinkList.ts';
import { FaceButton } from '../../lock/FaceButton.tsx';
import { FormerClues } from '../../lock/FormerClues.tsx';
import { FurtherAnswers } from '../../lock/FurtherAnswers.tsx';
import { MaterialField } from '../../lock/MaterialField.tsx';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import type { ActiveItem } from '../../session/useRoom.ts';
import { editorText } from '../../text/editor.ts';
import { thingName } from '../../text/editorMessages.ts';
import { puzzlePanelText } from '../../text/puzzlePanel.ts';
import { PanelSection } from './PanelSection.tsx';

/** What opens a locked item; the switch for the lock is in the panel's head. */
export function LockSection({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  if (!item.isItemLocked) return null;
  return (
    <PanelSection title={editorText.panel.lock}>
      <SegmentedControl
        isLabelShown
        isFitted
        label={editorText.panel.opensWith}
        value={item.unlockMethod}
        choices={methods()}
        onChoose={(unlockMethod) => dispatch({ type: 'setUnlockMethod', id, unlockMethod })}
      />
      {item.unlockMethod === 'password' && <PasswordFields active={active} />}
      {item.unlockMethod === 'item' && <KeysField active={active} />}
      {item.unlockMethod === 'item' && keysOf(item).length > 1 && <MaterialField active={active} />}
      {item.unlockMethod === 'sequence' && <SequenceField active={active} />}
    </PanelSection>
  );
}

function methods(): readonly { value: UnlockMethod; label: string }[] {
  const { byPassword, byItem } = editorText.panel;
  const { bySequence } = puzzlePanelText;
  return [
    { value: 'password', label: byPassword },
    { value: 'item', label: byItem },
    { value: 'sequence', label: bySequence },
  ];
}

/**
 * SPEC §4: if its key is deleted, a lock falls back to an answer. Says which key it was until there is an
 * answer, and keeps its space until another thing is selected, so that the field does not move at the first
 * letter.
 */
function DeletedKey({ active: { id, item } }: { active: ActiveItem }) {
  const loss = useEditor(({ losses }) => losses[id]);
  const [isNew] = useState(item.unlockPassword === '');
  if (loss?.type !== 'keyDeleted' || !isNew) return null;
  return (
    <Notice tone="warning" role="status" visibility={item.unlockPassword === '' ? undefined : 'hidden'}>
      <KeyRound aria-hidden />
      <span>{editorText.panel.keyWasDeleted(thingName(loss.key))}</span>
    </Notice>
  );
}

function PasswordFields({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  return (
    <>
      <DeletedKey active={active} />
      {item.face.type === 'text' && <CodeFields active={active} />}
      <FaceButton active={active} />
      {definitionOf(item.face).needsClue && (
        <>
          <FormerClues active={active} />
          <CluesField active={active} />
          <ToggleField
            label={editorText.panel.clueInPicture}
            isOn={item.isClueInPicture}
            onToggle={(isClueInPicture) => dispatch({ type: 'setClueInPicture', id, isClueInPicture })}
            help={editorText.panel.clueInPictureHelp}
          />
        </>
      )}
    </>
  );
}

/** The fields of a written answer. Only here can the creator choose whether spelling must be exact (P7). */
function CodeFields({ active }: { active: ActiveItem }) {
  const { id, item } = active;
  const { dispatch } = useEditorActions();
  const isExact = item.passwordMatch === 'exact';
  return (
    <>
      <RoomTextField
        label={editorText.panel.password}
        value={item.unlockPassword}
        limit={LIMITS.password}
        toCommand={(unlockPassword) => ({ type: 'setPassword', id, unlockPassword })}
        help={isExact ? editorText.panel.passwordExactHelp : editorText.panel.passwordHelp}
        isCounterQuiet
      />
      <ToggleField
        label={editorText.panel.exact}
        isOn={isExact}
        onToggle={(isOn) =>
          dispatch({ type: 'setPasswordMatch', id, passwordMatch: isOn ? 'exact' : 'folded' })
        }
      />
      <FurtherAnswers active={active} />
    </>
  );
}

const CLUES: LinkList = {
  of: toldByOf,
  toCommand: (id, toldBy) => ({ type: 'setToldBy', id, toldBy }),
};

/** The clues to a lock's answer, as chosen by the creator (S7). */
function CluesField({ active }: { active: ActiveItem }) {
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
