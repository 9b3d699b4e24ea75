import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { SlidersHorizontal, Timer } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { inMinutes, useShownRoom } from '../page/shownRoom.ts';
import type { PageRead } from '../page/useInsights.ts';
import { readTimes } from '../reading/readTimes.ts';
import { insightsText } from '../text/insights.ts';
import { Part } from './Part.tsx';

/** How long escapes take compared with the time limit, and which limit would suit them. */
export function TimePart({ read: { figures, insights, room } }: { read: PageRead }) {
  const { roomId, draft } = useShownRoom();
  const { parts, time: words, number } = insightsText;
  const { time } = insights;
  const limit = draft?.timeLimit ?? room.timeLimit;
  const bars = readTimes(figures.times, room.timeLimit);
  const most = Math.max(...bars.map(({ count }) => count));
  if (!time)
    return (
      <Part id="time" title={parts.time}>
        <Text color="fg.muted" textStyle="sm">
          {words.few}
        </Text>
      </Part>
    );
  const needed = number(Math.ceil(time.nineInTen / 60));
  const fits = limit === time.limit;
  const suggestion = fits ? words.fits(needed, limit) : words.suggest(needed, time.limit);
  return (
    <Part id="time" title={parts.time}>
      <Flex as="ul" listStyleType="none" role="list" align="end" gap="1" height="6.5rem">
        {bars.map(({ minutes, count, isLate }) => (
          <Flex
            as="li"
            key={minutes ?? words.more}
            direction="column"
            justify="end"
            flex="1"
            minW="0"
            h="full"
          >
            <VisuallyHidden>{words.bar(minutes, count)}</VisuallyHidden>
            <Flex aria-hidden direction="column" justify="end" flex="1" minH="0">
              <Bar
                data-late={isLate || undefined}
                style={{ height: `${(100 * count) / most}%` }}
                hidden={count === 0}
              />
            </Flex>
            <Box
              aria-hidden
              borderTopWidth="1px"
              borderColor="border.strong"
              textStyle="2xs"
              color="fg.subtle"
              textAlign="end"
              overflow="hidden"
              whiteSpace="nowrap"
            >
              {minutes === null ? '+' : number(minutes)}
            </Box>
          </Flex>
        ))}
      </Flex>
      <Flex
        as="ul"
        listStyleType="none"
        role="list"
        wrap="wrap"
        columnGap="4"
        rowGap="1"
        mt="2"
        textStyle="sm"
      >
        <li>{words.half(inMinutes(time.half))}</li>
        <li>{words.limit(room.timeLimit)}</li>
        {bars.some(({ isLate }) => isLate) && (
          <Flex as="li" align="center" gap="2">
            <Box as="span" aria-hidden boxSize="3" borderRadius="3px" bg="dusk.500" />
            {words.late}
          </Flex>
        )}
      </Flex>
      <Flex
        align="center"
        wrap={{ base: 'wrap', md: 'nowrap' }}
        gap="3"
        mt="4"
        pt="4"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Flex gap="2.5" flex="1 1 12rem" textStyle="sm" css={{ '& svg': { boxSize: '4.5', flexShrink: 0 } }}>
          <Timer aria-hidden />
          <Text>{`${suggestion} ${words.band(time.band)}`}</Text>
        </Flex>
        {!fits && (
          <Button asChild variant="outline">
            <Link to={mendPath(roomId, null, { type: 'limit' })}>
              <SlidersHorizontal aria-hidden /> {words.set}
            </Link>
          </Button>
        )}
      </Flex>
    </Part>
  );
}

const Bar = chakra('span', {
  base: {
    display: 'block',
    flexShrink: '0',
    borderTopRadius: '4px',
    border: '1px solid {colors.ink}',
    borderBottomWidth: '0',
    backgroundImage: 'linear-gradient(#82cf9f, #3f8a61)',
    '&[hidden]': { display: 'none' },
    '&[data-late]': { backgroundImage: 'none', bg: 'dusk.500' },
    '@media print': { background: 'white!', borderColor: 'black' },
  },
});
