import { Button, Heading, Text } from '@chakra-ui/react';
import type { Message } from '../../../core/play/model.ts';
import { gameplayText } from '../../text/gameplay.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { messageText } from './messageText.ts';

interface MessageDialogProps {
  label: string;
  message: Message;
  onClose: () => void;
}

/** What an item says: a creator's own words read like a letter, a ready message like a remark. */
export function MessageDialog({ label, message, onClose }: MessageDialogProps) {
  const isLetter = message.type === 'custom';
  return (
    <ModalDialog label={label} tone={isLetter ? 'paper' : 'panel'} onClose={onClose}>
      <Heading as="h2" size="md" paddingEnd="8" color={isLetter ? 'brass.700' : 'accent.fg'}>
        {label}
      </Heading>
      <Text marginTop="4" fontSize="lg" lineHeight="1.6" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {messageText(message)}
      </Text>
      <Button marginTop="6" width="full" onClick={onClose} autoFocus>
        {gameplayText.close}
      </Button>
    </ModalDialog>
  );
}
