import { Button, chakra, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import type { Message } from '../../../core/play/model.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { useJournal } from '../journal/useJournal.ts';
import { playSound } from '../sound/playSound.ts';
import { useGame } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';
import { LETTER_FONT } from './letterFont.ts';
import { MessageWords } from './MessageWords.tsx';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import { useMessageLanguage } from './useMessageLanguage.ts';
import type { Speaker } from './useSpeaker.ts';

/** Characters above which the text is written smaller, so that more is visible. */
const LONG = 320;

interface ReadingDialogProps {
  speaker: Speaker;
  message: Message;
  onClose: () => void;
  onClosed: () => void;
}

/** A letter on paper, or a large picture of a thing with its text below (O4). */
export function ReadingDialog({ speaker, message, onClose, onClosed }: ReadingDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const language = useRoomLanguage();
  const { dir } = useMessageLanguage(message);
  const isPicture = message.showsAs === 'picture';
  useEffect(() => playSound(isPicture ? 'nearer' : 'page'), [isPicture]);
  useLaidOnTop(message);
  return (
    <SpeakerDialog
      title={<span {...language}>{speaker.label}</span>}
      speaker={{ ...speaker, uri: '' }}
      tone={isPicture ? 'panel' : 'paper'}
      width="min(48rem, var(--window-width) - 1.5rem)"
      initialFocus={close}
      describedBy={textId}
      onClose={onClose}
      onClosed={onClosed}
    >
      {isPicture && speaker.uri !== '' && <Near uri={speaker.uri} />}
      <Text
        id={textId}
        dir={dir}
        marginTop="4"
        fontFamily={LETTER_FONT}
        fontSize={
          isPicture
            ? 'lg'
            : { base: 'xl', md: message.type === 'custom' && message.text.length > LONG ? '2xl' : '3xl' }
        }
        // Contains the floating picture.
        display="flow-root"
        textAlign={isPicture ? 'center' : undefined}
        lineHeight="1.55"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        textWrap="pretty"
      >
        {!isPicture && speaker.uri !== '' && <Enclosed uri={speaker.uri} />}
        <MessageWords message={message} />
      </Text>
      <Button ref={close} marginTop="6" width="full" onClick={onClose}>
        {tableText.close}
      </Button>
    </SpeakerDialog>
  );
}

/** Puts the message being read on top of the papers shown beside locks. */
function useLaidOnTop(message: Message): void {
  const { gameplay } = useGame();
  const place = useJournal().findLastIndex(
    (entry) => entry.type === 'text' && isSame(entry.message, message),
  );
  useEffect(() => {
    if (place !== -1) gameplay.getState().setPaper(place);
  }, [gameplay, place]);
}

/** Compares as JSON: messages are built with their fields in a fixed order. */
function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The thing that the text is about, laid on the sheet. */
const Enclosed = chakra(ItemPicture, {
  base: {
    float: 'inline-end',
    boxSize: { base: '24', md: '44' },
    marginInlineStart: '4',
    marginBottom: '3',
    objectFit: 'contain',
    rotate: '3deg',
    filter: 'drop-shadow(2px 5px 5px rgb(60 36 8 / 0.45))',
    _sideways: { boxSize: '28' },
  },
});

/** The thing itself, as large as the window allows. */
const Near = chakra(ItemPicture, {
  base: {
    marginTop: '4',
    width: 'full',
    height: {
      base: 'min(14rem, var(--window-height) - 22rem)',
      md: 'min(26rem, var(--window-height) - 19rem)',
    },
    padding: { base: '3', md: '5' },
    objectFit: 'contain',
    bg: 'bg.deep',
    border: '2px solid {colors.ink}',
    borderRadius: 'md',
    boxShadow: 'inset',
    _sideways: { height: 'calc(var(--window-height) - 12rem)' },
  },
});
