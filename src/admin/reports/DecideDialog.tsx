import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import { LONGEST_NOTE } from '../../../core/report/report.ts';
import { reportText } from '../../rooms/text/report.ts';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { TextAreaField } from '../../shared/form/TextField.tsx';
import { isTooLong } from '../../shared/form/tooLong.ts';
import { Plate } from '../../shared/kit/Plate.tsx';
import { appText } from '../../shared/text/app.ts';

interface DecideDialogProps {
  action: 'hideRoom' | 'blankName';
  /** The room's name, or the reported name. */
  name: string;
  onClose: () => void;
  onDecide: (answer: string) => void;
}

/** Asks before hiding something from everybody, and says what its creator will be told. */
export function DecideDialog({ action, name, onClose, onDecide }: DecideDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const [answer, setAnswer] = useState('');
  const isLong = isTooLong(answer, LONGEST_NOTE);
  const { title, text } = reportText.confirm[action];
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
      <Text id={textId} color="fg.muted" mb="4">
        {text}
      </Text>
      {action === 'hideRoom' && (
        <Box mb="5">
          <TextAreaField
            label={reportText.confirm.answer}
            value={answer}
            onChange={setAnswer}
            limit={LONGEST_NOTE}
          />
        </Box>
      )}
      <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }}>
        <Button ref={cancel} variant="ghost" onClick={onClose}>
          {appText.cancel}
        </Button>
        <Plate material="wine" disabled={isLong} onClick={() => onDecide(answer.trim())}>
          {reportText.actions[action]}
        </Plate>
      </Flex>
    </ModalDialog>
  );
}
