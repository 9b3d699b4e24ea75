import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { playerName } from '../../rooms/records/playerName.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { presentFormats } from '../../shared/language/formats.ts';
import { appText } from '../../shared/text/app.ts';
import { scoresText } from '../text/scores.ts';

interface RemoveDialogProps {
  record: GameRecord;
  onClose: () => void;
  onRemove: () => void;
}

/** Asks before removing a record for good. */
export function RemoveDialog({ record, onClose, onRemove }: RemoveDialogProps) {
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
        {title(playerName(record.username))}
      </Heading>
      <Text id={textId} color="fg.muted" mb="5">
        {text(presentFormats().time(record.time))}
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
