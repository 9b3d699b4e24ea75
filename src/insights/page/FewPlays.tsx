import { Flex, Grid, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FEWEST_PLAYS } from '../../../core/insight/readInsights.ts';
import type { Room } from '../../../core/room/model.ts';
import type { PuzzleMap } from '../../../core/solve/puzzleMap.ts';
import { ShareButton } from '../../rooms/share/ShareButton.tsx';
import { ShareWays } from '../../rooms/share/ShareWays.tsx';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { Results } from '../parts/EndsPart.tsx';
import { Part } from '../parts/Part.tsx';
import { ThingPicture } from '../parts/ThingPicture.tsx';
import { insightsText } from '../text/insights.ts';

interface FewPlaysProps {
  roomId: string;
  room: Room;
  map: PuzzleMap;
  plays: number;
  isLive: boolean;
}

/** A version with fewer than five plays: no figures, and the shortest way to more plays. */
export function FewPlays({ roomId, room, map, plays, isLive }: FewPlaysProps) {
  const { few, parts } = insightsText;
  const locks = map.nodes.filter(({ item, step }) => item !== null && step !== null).slice(0, 8);
  return (
    <Grid gap="4.5" templateColumns={{ lg: isLive ? 'minmax(0, 1.25fr) minmax(0, 1fr)' : 'minmax(0, 1fr)' }}>
      <Part id="ends" title={parts.ends} aside={insightsText.plays(plays)}>
        <Dashed minH="9" fontWeight="650">
          {few.title}
        </Dashed>
        <Text textStyle="sm" color="fg.muted" mt="3" mb="4">
          {isLive ? `${few.why} ${few.more(FEWEST_PLAYS - plays)}` : few.why}
        </Text>
        <Results roomId={roomId} />
      </Part>
      {isLive && (
        <Part id="invite" title={few.invite} lead={few.inviteText}>
          <ShareWays roomId={roomId} roomName={room.roomName} />
        </Part>
      )}
      <Part id="way" title={parts.way} gridColumn="1 / -1">
        <Dashed minH="11rem" flexDirection="column" gap="4" color="fg.muted" textAlign="center" p="4">
          <Flex gap="2.5" wrap="wrap" justify="center" opacity="0.6">
            {locks.map(({ item }) => item !== null && <ThingPicture key={item} room={room} id={item} />)}
          </Flex>
          <Text>{few.map}</Text>
        </Dashed>
      </Part>
    </Grid>
  );
}

function Dashed(props: ComponentProps<typeof Flex>) {
  return (
    <Flex
      align="center"
      justify="center"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="md"
      textStyle="sm"
      {...props}
    />
  );
}

/** A room that nobody has played yet. */
export function NobodyYet({ roomId, room, isLive }: { roomId: string; room: Room; isLive: boolean }) {
  const { nobody, notPublished } = insightsText;
  const { title, text } = isLive ? nobody : notPublished;
  return (
    <EmptyNail title={title} text={text}>
      {isLive && <ShareButton roomId={roomId} roomName={room.roomName} />}
      {isLive && <Results roomId={roomId} />}
    </EmptyNail>
  );
}
