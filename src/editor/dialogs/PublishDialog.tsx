import { Button, Text } from '@chakra-ui/react';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import { publishingText } from '../../rooms/text/publishing.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import { appText } from '../../shared/text/app.ts';
import { FindingList } from '../problems/FindingList.tsx';
import { useBlocking } from '../problems/useFindings.ts';
import { AskToPublish } from '../publishing/AskToPublish.tsx';
import { Published } from '../publishing/Published.tsx';
import type { DrawPlace } from '../publishing/usePlacePictures.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EditorDialog } from './EditorDialog.tsx';

interface PublishDialogProps {
  draw: DrawPlace;
  /** Whether the room is to be listed publicly; null if not chosen. */
  isListed: boolean | null;
  onList: (isListed: boolean) => void;
}

/** The dialog of publishing: the question, then the link to share, the errors to fix, or the failure. */
export function PublishDialog({ draw, isListed, onList }: PublishDialogProps) {
  const publishing = useEditor((state) => state.publishing);
  const blocking = useBlocking();
  // The errors are shown instead of the question, since publishing would be refused.
  if (publishing.type === 'asking' && blocking.length > 0) return <Refused findings={blocking} />;
  if (publishing.type === 'asking' || publishing.type === 'working')
    return (
      <AskToPublish
        draw={draw}
        isWorking={publishing.type === 'working'}
        chosen={isListed}
        onChoose={onList}
      />
    );
  if (publishing.type === 'published') return <Published isAgain={publishing.isAgain} />;
  if (publishing.type === 'refused') return <Refused findings={publishing.findings} />;
  if (publishing.type !== 'failed') return null;
  return <Failed code={publishing.code} />;
}

/** Trying again keeps all choices. */
function Failed({ code }: { code: BackendErrorCode }) {
  const { askToPublish, dismissPublishing } = useEditorActions();
  const isConflict = code === 'conflict';
  const actions = (
    <>
      <Button variant={isConflict ? 'solid' : 'outline'} minH="11" onClick={dismissPublishing}>
        {appText.close}
      </Button>
      {!isConflict && (
        <Button minH="11" onClick={askToPublish}>
          {publishingText.tryAgain}
        </Button>
      )}
    </>
  );
  return (
    <EditorDialog title={publishingText.failed} onClose={dismissPublishing} actions={actions}>
      <Text color="fg.muted">{isConflict ? publishingText.conflict : appText.failures[code]}</Text>
    </EditorDialog>
  );
}

function Refused({ findings }: { findings: readonly Finding[] }) {
  const { dismissPublishing } = useEditorActions();
  const actions = (
    <Button variant="solid" onClick={dismissPublishing}>
      {appText.close}
    </Button>
  );
  return (
    <EditorDialog title={publishingText.refused} onClose={dismissPublishing} actions={actions}>
      <Text color="fg.muted" mb="3">
        {publishingText.refusedText}
      </Text>
      <FindingList findings={findings} onFollow={dismissPublishing} />
    </EditorDialog>
  );
}
