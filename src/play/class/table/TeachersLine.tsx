import { Box, chakra, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, MessageSquare, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWindow } from '../../../shared/browser/useWindow.ts';
import { Paper } from '../../../shared/kit/Paper.tsx';
import { useGameplay } from '../../table/gameContext.ts';
import { pupilText } from '../../text/pupil.ts';
import { type Said, SHOWN_FOR } from '../classStore.ts';
import { messageText } from '../messageText.ts';
import { useClass, useClassStore } from '../useClass.ts';
import { HelpPlate } from './CallKey.tsx';

/** One line beside the room: what the teacher says, or the team's call for help. A pupil alone makes it more than a line. */
export function TeachersLine() {
  const said = useClass(({ unread }) => unread[0]);
  const isCalling = useClass(({ view }) => view.isCalling);
  const isFree = useGameplay(
    (s) => s.dialog === null && s.help === null && s.exit === null && !s.isTimeUp && !s.isPaused,
  );
  if (said && isFree)
    return (
      <Place data-teachers-line>
        <Message key={said.number} said={said} />
      </Place>
    );
  return (
    isCalling && (
      <Place data-teachers-line>
        <HelpPlate />
      </Place>
    )
  );
}

/** A teacher's message on a slip of paper, shown for twenty seconds, longer while it is open, or until it is put away. */
function Message({ said }: { said: Said }) {
  const { read } = useClassStore().getState();
  const words = messageText(said.message);
  const line = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    const timer = setTimeout(() => read(said), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [read, said, isOpen]);
  useLayoutEffect(() => {
    const text = line.current;
    setIsCut(text !== null && text.scrollWidth > text.clientWidth);
  }, []);
  const isFolded = useWindow('sideways') && !isOpen;
  const { from, open, fold, putAway } = pupilText.said;
  return (
    <Paper {...SLIP} insetInlineEnd={isFolded ? 'auto' : '0'}>
      <MessageSquare size={20} aria-hidden />
      {isOpen ? (
        <Text flex="1" textStyle="sm" color="fg.muted">
          {from}
        </Text>
      ) : (
        <VisuallyHidden>{from}</VisuallyHidden>
      )}
      <Text
        ref={line}
        fontWeight="700"
        lineHeight="1.3"
        overflowWrap="anywhere"
        {...(isOpen ? OPEN : LINE)}
        display={isFolded ? 'none' : undefined}
      >
        {words}
      </Text>
      {(isCut || isFolded || isOpen) && (
        <IconButton
          variant="ghost"
          color="inherit"
          minWidth="11"
          aria-label={isOpen ? fold : open}
          title={isOpen ? fold : open}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Box as="span" rotate={isOpen ? '180deg' : undefined}>
            <ChevronDown aria-hidden />
          </Box>
        </IconButton>
      )}
      <IconButton
        variant="ghost"
        color="inherit"
        minWidth="11"
        aria-label={putAway}
        title={putAway}
        onClick={({ currentTarget }) => {
          // Otherwise the focus would be lost with the button.
          currentTarget.closest('section')?.focus({ preventScroll: true });
          read(said);
        }}
      >
        <X aria-hidden />
      </IconButton>
    </Paper>
  );
}

/** In the corner of a room that has the whole height; two buttons until it is opened. */
const IN_CORNER = { gridArea: 'stage', width: 'min(24rem, 100%)', margin: '1.5' };

/**
 * On upright phones it covers the team's marks above the clock, beside a larger room its name; else it has the first half
 * of the line below the room. It is no higher than that line, so that nothing moves when it comes, goes or is opened.
 */
const Place = chakra('div', {
  base: {
    gridArea: { base: 'name', md: 'notice' },
    alignSelf: 'start',
    position: 'relative',
    zIndex: '4',
    height: '11',
    width: { md: '56%' },
    marginTop: { md: '1.5' },
    marginStart: { base: 'var(--mark-width, 0px)', md: '0' },
    _wideRoom: { md: { gridArea: 'rail', width: 'min(24rem, 38%)' } },
    _sideways: { ...IN_CORNER, _wideRoom: IN_CORNER },
    // It would show through a dialog.
    _belowDialog: { visibility: 'hidden' },
  },
});

const LINE = { flex: '1 1 0', minWidth: '0', truncate: true } as const;

/** Below the buttons, as wide as the slip. */
const OPEN = { order: '1', flex: '1 1 100%', paddingEnd: '3', paddingBottom: '2.5' } as const;

const SLIP = {
  p: '0',
  position: 'absolute',
  top: '0',
  insetInlineStart: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: '11',
  paddingInlineStart: '3',
  boxShadow: 'lifted',
  animationName: 'fade-in',
  animationDuration: '160ms',
  css: { '& > svg': { flex: 'none', marginInlineEnd: '1.5' } },
} as const;
