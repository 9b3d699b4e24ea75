import { Button, chakra, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { tableText } from '../../text/table.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import { SIDEWAYS } from './TableFrame.tsx';
import { useRoomLang } from './useRoomLang.ts';
import type { Speaker } from './useSpeaker.ts';

interface ReadingDialogProps {
  speaker: Speaker;
  message: Message;
  onClose: () => void;
  onClosed: () => void;
}

/** What is read or looked at from near (O4): a letter on its paper, or a thing's picture, large, with the text under it. */
export function ReadingDialog({ speaker, message, onClose, onClosed }: ReadingDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const lang = useRoomLang();
  const isPicture = message.showsAs === 'picture';
  return (
    <SpeakerDialog
      title={<span lang={lang}>{speaker.label}</span>}
      speaker={isPicture ? { ...speaker, uri: '' } : speaker}
      tone={isPicture ? 'panel' : 'paper'}
      width="min(44rem, 100vw - 1.5rem)"
      initialFocus={close}
      describedBy={textId}
      onClose={onClose}
      onClosed={onClosed}
    >
      {isPicture && speaker.uri !== '' && <Near uri={speaker.uri} />}
      <Text
        id={textId}
        marginTop="4"
        fontFamily={LETTER_FONT}
        fontSize={isPicture ? 'lg' : { base: 'xl', md: '2xl' }}
        textAlign={isPicture ? 'center' : undefined}
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        <MessageWords message={message} />
      </Text>
      <Button ref={close} marginTop="6" width="full" onClick={onClose}>
        {tableText.close}
      </Button>
    </SpeakerDialog>
  );
}

/** The thing itself, as large as the window has room for. */
const Near = chakra(ItemPicture, {
  base: {
    marginTop: '4',
    width: 'full',
    height: { base: 'min(14rem, 100dvh - 22rem)', md: 'min(26rem, 100dvh - 19rem)' },
    padding: { base: '3', md: '5' },
    objectFit: 'contain',
    bg: 'bg.deep',
    border: '2px solid {colors.ink}',
    borderRadius: 'md',
    boxShadow: 'inset',
    [SIDEWAYS]: { height: 'calc(100dvh - 12rem)' },
  },
});
