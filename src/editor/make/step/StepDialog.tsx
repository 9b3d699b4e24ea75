import { Button, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../../shared/kit/Notice.tsx';
import { appText } from '../../../shared/text/app.ts';
import { toaster } from '../../../shared/toast/toaster.ts';
import { EditorDialog } from '../../dialogs/EditorDialog.tsx';
import { useEditor, useEditorActions } from '../../session/editorContext.ts';
import { useRoom } from '../../session/useRoom.ts';
import { itemName } from '../../text/editorMessages.ts';
import { makeStepText } from '../../text/makeStep.ts';
import { LibraryLoading } from '../MakingGate.tsx';
import { useSurroundings } from '../useSurroundings.ts';
import { AddedStepPreview } from './AddedStepPreview.tsx';
import { useStep } from './useStep.ts';

/** Shows a step that could be added at the selected thing, proved; the room changes only when it is taken. */
export function StepDialog() {
  const room = useRoom();
  const active = useEditor((state) => state.activeEditingItemId);
  // The thing stays the one for which the dialog was opened, whatever happens to the selection.
  const [at] = useState(active ?? '');
  const { showAid, dispatch, select } = useEditorActions();
  const making = useSurroundings();
  const { step, another } = useStep(room, at, making.type === 'ready' ? making.surroundings : null);
  const close = () => showAid(null);
  const added = step?.ok ? step.value : null;
  return (
    <EditorDialog
      title={makeStepText.title(itemName(room, at))}
      isWide
      keepsActions
      onClose={close}
      actions={
        <>
          <Button variant="ghost" minH="11" onClick={close}>
            {appText.cancel}
          </Button>
          <Button
            minH="11"
            disabled={!added}
            onClick={() => {
              if (!added || dispatch(added.command)) return;
              select(added.container);
              close();
              const title = makeStepText.added(itemName(added.room, added.container));
              toaster.create({ id: 'step', title, type: 'info' });
            }}
          >
            {makeStepText.add}
          </Button>
        </>
      }
    >
      <Text color="fg.muted" mb="4" maxW="46rem">
        {makeStepText.help}
      </Text>
      {making.type !== 'ready' && <LibraryLoading making={making} />}
      {added && <AddedStepPreview added={added} onAnother={another} />}
      {step && !step.ok && (
        <Notice tone="warning" role="status">
          <CircleAlert aria-hidden />
          <span>{makeStepText.refusals[step.refusal]}</span>
        </Notice>
      )}
    </EditorDialog>
  );
}
