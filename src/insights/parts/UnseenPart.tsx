import { Box, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { LocateFixed, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Insights } from '../../../core/insight/readInsights.ts';
import type { ItemId } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { itemName } from '../../editor/text/editorMessages.ts';
import { Link } from '../../shared/kit/Link.tsx';
import { mendPath } from '../../shared/mend/mendLink.ts';
import { hiderName, isGone, useShownRoom } from '../page/shownRoom.ts';
import { insightsText } from '../text/insights.ts';
import { Part } from './Part.tsx';
import { ThingPicture } from './ThingPicture.tsx';

interface UnseenPartProps {
  insights: Insights;
  map: PuzzleMap;
}

/** Things that hardly anybody finds, and things that are clicked although nothing happens then. */
export function UnseenPart({ insights: { unfound, clickedInVain }, map }: UnseenPartProps) {
  const { roomId, room } = useShownRoom();
  const { parts, unseen } = insightsText;
  const isNeeded = (id: ItemId) => map.nodes.some(({ item, step }) => item === id && step !== null);
  return (
    <Part id="unseen" title={unfound.length > 0 ? parts.unseen : unseen.clicked}>
      {unfound.map(({ item, share }) => {
        const note = isNeeded(item) ? [] : [unseen.notNeeded];
        return (
          <ThingRow key={item} id={item} words={[unseen.found(share), ...note].join(' · ')}>
            <IconButton asChild variant="outline">
              <Link to={mendPath(roomId, item)} aria-label={unseen.show(itemName(room, item))}>
                <LocateFixed />
              </Link>
            </IconButton>
          </ThingRow>
        );
      })}
      {unfound.length > 0 && clickedInVain.length > 0 && (
        <Heading as="h3" size="md" mt="5" mb="1">
          {unseen.clicked}
        </Heading>
      )}
      {clickedInVain.map(({ item, clicks }) => (
        <ThingRow key={item} id={item} words={unseen.clicks(clicks)}>
          <Button asChild variant="outline">
            <Link to={mendPath(roomId, item)} aria-label={unseen.sayAt(itemName(room, item))}>
              <MessageSquare aria-hidden /> {unseen.say}
            </Link>
          </Button>
        </ThingRow>
      ))}
    </Part>
  );
}

/** A thing with a remark, and a link into the editor while the draft still has it. */
function ThingRow({ id, words, children }: { id: ItemId; words: string; children: ReactNode }) {
  const shown = useShownRoom();
  const hider = hiderName(shown.room, id);
  const hasLeft = isGone(shown, id);
  return (
    <Flex
      align="center"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="border"
      css={{ '&:first-of-type': { borderTopWidth: 0 } }}
    >
      <ThingPicture room={shown.room} id={id} />
      <Box flex="1 1 9rem" minW="0" textStyle="sm">
        <Text fontWeight="650" {...(hasLeft && { as: 's' })}>
          {itemName(shown.room, id)}
          {hider !== null && (
            <Text as="span" fontWeight="400">
              {` (${hider})`}
            </Text>
          )}
        </Text>
        <Text color="fg.muted">{words}</Text>
      </Box>
      {!hasLeft && children}
    </Flex>
  );
}
