import { chakra, Flex, Heading, type HTMLChakraProps, IconButton } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { ModalDialog } from '../../shared/dialog/ModalDialog.tsx';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { DialogClock } from '../clock/DialogClock.tsx';
import { tableText } from '../text/table.ts';
import { Enlargeable, EnlargeButton } from './Enlargeable.tsx';
import type { Speaker } from './useSpeaker.ts';

interface SpeakerDialogProps {
  title: ReactNode;
  speaker: Speaker;
  /** `paper` for letters, `panel` for everything else. */
  tone: 'paper' | 'panel';
  /** The element that gets the focus. */
  initialFocus: RefObject<HTMLElement | null>;
  /** The id of the text that is read out with the title. */
  describedBy?: string;
  width?: HTMLChakraProps<'dialog'>['width'];
  maxHeight?: HTMLChakraProps<'dialog'>['maxHeight'];
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog in which a thing of the room says or asks something, with its picture. */
export function SpeakerDialog(props: SpeakerDialogProps) {
  const { title, speaker, tone, children, ...dialog } = props;
  const titleId = useId();
  const isPaper = tone === 'paper';
  return (
    <ModalDialog
      {...dialog}
      className={isPaper ? 'morning' : undefined}
      labelledBy={titleId}
      closesBeside
      css={{ ...(isPaper ? PAPER : {}), _sideways: { maxHeight: 'calc(var(--window-height) - 1rem)' } }}
      padding="0"
    >
      <chakra.div padding={{ base: '5', md: '7' }} css={{ _sideways: { padding: '5', paddingTop: '3' } }}>
        {/* A title too long to stand beside the buttons gets a line below them. */}
        <Flex
          wrap="wrap-reverse"
          align="center"
          columnGap="3"
          marginTop="-1"
          marginEnd="-2"
          // In a low window a title of several lines takes less height than a row of its own.
          css={{ _sideways: { flexWrap: 'nowrap' } }}
        >
          <Flex flex="1 1 auto" minWidth="0" maxWidth="100%" align="center" gap="3">
            <Thumbnail uri={speaker.uri} />
            <Heading as="h2" id={titleId} size="lg" minWidth="0" overflowWrap="anywhere" color="accent.fg">
              {title}
            </Heading>
          </Flex>
          <Flex flex="none" align="center" gap="3" marginStart="auto">
            <DialogClock />
            <EnlargeButton />
            <IconButton
              aria-label={tableText.close}
              variant="ghost"
              color="inherit"
              _hover={{ bg: 'bg.chosen/60' }}
              onClick={dialog.onClose}
            >
              <X />
            </IconButton>
          </Flex>
        </Flex>
        <Enlargeable>{children}</Enlargeable>
      </chakra.div>
    </ModalDialog>
  );
}

/** The folds of the sheet: a shade, with light on the edge below. */
const FOLDS = ['34%', '67%']
  .map(
    (at) =>
      `linear-gradient(transparent ${at}, rgb(110 74 24 / 0.2) ${at}, rgb(255 252 240 / 0.5) calc(${at} + 2px), transparent calc(${at} + 4px))`,
  )
  .join(', ');

/** A sheet with a faint frame and two folds for the creator's words; its height follows the text. */
const PAPER = {
  layerStyle: 'paperSheet',
  borderRadius: '3px',
  '& > :first-child': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    backgroundImage: FOLDS,
    _before: {
      content: '""',
      position: 'absolute',
      inset: '2',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: '2px',
      pointerEvents: 'none',
    },
  },
} as const;

function Thumbnail({ uri }: { uri: string }) {
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
      borderColor="border"
      bg="bg.inset"
    />
  );
}
