import { Button, Flex } from '@chakra-ui/react';
import { ListChecks, Pencil } from 'lucide-react';
import { useProfile } from '../../components/appStores.ts';
import { Link } from '../../components/Link.tsx';
import { roomPageText } from '../../text/roomPage.ts';

interface OwnRoomProps {
  roomId: string;
  /** Undefined until it is known. */
  creatorId: string | undefined;
}

/** On the page of one's own room: back to building it, and how it is played. */
export function OwnRoom({ roomId, creatorId }: OwnRoomProps) {
  const userId = useProfile((profile) => profile.userId);
  if (creatorId === undefined || creatorId !== userId) return null;
  const { edit, results } = roomPageText.own;
  return (
    <Flex gap="2" wrap="wrap" marginTop="4">
      <Button asChild variant="outline">
        <Link to={`/room-editor/${roomId}`}>
          <Pencil aria-hidden /> {edit}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={`/projects?results=${roomId}`}>
          <ListChecks aria-hidden /> {results}
        </Link>
      </Button>
    </Flex>
  );
}
