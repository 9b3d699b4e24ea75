import { Button, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../shared/kit/Link.tsx';
import { loginPath, registerPath } from '../../shared/page/loginPath.ts';
import { editorText } from '../text/editor.ts';
import { EditorDialog } from './EditorDialog.tsx';

/**
 * Asks for an account, which saving and publishing need; the room stays open behind. Who asked to publish is asked what
 * to publish as soon as they are back.
 */
export function AccountDialog({ wish, onClose }: { wish: 'save' | 'publish'; onClose: () => void }) {
  const { pathname } = useLocation();
  const next = wish === 'publish' ? `${pathname}?publish` : pathname;
  const words = editorText.needsAccount;
  const actions = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {words.later}
      </Button>
      <Button variant="outline" asChild>
        <Link to={loginPath(next)}>{words.logIn}</Link>
      </Button>
      <Button asChild>
        <Link to={registerPath(next)}>{words.signUp}</Link>
      </Button>
    </>
  );
  return (
    <EditorDialog title={words.title} onClose={onClose} actions={actions}>
      <Text color="fg.muted">{words.text}</Text>
      <Text fontWeight="650" mt="3">
        {words.safe}
      </Text>
    </EditorDialog>
  );
}
