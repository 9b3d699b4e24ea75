import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  Input,
  Skeleton,
  Stack,
  Link as StyledLink,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { averageOf } from '../../../core/room/lists/rating.ts';
import { FieldFrame } from '../../shared/form/FieldFrame.tsx';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { appText } from '../../shared/text/app.ts';
import { scoresText } from '../text/scores.ts';
import { NetworkList } from './NetworkList.tsx';
import { PlayerRecords, TeamRecords } from './RecordList.tsx';
import { readRoomId } from './readRoomId.ts';
import { type Scores, useScores } from './useScores.ts';

/** `/admin?tab=scores&room=…`: a room's ratings and records, and which of them do not count. */
export function ScoresSection() {
  const [search, setSearch] = useSearchParams();
  const roomId = search.get('room') ?? '';
  const scores = useScores(roomId);
  return (
    <>
      <PageTitle page={scoresText.title} />
      <Heading as="h1" size="4xl">
        {scoresText.title}
      </Heading>
      <Text color="fg.muted" mt="1" textWrap="pretty">
        {scoresText.lead}
      </Text>
      <RoomField key={roomId} roomId={roomId} onFind={(room) => setSearch({ tab: 'scores', room })} />
      <RoomScores {...scores} />
    </>
  );
}

interface RoomFieldProps {
  roomId: string;
  onFind: (roomId: string) => void;
}

function RoomField({ roomId, onFind }: RoomFieldProps) {
  const [pasted, setPasted] = useState(roomId);
  const found = readRoomId(pasted);
  const find = (event: FormEvent) => {
    event.preventDefault();
    if (found !== '') onFind(found);
  };
  return (
    <chakra.form onSubmit={find} mt={{ base: '5', md: '6' }} mb={{ base: '6', md: '8' }} maxW="40rem">
      <FieldFrame label={scoresText.room}>
        <Flex gap="3" w="full" direction={{ base: 'column', sm: 'row' }}>
          <Input
            flex="1"
            minH="11"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
          />
          <Button type="submit" minH="11" variant="outline" disabled={found === ''}>
            {scoresText.find}
          </Button>
        </Flex>
      </FieldFrame>
    </chakra.form>
  );
}

/** The room in each state: none chosen, loading, failed, missing, shown. */
function RoomScores(shown: Scores) {
  const { status, failure, scores, roomId, open } = shown;
  if (status === 'idle') return <EmptyNail {...scoresText.none} />;
  if (status === 'failed' && failure === 'notFound') return <EmptyNail {...scoresText.missing} />;
  if (status === 'failed')
    return (
      <FuseBox title={scoresText.failed} text={appText.failures[failure ?? 'unknown']}>
        <Button onClick={() => void open(roomId)}>{appText.retry}</Button>
      </FuseBox>
    );
  if (scores === null) return <Loading />;
  const { ratings, roomName } = scores;
  return (
    <Stack gap={{ base: '8', md: '10' }}>
      <Box>
        <Heading as="h2" size="2xl" overflowWrap="anywhere">
          <bdi>{roomName}</bdi>
        </Heading>
        <Text color="fg.muted" mt="1">
          {scoresText.average(averageOf(ratings), ratings.count)}
        </Text>
        <StyledLink asChild variant="underline" textStyle="sm" minHeight="11">
          <Link to={`/gameplay/${roomId}`}>{scoresText.look}</Link>
        </StyledLink>
      </Box>
      <NetworkList {...shown} networks={scores.networks} />
      <PlayerRecords {...shown} records={scores.records} />
      <TeamRecords {...shown} records={scores.teamRecords} />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="4">
      <VisuallyHidden role="status">{scoresText.loading}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} height="4.5rem" borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
