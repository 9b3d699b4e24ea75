import { chakra, Flex, Heading, IconButton, useRecipe } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { gameplayText } from '../../text/gameplay.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import type { Speaker } from './GameDialogs.tsx';
import { SIDEWAYS } from './TableFrame.tsx';

/** Milliseconds: a tap beside the dialog, or a second one at the same place, so soon still belongs to a double tap on the room. */
const SETTLING = 400;

interface ModalDialogProps {
  title: string;
  speaker: Speaker;
  /** `paper` for what is read as a letter, `panel` for the rest. */
  tone: 'paper' | 'panel';
  /** What takes the focus. */
  initialFocus: RefObject<HTMLElement | null>;
  /** The id of the words to be read out with the title. */
  describedBy?: string;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: it traps focus, closes on Escape and lies over everything, at no cost in bytes. */
export function ModalDialog(props: ModalDialogProps) {
  const { title, speaker, tone, describedBy, onClose, children } = props;
  const titleId = useId();
  const { dialog, wasJustOpened } = useModal(props);
  const panel = useRecipe({ key: 'panel' });
  const isPaper = tone === 'paper';
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={(event) => {
        if (event.detail > 1 && wasJustOpened()) event.stopPropagation();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !wasJustOpened()) onClose();
      }}
      css={[
        panel({ variant: 'modal' }),
        isPaper && PAPER,
        { [SIDEWAYS]: { maxHeight: 'calc(100dvh - 1rem)' } },
      ]}
      padding="0"
      width="min(32rem, 100vw - 2rem)"
    >
      <chakra.div padding={{ base: '5', md: '7' }} css={{ [SIDEWAYS]: { padding: '5', paddingTop: '3' } }}>
        <Flex align="center" gap="3" marginTop="-1" marginEnd="-2">
          <Thumbnail uri={speaker.uri} isPaper={isPaper} />
          <Heading
            as="h2"
            id={titleId}
            size="lg"
            flex="1"
            overflowWrap="anywhere"
            color={isPaper ? 'brass.700' : 'accent.fg'}
          >
            {title}
          </Heading>
          <IconButton
            aria-label={gameplayText.close}
            variant="ghost"
            alignSelf="flex-start"
            color="inherit"
            _hover={{ bg: isPaper ? 'ivory.300' : 'dusk.700' }}
            onClick={onClose}
          >
            <X />
          </IconButton>
        </Flex>
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}

/** A sheet with a faint ruled frame, on which the creator's own words stand. */
const PAPER = {
  color: 'fg.onPaper',
  borderColor: 'ivory.300',
  bgColor: 'bg.paper',
  bgImage:
    'radial-gradient(120% 90% at 100% 100%, rgb(143 99 36 / 0.2), transparent 60%), linear-gradient(160deg, {colors.ivory.50}, {colors.ivory.200})',
  '& > div': {
    position: 'relative',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '2',
      borderWidth: '1px',
      borderColor: 'brass.600/35',
      borderRadius: 'md',
      pointerEvents: 'none',
    },
  },
} as const;

function Thumbnail({ uri, isPaper }: { uri: string; isPaper: boolean }) {
  if (uri === '') return null;
  return (
    <ItemPicture
      uri={uri}
      boxSize="12"
      flexShrink="0"
      padding="1"
      objectFit="contain"
      borderRadius="md"
      borderWidth="1px"
      borderColor={isPaper ? 'ivory.300' : 'border'}
      bg={isPaper ? 'ivory.50' : 'bg.inset'}
    />
  );
}

/** Opens the dialog with its component. Closing it in time, before its element goes, is what brings the focus back. */
function useModal(props: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const focusFirst = useEffectEvent(() => props.initialFocus.current?.focus({ preventScroll: true }));
  const onClosed = useEffectEvent(() => props.onClosed());
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    openedAt.current = performance.now();
    focusFirst();
    return () => {
      opened?.close();
      // What opened it may have gone with the same action.
      setTimeout(onClosed);
    };
  }, []);
  return { dialog, wasJustOpened: () => performance.now() - openedAt.current < SETTLING };
}
