import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ConflictChoice } from '../../../stores/editor/editorState.ts';
import { editorText } from '../../../text/editor.ts';
import { useEditorActions } from '../session/editorContext.ts';
import { EditorDialog } from './EditorDialog.tsx';

const CHOICES: readonly ConflictChoice[] = ['keepAsNewRoom', 'replaceStored', 'loadStored'];

/** Somebody else, or another tab, saved in between: the creator says which version goes on. */
export function ConflictDialog() {
  const { resolveConflict } = useEditorActions();
  const [chosen, setChosen] = useState<ConflictChoice | null>(null);

  async function resolve(choice: ConflictChoice): Promise<void> {
    setChosen(choice);
    await resolveConflict(choice);
    setChosen(null);
  }
  return (
    // Escape answers nothing: without a choice the next save would only ask again.
    <EditorDialog title={editorText.conflict.title} onClose={() => undefined} actions={null}>
      <Text color="fg.muted">{editorText.conflict.text}</Text>
      <Stack gap="3" mt="5">
        {CHOICES.map((choice, index) => (
          <Button
            key={choice}
            variant={index === 0 ? 'solid' : 'outline'}
            h="auto"
            py="3"
            flexDirection="column"
            alignItems="flex-start"
            gap="0.5"
            whiteSpace="normal"
            textAlign="start"
            loading={chosen === choice}
            disabled={chosen !== null}
            onClick={() => void resolve(choice)}
          >
            {editorText.conflict[choice].label}
            <Text as="span" textStyle="xs" fontWeight="500">
              {editorText.conflict[choice].help}
            </Text>
          </Button>
        ))}
      </Stack>
    </EditorDialog>
  );
}
