import { Button, Flex } from '@chakra-ui/react';
import { appText } from '../../shared/text/app.ts';
import { EditorDialog } from '../dialogs/EditorDialog.tsx';
import { useGuided } from '../guide/useGuide.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { commandsText } from '../text/commands.ts';
import { manualText } from '../text/manual.ts';
import { ManualParts } from './ManualParts.tsx';

/** The manual in the editor, with the guided first room and the keyboard shortcuts. */
export function ManualDialog() {
  const { showAid } = useEditorActions();
  const { isGuided, begin } = useGuided();
  const close = () => showAid(null);
  return (
    <EditorDialog
      title={manualText.title}
      isWide
      keepsActions
      onClose={close}
      actions={
        <Button minH="11" onClick={close}>
          {appText.close}
        </Button>
      }
    >
      <ManualParts />
      <Flex gap="3" wrap="wrap" mt="6">
        {!isGuided && (
          <Button variant="outline" minH="11" onClick={() => [close(), begin()]}>
            {manualText.guided}
          </Button>
        )}
        <Button variant="outline" minH="11" onClick={() => showAid('shortcuts')}>
          {commandsText.shortcuts}
        </Button>
      </Flex>
    </EditorDialog>
  );
}
