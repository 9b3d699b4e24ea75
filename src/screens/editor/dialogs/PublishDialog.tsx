import { Button, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { appText } from '../../../text/app.ts';
import { publishingText } from '../../../text/publishing.ts';
import { FindingList } from '../problems/FindingList.tsx';
import { AskToPublish } from '../publishing/AskToPublish.tsx';
import { Published } from '../publishing/Published.tsx';
import type { DrawPlace } from '../publishing/usePlacePictures.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EditorDialog } from './EditorDialog.tsx';

/** What is asked before publishing, and what it came to: the link to share, what has to be mended first, or what went wrong. */
export function PublishDialog({ draw }: { draw: DrawPlace }) {
  const publishing = useEditor((state) => state.publishing);
  if (publishing.type === 'asking' || publishing.type === 'working')
    return <AskToPublish draw={draw} isWorking={publishing.type === 'working'} />;
  if (publishing.type === 'published') return <Published />;
  if (publishing.type === 'refused') return <Refused findings={publishing.findings} />;
  if (publishing.type !== 'failed') return null;
  const isConflict = publishing.code === 'conflict';
  return (
    <ClosingDialog title={publishingText.failed}>
      <Text color="fg.muted">{isConflict ? publishingText.conflict : appText.failures[publishing.code]}</Text>
    </ClosingDialog>
  );
}

function Refused({ findings }: { findings: readonly Finding[] }) {
  const { dismissPublishing } = useEditorActions();
  const isForPacks = findings.some(({ code }) => code === 'packNotOwned');
  const actions = (
    <>
      <Button variant={isForPacks ? 'outline' : 'solid'} onClick={dismissPublishing}>
        {appText.close}
      </Button>
      {isForPacks && (
        <Button asChild>
          <Link to="/pricing#packs">{publishingText.toPacks}</Link>
        </Button>
      )}
    </>
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

function ClosingDialog({ title, children }: { title: string; children: React.ReactNode }) {
  const { dismissPublishing } = useEditorActions();
  return (
    <EditorDialog
      title={title}
      onClose={dismissPublishing}
      actions={<Button onClick={dismissPublishing}>{appText.close}</Button>}
    >
      {children}
    </EditorDialog>
  );
}
