import { Box, Input, Text } from '@chakra-ui/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import type { Command } from '../../../core/edit/command.ts';
import type { ItemConfig, ItemId } from '../../../core/room/model.ts';
import { toLongText } from '../fields/useRoomText.ts';
import { useEditor, useEditorActions } from '../session/editorContext.ts';
import { fieldName } from '../store/document/longTexts.ts';
import { editorText } from '../text/editor.ts';
import { tooLongText } from '../text/editorMessages.ts';

interface RenameFieldProps {
  id: ItemId;
  item: ItemConfig;
  /** The current name. */
  name: string;
  onEnd: (isByKey: boolean) => void;
}

/** Renames on Enter and on blur; Escape keeps the old name. A name that is too long stays to be shortened. */
export function RenameField({ id, item, name, onEnd }: RenameFieldProps) {
  const { attempt, dispatch, holdText } = useEditorActions();
  const isClosed = useRef(false);
  const faultId = useId();
  const field = fieldName(naming(id, ''));
  const long = useEditor(({ longTexts }) => longTexts[field]);

  function end(isByKey: boolean): void {
    if (isClosed.current) return;
    isClosed.current = true;
    onEnd(isByKey);
  }
  /** Returns false if the name is too long. */
  function take(name: string): boolean {
    const command = naming(id, name);
    const refusal = name === item.name ? null : attempt(command);
    const tooLong = toLongText(command, name, refusal);
    holdText(field, tooLong);
    if (refusal && !tooLong) dispatch(command);
    return tooLong === null;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape' || take(event.currentTarget.value.trim())) end(true);
  }
  return (
    <Box flex="1" minW="0">
      <Input
        autoFocus
        dir="auto"
        size="sm"
        w="full"
        h="9"
        px="2"
        aria-label={editorText.layers.rename(name)}
        defaultValue={long?.text ?? item.name}
        aria-invalid={long !== undefined || undefined}
        aria-describedby={long && faultId}
        onFocus={({ target }) => target.select()}
        onBlur={({ target }) => {
          if (isClosed.current) return;
          take(target.value.trim());
          end(false);
        }}
        onKeyDown={onKeyDown}
      />
      {long && (
        <Text id={faultId} role="alert" textStyle="xs" color="fg.error" mt="1">
          {tooLongText(long)}
        </Text>
      )}
    </Box>
  );
}

function naming(id: ItemId, name: string): Command {
  return { type: 'setName', id, name };
}
