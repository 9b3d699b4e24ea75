import { chakra } from '@chakra-ui/react';
import { speakerOf } from '../journal/journalTitle.ts';
import { useJournal } from '../journal/useJournal.ts';
import { LETTER_FONT } from '../reading/letterFont.ts';
import { MessageWords } from '../reading/MessageWords.tsx';
import { useGame } from '../table/gameContext.ts';
import { useRoomLanguage } from '../table/useRoomLanguage.ts';
import { tableText } from '../text/table.ts';

/** The beginning of what the journal holds last, from the introduction on; leads to the journal. */
export function LastRead() {
  const { gameplay } = useGame();
  const language = useRoomLanguage();
  const last = useJournal().findLast((entry) => entry.type === 'text');
  if (!last) return null;
  return (
    <Page
      type="button"
      aria-live="off"
      title={tableText.journalHelp}
      onClick={() => gameplay.getState().setHelp('journal')}
    >
      <Speaker {...language}>{speakerOf(last)}</Speaker>
      <Beginning fontFamily={last.message.type === 'custom' ? LETTER_FONT : undefined}>
        <MessageWords message={last.message} />
      </Beginning>
    </Page>
  );
}

const Page = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '11',
    paddingX: '2',
    borderRadius: 'md',
    color: 'fg.muted',
    textAlign: 'start',
    pointerEvents: 'auto',
    // A lower window has no space for it.
    '@media (max-height: 640px)': { display: 'none' },
  },
});

const Speaker = chakra('span', {
  base: { display: 'block', color: 'accent.fg', fontWeight: '600', lineHeight: '1.3', truncate: true },
});

const Beginning = chakra('span', { base: { lineClamp: '3', lineHeight: '1.35', overflowWrap: 'anywhere' } });
