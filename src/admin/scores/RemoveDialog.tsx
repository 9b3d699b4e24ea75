import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { presentFormats } from '../../shared/language/formats.ts';
import { appText } from '../../shared/text/app.ts';
import { scoresText } from '../text/scores.ts';

interface RemoveDialogProps {
  /** The name, or the names of a team. */
  name: string;
  /** Milliseconds. */
  time: number;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before removing a record for good. */
export function RemoveDialog({ name, time, onClose, onRemove }: RemoveDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const { title, text, remove } = scoresText.confirm;
  return (
    <ModalDialog
      role="alertdialog"
      labelledBy={titleId}
      describedBy={textId}
      initialFocus={cancel}
      onClose={onClose}
    >
      <Heading as="h2" id={titleId} size="xl" mb="3" overflowWrap="anywhere">
        {title(name)}
      </Heading>
      <Text id={textId} color="fg.muted" mb="5">
        {text(presentFormats().time(time))}
      </Text>
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button ref={cancel} variant="ghost" onClick={onClose}>
          {appText.cancel}
        </Button>
        <Plate material="wine" onClick={onRemove}>
          {remove}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}
