import { Button, Flex } from '@chakra-ui/react';
import { roomPageText } from '../../rooms/text/roomPage.ts';
import { useProfile } from '../../shared/context/appStores.ts';
import { Link } from '../../shared/kit/Link.tsx';

interface OwnRoomProps {
  roomId: string;
  /** Undefined until it is known. */
  creatorId: string | undefined;
}

/**
 * Shown to a room's creator on the room's page: links to the editor and to the results. It has no pictures, since every
 * visitor loads it.
 */
export function OwnRoom({ roomId, creatorId }: OwnRoomProps) {
  const userId = useProfile((profile) => profile.userId);
  if (creatorId === undefined || creatorId !== userId) return null;
  const { edit, results } = roomPageText.own;
  const ways = { [`/room-editor/${roomId}`]: edit, [`/projects?results=${roomId}`]: results };
  return (
    <Flex gap="2" wrap="wrap" marginTop="4">
      {Object.entries(ways).map(([way, words]) => (
        <Button key={way} asChild variant="outline">
          <Link to={way}>{words}</Link>
        </Button>
      ))}
    </Flex>
  );
}
