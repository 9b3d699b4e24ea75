import { Badge, Button, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { Pencil, Play, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { SummaryEntry } from '../../../core/room/summaryEntry.ts';
import { RoomCardFrame } from '../../components/room/RoomCardFrame.tsx';
import { RoomCover } from '../../components/room/RoomCover.tsx';
import { projectsText } from '../../text/projects.ts';

interface ProjectCardProps {
  room: SummaryEntry;
  isDeleting: boolean;
  onDelete: () => void;
}

/** One of the creator's rooms with what can be done to it. */
export function ProjectCard({ room, isDeleting, onDelete }: ProjectCardProps) {
  const { id, roomName, imageUrl, createdAt, isPublished } = room;
  return (
    <RoomCardFrame cover={<RoomCover roomId={id} roomName={roomName} imageUrl={imageUrl} />}>
      <StateBadges room={room} />
      <Heading as="h2" size="lg" mt="2.5" lineClamp="2" overflowWrap="anywhere">
        {roomName}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="4">
        {projectsText.created(createdAt)}
      </Text>
      <Flex mt="auto" pt="4" gap="2" borderTopWidth="1px">
        <Button asChild variant="outline" size="sm">
          <Link to={`/room-editor/${id}`} aria-label={projectsText.editRoom(roomName)}>
            <Pencil /> {projectsText.edit}
          </Link>
        </Button>
        {isPublished && (
          <Button asChild variant="outline" size="sm">
            <Link to={`/gameplay/${id}`} aria-label={projectsText.playRoom(roomName)}>
              <Play /> {projectsText.play}
            </Link>
          </Button>
        )}
        <IconButton
          variant="ghost"
          size="sm"
          ms="auto"
          color="fg.muted"
          _hover={{ color: 'fg.error', bg: 'bg.error' }}
          aria-label={isDeleting ? projectsText.deleting : projectsText.deleteRoom(roomName)}
          loading={isDeleting}
          onClick={onDelete}
        >
          <Trash2 />
        </IconButton>
      </Flex>
    </RoomCardFrame>
  );
}

function StateBadges({ room: { isPublished, error } }: { room: SummaryEntry }) {
  const { states } = projectsText;
  return (
    <Flex gap="2" wrap="wrap">
      <Badge colorPalette={isPublished ? 'green' : 'gray'}>
        {isPublished ? states.published : states.draft}
      </Badge>
      {error && <Badge colorPalette="red">{states.error}</Badge>}
    </Flex>
  );
}
