import { Button, Text } from '@chakra-ui/react';
import { DoorClosed } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath } from '../../shared/page/loginPath.ts';
import { PageMessage } from '../../shared/page/PageMessage.tsx';
import { useEditorActions, useEditorSession } from '../session/editorContext.ts';
import type { OpenFailure } from '../store/editorData.ts';
import { editorText } from '../text/editor.ts';
import { DamagedActions } from './DamagedActions.tsx';

/** Says why the room cannot be opened. A missing room and somebody else's room look the same. */
export function EditorUnavailable({ failure }: { failure: OpenFailure }) {
  const { title, text } = editorText.failure[failure.type];
  return (
    <PageMessage icon={<DoorClosed />} title={title} text={text} level={1}>
      {failure.type === 'defaultDoorMissing' && (
        <Text w="full" color="fg.subtle" textStyle="sm">
          {editorText.failure.defaultDoorMissing.detail(failure.message)}
        </Text>
      )}
      <Actions of={failure.type} />
    </PageMessage>
  );
}

function Actions({ of }: { of: OpenFailure['type'] }) {
  if (of === 'notFound') return <NotFoundActions />;
  return of === 'unreadable' ? <DamagedActions /> : <RetryAction />;
}

function NotFoundActions() {
  const { roomId } = useParams();
  const { pathname } = useLocation();
  const { isSignedIn } = useEditorSession();
  return (
    <>
      <Button asChild>
        <Link to={`/gameplay/${roomId}`}>{editorText.failure.play}</Link>
      </Button>
      {!isSignedIn && (
        <Button asChild variant="outline">
          <Link to={loginPath(pathname)}>{editorText.failure.logIn}</Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link to="/room-editor?new">{editorText.failure.newRoom}</Link>
      </Button>
    </>
  );
}

function RetryAction() {
  const { roomId } = useParams();
  const { open } = useEditorActions();
  return <Button onClick={() => void open(roomId ?? null)}>{editorText.failure.retry}</Button>;
}
