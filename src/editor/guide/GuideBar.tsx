import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { GUIDE_STEPS, type Guide } from '../../../core/room/guide.ts';
import type { RoomMoves } from '../session/useRoomMoves.ts';
import { guideText } from '../text/guide.ts';
import { GuideDots } from './GuideDots.tsx';
import { GuideRing } from './GuideRing.tsx';
import { useDoForMe } from './useDoForMe.ts';
import { useGuide, useGuided } from './useGuide.ts';

/**
 * The guide's bar below the room: the next step, with buttons to do it, let the app do it, or end the guide.
 */
export function GuideBar({ moves }: { moves: RoomMoves }) {
  const { isGuided } = useGuided();
  return isGuided ? <ShownGuide moves={moves} /> : null;
}

function ShownGuide({ moves }: { moves: RoomMoves }) {
  const guide = useGuide();
  const { leave } = useGuided();
  const doForMe = useDoForMe(guide, moves);
  const words = useRef<HTMLDivElement>(null);
  const { title, help } = wordsOf(guide);
  const isDone = guide.next === null;
  return (
    <Flex
      as="section"
      aria-label={guideText.title}
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      columnGap={{ base: '2', md: '3' }}
      rowGap="1.5"
      px={{ base: '4', lg: '3' }}
      py="2"
      bg="bg.raised"
      borderTopWidth="1px"
      borderColor="border"
    >
      <Box flex={{ base: '1 1 0', md: 'none' }}>
        <GuideDots guide={guide} />
      </Box>
      <Box
        ref={words}
        // Keeps the focus when a pressed button disappears.
        tabIndex={-1}
        role="status"
        outline="none"
        order={{ base: 2, md: 0 }}
        flex={{ base: '1 1 100%', md: '1 1 0' }}
        minW="0"
      >
        <Text textStyle="sm" fontWeight="650">
          {title}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {help}
        </Text>
      </Box>
      {isDone ? (
        <Button size="sm" minH={{ base: '11', xl: '9' }} onClick={leave}>
          {guideText.close}
        </Button>
      ) : (
        <Flex flexShrink="0" gap={{ base: '0', md: '3' }} me={{ base: '-3', md: '0' }}>
          <Button
            size="sm"
            variant="outline"
            px="3"
            minH={{ base: '11', xl: '9' }}
            flexShrink="0"
            onClick={() => {
              doForMe();
              words.current?.focus({ preventScroll: true });
            }}
          >
            {guideText.doIt}
          </Button>
          <IconButton
            size="sm"
            variant="ghost"
            minW={{ base: '11', xl: '9' }}
            minH={{ base: '11', xl: '9' }}
            aria-label={guideText.leave}
            title={guideText.leave}
            onClick={leave}
          >
            <X />
          </IconButton>
        </Flex>
      )}
      <GuideRing pointsAt={guide.pointsAt} />
    </Flex>
  );
}

function wordsOf({ next, pointsAt }: Guide): { title: string; help: string } {
  if (next === null) return { title: guideText.end, help: guideText.endHelp };
  const { title, help } = guideText.steps[next];
  const isKeyMissing = next !== 'placeChest' && pointsAt?.type === 'entry';
  const place = guideText.place(GUIDE_STEPS.indexOf(next) + 1, GUIDE_STEPS.length);
  return { title: `${place} · ${title}`, help: isKeyMissing ? guideText.findKey : help };
}
