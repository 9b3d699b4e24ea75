import { Box, Button, Link as ChakraLink, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { CornerDownRight, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { PlayOutcome } from '../../../core/room/lists/roomStats.ts';
import type { ItemId } from '../../../core/room/model.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { useProjects } from '../../rooms/projects/projectsContext.ts';
import { ResultsDialog } from '../../rooms/results/ResultsDialog.tsx';
import { useShownRoom } from '../page/shownRoom.ts';
import type { PageRead } from '../page/useInsights.ts';
import { insightsText } from '../text/insights.ts';
import { Part } from './Part.tsx';

const OUTCOMES: readonly PlayOutcome[] = ['escapes', 'timeouts', 'left'];
/** A piece of the bar that stands for fewer than this many of 100 plays has no space for its figure. */
const FITS = 8;

interface EndsPartProps {
  read: PageRead;
  /** Shows what happened at a lock. */
  onShow: (lock: ItemId) => void;
}

/** Shows how plays end: one bar, the places where most players stop, and a link to who escaped. */
export function EndsPart({ read: { figures, insights, way, room }, onShow }: EndsPartProps) {
  const { ends, parts, plays, number, share } = insightsText;
  const { escapes, timeouts, left } = insights.ends;
  const teams = Object.entries(figures.sizes).reduce(
    (sum, [size, count]) => sum + (size === '1' ? 0 : count),
    0,
  );
  const [most] = way.toSorted((one, other) => other.stuck - one.stuck);
  return (
    <Part
      id="ends"
      title={parts.ends}
      aside={[plays(insights.plays), ...(teams > 0 ? [ends.byTeams(teams)] : [])].join(', ')}
    >
      <VisuallyHidden>{ends.chart(escapes, timeouts, left)}</VisuallyHidden>
      <EndsBar aria-hidden>
        {OUTCOMES.map((outcome) => {
          const of100 = insights.ends[outcome];
          return (
            <Piece key={outcome} data-outcome={outcome} style={{ flexGrow: of100 }} hidden={of100 === 0}>
              {of100 >= FITS && share(of100)}
            </Piece>
          );
        })}
      </EndsBar>
      <Flex
        as="ul"
        listStyleType="none"
        role="list"
        wrap="wrap"
        columnGap="5"
        rowGap="1.5"
        mt="3"
        textStyle="sm"
      >
        {OUTCOMES.map((outcome) => (
          <Flex as="li" key={outcome} align="center" gap="2">
            <Swatch aria-hidden data-outcome={outcome} />
            {ends.names[outcome]}
            <b>{number(figures[outcome] ?? 0)}</b>
          </Flex>
        ))}
      </Flex>
      <Flex wrap="wrap" align="center" justify="space-between" gap="3" mt="4">
        {most !== undefined && most.stuck > 0 && (
          <Flex gap="2.5" textStyle="sm" color="fg.muted" minW="0">
            <Box as="span" flexShrink="0" mt="0.5" css={{ '& svg': { boxSize: '4' } }}>
              <CornerDownRight aria-hidden />
            </Box>
            <Text>
              {ends.most(itemName(room, most.lock))}{' '}
              <ChakraLink
                as="button"
                variant="underline"
                color="accent"
                fontWeight="650"
                aria-label={ends.whyAt(itemName(room, most.lock))}
                onClick={() => onShow(most.lock)}
              >
                {ends.why}
              </ChakraLink>
            </Text>
          </Flex>
        )}
        <Results roomId={useShownRoom().roomId} />
      </Flex>
    </Part>
  );
}

/** A button that shows who escaped and who did not, as in the list of rooms. */
export function Results({ roomId }: { roomId: string }) {
  const room = useProjects(({ rooms }) => rooms.find(({ id }) => id === roomId));
  const stats = useProjects((state) => state.stats[roomId]);
  const [isShown, setShown] = useState(false);
  if (!room || !stats) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setShown(true)}>
        <ListChecks aria-hidden /> {insightsText.ends.results}
      </Button>
      {isShown && <ResultsDialog room={room} stats={stats} onClose={() => setShown(false)} />}
    </>
  );
}

const looks = {
  '&[data-outcome=escapes]': { bg: '#58a878', color: '#0d1f16' },
  '&[data-outcome=timeouts]': {
    backgroundImage: 'repeating-linear-gradient(45deg, #8a4a12 0 7px, #6b3509 7px 14px)',
    color: 'white',
  },
  '&[data-outcome=left]': {
    bg: '#3a4478',
    backgroundImage: 'radial-gradient(#7480ba 1px, transparent 1.5px)',
    backgroundSize: '8px 8px',
    color: 'white',
  },
  '@media print': { background: 'white!', color: 'black!', boxShadow: 'inset 0 0 0 1px black' },
} as const;

const EndsBar = chakra('div', {
  base: {
    display: 'flex',
    height: '35px',
    overflow: 'hidden',
    borderRadius: 'md',
    border: '2px solid {colors.ink}',
    boxShadow: '0 0 0 1px {colors.border.strong}',
  },
});

const Piece = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    // The width is the share alone, whatever the text.
    flexBasis: '0',
    minWidth: '3px',
    textStyle: 'sm',
    fontWeight: '700',
    '&[hidden]': { display: 'none' },
    '& + &': { borderInlineStart: '2px solid {colors.ink}' },
    ...looks,
  },
});

const Swatch = chakra('span', {
  base: { boxSize: '3.5', flexShrink: '0', borderRadius: '4px', border: '1px solid {colors.ink}', ...looks },
});
