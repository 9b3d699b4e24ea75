import { Box, chakra, Text } from '@chakra-ui/react';
import { useId, useRef, useState } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { lockMaterialOf } from '../../../core/catalogue/lockMaterials.ts';
import type { Message, PlayEvent } from '../../../core/play/model.ts';
import type { OpaqueName } from '../../../core/play/view/opaqueName.ts';
import type { ViewEntry } from '../../../core/play/view/playerView.ts';
import { ItemPicture } from '../../shared/pictures/ItemPicture.tsx';
import { KeysFace } from '../lock/keys/KeysFace.tsx';
import { eventsText } from '../notices/eventsText.ts';
import { MessageText } from '../reading/MessageText.tsx';
import { SpeakerDialog } from '../reading/SpeakerDialog.tsx';
import { GOES_ON, useMoreBelow } from '../reading/useMoreBelow.ts';
import type { Speaker } from '../reading/useSpeaker.ts';
import { useGame, useGameplay } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';

interface KeysDialogProps {
  lock: OpaqueName;
  keyholes: number;
  speaker: Speaker;
  message: Message | null;
  /** The material chosen by the room's creator. */
  material: LockMaterial | undefined;
  /** True once the last key is in: the lock opens. */
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** A lock that takes several keys: used keys hang in their holes, and carried ones can be tried (K5). */
export function KeysDialog(props: KeysDialogProps) {
  const { lock, keyholes, speaker, message, material, isOpen, onClose, onClosed } = props;
  const face = useRef<HTMLUListElement>(null);
  const messageId = useId();
  const words = useMoreBelow<HTMLParagraphElement>();
  const language = useRoomLanguage();
  const background = useGameplay((s) => s.background);
  const inLock = useGameplay((s) => s.items[lock]?.usedKeys);
  const [tried, setTried] = useState<TriedKey | null>(null);
  const used = useLastUsed(inLock, isOpen ? (tried?.entry ?? null) : null);
  return (
    <SpeakerDialog
      title={tableText.passwordTitle(speaker.label)}
      speaker={speaker}
      tone="panel"
      initialFocus={face}
      {...(message ? { describedBy: messageId } : {})}
      width={WIDTH}
      maxHeight="calc(var(--window-height) - 1rem)"
      onClose={onClose}
      onClosed={onClosed}
    >
      <Box css={PARTS}>
        {message && (
          <MessageText
            ref={words}
            message={message}
            id={messageId}
            marginTop="4"
            fontSize="lg"
            css={[GOES_ON, WORDS]}
          />
        )}
        <KeysFace
          ref={face}
          keyholes={keyholes}
          used={used}
          isOpen={isOpen}
          material={lockMaterialOf({ chosen: material, uri: speaker.uri, background: background?.uri ?? '' })}
          cameFrom={({ id }) => (tried?.entry.id === id ? tried.from : null)}
          language={language}
        />
        <Outcome />
        {!isOpen && <Carried lock={lock} onTry={setTried} />}
      </Box>
    </SpeakerDialog>
  );
}

const WIDTH = {
  base: 'min(32rem, var(--window-width) - 2rem)',
  _sidewaysLock: 'min(46rem, var(--window-width) - 2rem)',
};

/** Sideways, words and keys stand beside the face: below it they would be out of sight. */
const PARTS = {
  _sidewaysLock: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    // By their content: a row of words that can scroll counts as empty while the last row is measured.
    gridTemplateRows: 'max-content max-content 1fr',
    columnGap: '6',
    '& > [data-face]': { gridRow: '1 / 4' },
    '& > :not([data-face])': { gridColumn: '2', textAlign: 'start', justifyContent: 'flex-start' },
  },
} as const;

/** Long words scroll, so that the lock and the keys stay in sight. */
const WORDS = {
  maxHeight: 'max(4.5rem, var(--window-height) - 39rem)',
  // The face of a narrow window is lower.
  _uprightPhone: { maxHeight: 'max(4.5rem, var(--window-height) - 34.5rem)' },
  overflowY: 'auto',
  _sidewaysLock: { maxHeight: '7rem' },
} as const;

/** The last tried key, and its rectangle in the window. */
interface TriedKey {
  entry: ViewEntry;
  from: DOMRect;
}

const NO_KEYS: readonly ViewEntry[] = [];

/**
 * The keys in the lock. After it opens the judge no longer sends them, so the previous ones and the last one
 * are kept.
 */
function useLastUsed(inLock: readonly ViewEntry[] | undefined, last: ViewEntry | null): readonly ViewEntry[] {
  const [shown, setShown] = useState(inLock ?? NO_KEYS);
  if (inLock !== undefined && inLock !== shown) setShown(inLock);
  const lacks = last !== null && !shown.some(({ id }) => id === last.id);
  return lacks ? [...shown, last] : shown;
}

/** The result of the last key, since the notice line is covered. */
function Outcome() {
  const events = useGameplay((s) => s.lastEvents);
  const labels = useGameplay((s) => s.labels);
  const announcements = useGameplay((s) => s.announcements);
  return (
    <Text key={announcements} role="status" textAlign="center" minHeight="6" color="fg.muted">
      {outcomeText(events, labels)}
    </Text>
  );
}

/** The dialog's title already names the lock and says that it is locked. */
function outcomeText(
  events: readonly PlayEvent<OpaqueName>[],
  labels: Readonly<Record<OpaqueName, string>>,
): string {
  for (const event of events) {
    if (event.type === 'lockedByItem' && event.keyholes !== undefined)
      return tableText.hasKeyholes(event.keyholes);
    if (event.type === 'keyFits') return tableText.keyStays(labels[event.key] ?? tableText.something);
  }
  return eventsText(events, labels);
}

function Carried({ lock, onTry }: { lock: OpaqueName; onTry: (tried: TriedKey) => void }) {
  const { gameplay } = useGame();
  const inventory = useGameplay((s) => s.inventory);
  const isActing = useGameplay((s) => s.isActing);
  const keys = useMoreBelow<HTMLDivElement>();
  if (inventory.length === 0) return null;
  return (
    <Keys ref={keys} role="group" aria-label={tableText.tryKeys} css={GOES_ON}>
      {inventory.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          isBusy={isActing}
          onTry={(from) => {
            onTry({ entry, from });
            void gameplay.getState().useEntry({ entry: entry.id, on: lock });
          }}
        />
      ))}
    </Keys>
  );
}

/** Five keys in a row on the narrowest phone; two rows are in sight, and the edge of a third. */
const Keys = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(2.75rem, 3.875rem))',
    justifyContent: 'center',
    gap: '2',
    marginTop: '4',
    maxHeight: '9.5rem',
    overflowY: 'auto',
  },
});

function Entry({
  entry,
  isBusy,
  onTry,
}: {
  entry: ViewEntry;
  isBusy: boolean;
  onTry: (from: DOMRect) => void;
}) {
  return (
    <TryButton
      type="button"
      title={entry.label}
      aria-label={tableText.tryKey(entry.label)}
      aria-busy={isBusy}
      onClick={({ currentTarget }) => onTry(currentTarget.getBoundingClientRect())}
      data-entry={entry.id}
    >
      <ItemPicture uri={entry.uri} boxSize="100%" objectFit="contain" />
    </TryButton>
  );
}

const TryButton = chakra('button', {
  base: {
    width: 'full',
    aspectRatio: '1',
    padding: '1.5',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'border.strong',
    bg: 'bg.raised',
    _hover: { borderColor: 'accent.hover' },
  },
});
