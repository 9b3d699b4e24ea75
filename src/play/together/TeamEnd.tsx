import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ReportRoom } from '../../rooms/report/ReportRoom.tsx';
import { ShareButton } from '../../rooms/share/ShareButton.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { EndScreen } from '../after/EndScreen.tsx';
import { RateRoom } from '../after/RateRoom.tsx';
import { useRatings, useSummary } from '../gameplay/useRoom.ts';
import { useGameplay } from '../table/gameContext.ts';
import { togetherText } from '../text/together.ts';
import { Mark } from './marks/Mark.tsx';
import { partyAddress } from './partyAddress.ts';
import { TeamBoard } from './TeamBoard.tsx';
import { useMates, useSeated, useSeatName } from './teamContext.ts';

/** The end of a team's play: who was there, who opened the door, stars and ways on. */
export function TeamEnd({ roomId }: { roomId: string }) {
  const roomName = useGameplay((s) => s.roomName);
  const ratings = useRatings(roomId);
  const creatorId = useSummary(roomId)?.creatorId;
  const { proof } = useSeated();
  const { end } = togetherText;
  return (
    <EndScreen
      title={end.title}
      place={<WhoWasThere />}
      board={<TeamBoard roomId={roomId} playId={proof().playId} />}
      rating={<RateRoom store={ratings} creatorId={creatorId} />}
      again={<PlayAgain roomId={roomId} />}
      exit={
        <>
          <ShareButton roomId={roomId} roomName={roomName} />
          <Button asChild variant="outline">
            <Link to="/dashboard">{end.rooms}</Link>
          </Button>
        </>
      }
    >
      <ReportRoom roomId={roomId} roomName={roomName} creatorId={creatorId} />
    </EndScreen>
  );
}

/** Opens a new party, or leads to the one that a friend has opened already. */
function PlayAgain({ roomId }: { roomId: string }) {
  const { party, proof } = useSeated();
  const [isOpening, setIsOpening] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const { end } = togetherText;

  async function again() {
    setIsOpening(true);
    setHasFailed(false);
    try {
      const { view } = await party.openParty({ roomId, again: proof() });
      // A page of its own: this one's party is over.
      window.location.assign(partyAddress(roomId, view.team?.code ?? ''));
    } catch (error) {
      console.error('The party could not be played again.', error);
      setHasFailed(true);
      setIsOpening(false);
    }
  }

  return (
    <>
      <Button aria-busy={isOpening} onClick={() => void (isOpening || again())}>
        <RotateCcw aria-hidden />
        {isOpening ? togetherText.opening : end.again}
      </Button>
      {hasFailed && (
        <Text role="alert" color="fg.warning">
          {end.againFailed}
        </Text>
      )}
    </>
  );
}

function WhoWasThere() {
  const mates = useMates();
  const opened = useGameplay(
    (s) => s.party?.news.findLast(({ events }) => events.some(({ type }) => type === 'escaped'))?.by ?? null,
  );
  const name = useSeatName(opened);
  const { end } = togetherText;
  return (
    <Box>
      {name !== null && <Text fontWeight="650">{end.by(name)}</Text>}
      <Flex
        as="ul"
        aria-label={end.team}
        gap="3"
        wrap="wrap"
        justify="center"
        marginTop="2"
        listStyleType="none"
      >
        {mates.map(({ seat, name, isOwn }) => (
          <Flex as="li" key={seat} align="center" gap="1.5">
            <Mark seat={seat} size={28} isOwn={isOwn} />
            <Text overflowWrap="anywhere">{name}</Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
