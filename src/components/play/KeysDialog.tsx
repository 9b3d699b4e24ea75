import { chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import type { Message } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/playerView.ts';
import { tableText } from '../../text/table.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { eventsText } from './eventsText.ts';
import { useGame, useGameplay } from './gameContext.ts';
import { KeyPlates } from './KeyPlates.tsx';
import { MessageText } from './MessageText.tsx';
import { SpeakerDialog } from './SpeakerDialog.tsx';
import type { Speaker } from './useSpeaker.ts';

interface KeysDialogProps {
  lock: OpaqueName;
  keyholes: number;
  speaker: Speaker;
  message: Message | null;
  onClose: () => void;
  onClosed: () => void;
}

/** A lock that takes several keys: those that are in it hang in their places, and what is carried can be tried (K5). */
export function KeysDialog({ lock, keyholes, speaker, message, onClose, onClosed }: KeysDialogProps) {
  const plates = useRef<HTMLDivElement>(null);
  const messageId = useId();
  const used = useGameplay((s) => s.items[lock]?.usedKeys);
  return (
    <SpeakerDialog
      title={tableText.passwordTitle(speaker.label)}
      speaker={speaker}
      tone="panel"
      initialFocus={plates}
      {...(message ? { describedBy: messageId } : {})}
      onClose={onClose}
      onClosed={onClosed}
    >
      {message && <MessageText message={message} id={messageId} marginTop="4" fontSize="lg" />}
      <KeyPlates ref={plates} used={used ?? []} keyholes={keyholes} />
      <Outcome />
      <Carried lock={lock} />
    </SpeakerDialog>
  );
}

/** What the last key did, since the line below the stage is out of sight. */
function Outcome() {
  const events = useGameplay((s) => s.lastEvents);
  const labels = useGameplay((s) => s.labels);
  const answers = useGameplay((s) => s.answers);
  return (
    <Text key={answers} role="status" textAlign="center" minHeight="6" color="fg.muted">
      {eventsText(events, labels)}
    </Text>
  );
}

function Carried({ lock }: { lock: OpaqueName }) {
  const { gameplay } = useGame();
  const inventory = useGameplay((s) => s.inventory);
  const isActing = useGameplay((s) => s.isActing);
  if (inventory.length === 0) return null;
  return (
    <Flex role="group" aria-label={tableText.tryKeys} wrap="wrap" justify="center" gap="2" marginTop="4">
      {inventory.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          isBusy={isActing}
          onTry={() => void gameplay.getState().useEntry({ entry: entry.id, on: lock })}
        />
      ))}
    </Flex>
  );
}

function Entry({ entry, isBusy, onTry }: { entry: ViewEntry; isBusy: boolean; onTry: () => void }) {
  return (
    <TryButton
      type="button"
      title={entry.label}
      aria-label={tableText.tryKey(entry.label)}
      aria-busy={isBusy}
      onClick={onTry}
      data-entry={entry.id}
    >
      <ItemPicture uri={entry.uri} boxSize="100%" objectFit="contain" />
    </TryButton>
  );
}

const TryButton = chakra('button', {
  base: {
    boxSize: '3.875rem',
    padding: '1.5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    _hover: { borderColor: 'accent.hover' },
  },
});
