import { Button, Text } from '@chakra-ui/react';
import { Tag } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DEFAULT_ROOM_NAME } from '../../../../core/room/limits.ts';
import type { Finding } from '../../../../core/solve/findings/finding.ts';
import { Notice } from '../../../components/kit/Notice.tsx';
import { CopyField } from '../../../components/share/CopyField.tsx';
import { roomAddress } from '../../../components/share/roomAddress.ts';
import { appText } from '../../../text/app.ts';
import { editorText } from '../../../text/editor.ts';
import { roomPageText } from '../../../text/roomPage.ts';
import { FindingList } from '../problems/FindingList.tsx';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { EditorDialog } from './EditorDialog.tsx';

/** What publishing came to: the link to share, what has to be mended first, or what went wrong. */
export function PublishDialog() {
  const publishing = useEditor((state) => state.publishing);
  if (publishing.type === 'published') return <Published />;
  if (publishing.type === 'refused') return <Refused findings={publishing.findings} />;
  if (publishing.type !== 'failed') return null;
  const isConflict = publishing.code === 'conflict';
  return (
    <ClosingDialog title={editorText.publishing.failed}>
      <Text color="fg.muted">
        {isConflict ? editorText.publishing.conflict : appText.failures[publishing.code]}
      </Text>
    </ClosingDialog>
  );
}

function Published() {
  const id = useEditor((state) => state.currentRoomId);
  const isUntitled = useEditor((state) => state.roomSettings?.roomName === DEFAULT_ROOM_NAME);
  const { dismissPublishing } = useEditorActions();
  const { share } = roomPageText;
  const path = `/gameplay/${id}`;
  const actions = (
    <>
      <Button variant="outline" onClick={dismissPublishing}>
        {editorText.publishing.goOn}
      </Button>
      <Button asChild>
        <Link to={path}>{editorText.publishing.play}</Link>
      </Button>
    </>
  );
  return (
    <EditorDialog title={editorText.publishing.published} onClose={dismissPublishing} actions={actions}>
      <Text color="fg.muted" mb="4">
        {editorText.publishing.publishedText}
      </Text>
      {isUntitled && (
        <Notice tone="info" role="status" mb="4">
          <Tag aria-hidden /> <span>{editorText.publishing.stillUntitled}</span>
        </Notice>
      )}
      {id !== null && <CopyField label={share.link} value={roomAddress(id)} copyLabel={share.copyLink} />}
    </EditorDialog>
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
          <Link to="/pricing#packs">{editorText.publishing.toPacks}</Link>
        </Button>
      )}
    </>
  );
  return (
    <EditorDialog title={editorText.publishing.refused} onClose={dismissPublishing} actions={actions}>
      <Text color="fg.muted" mb="3">
        {editorText.publishing.refusedText}
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
