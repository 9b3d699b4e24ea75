import { Button, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { messageText } from './messageText.ts';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import type { Speaker } from './useSpeaker.ts';

/** The reading face of the device for what somebody wrote; it costs no bytes. */
export const LETTER_FONT = "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif";

interface MessageDialogProps {
  speaker: Speaker;
  message: Message;
  onClose: () => void;
  onClosed: () => void;
}

/** What an item says: a creator's own words read like a letter, a ready message like a remark. */
export function MessageDialog({ speaker, message, onClose, onClosed }: MessageDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const isLetter = message.type === 'custom';
  return (
    <SpeakerDialog
      title={speaker.label}
      speaker={speaker}
      tone={isLetter ? 'paper' : 'panel'}
      initialFocus={close}
      describedBy={textId}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Text
        id={textId}
        marginTop="4"
        fontFamily={isLetter ? LETTER_FONT : undefined}
        fontSize={isLetter ? 'xl' : 'lg'}
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        {messageText(message)}
      </Text>
      <Button ref={close} marginTop="6" width="full" onClick={onClose}>
        {gameplayText.close}
      </Button>
    </SpeakerDialog>
  );
}
