import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { Check, EyeOff, Link as LinkIcon, Pencil, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { ClassLink } from '../../class/opening/OpenClasses.tsx';
import { findingText } from '../../editor/text/findings.ts';
import { RoomCover } from '../../rooms/card/RoomCover.tsx';
import { HiddenNotice } from '../../rooms/projects/HiddenNotice.tsx';
import { ProjectMenu } from '../../rooms/projects/ProjectMenu.tsx';
import { ProjectStats } from '../../rooms/projects/ProjectStats.tsx';
import { PublishRoomDialog } from '../../rooms/projects/PublishRoomDialog.tsx';
import { useProjects } from '../../rooms/projects/projectsContext.ts';
import { projectsText } from '../../rooms/text/projects.ts';
import { reportText } from '../../rooms/text/report.ts';
import { Chip } from '../../shared/kit/Chip.tsx';
import { Link } from '../../shared/kit/Link.tsx';
import { Panel } from '../../shared/kit/Panel.tsx';

/** One of the creator's rooms: status, statistics, and the next action. */
export function ProjectRow({ room }: { room: SummaryEntry }) {
  const { id, roomName, imageUrl } = room;
  const edited = room.editedAt ?? room.createdAt;
  return (
    <Panel
      as="article"
      display="grid"
      gridTemplateColumns={{
        base: '6rem minmax(0, 1fr)',
        md: '10rem minmax(0, 1fr) auto',
        lg: '11rem minmax(0, 1fr) minmax(0, 1fr) auto',
        // All statistics fit on one line, also in German.
        xl: '11rem minmax(0, 1fr) minmax(0, 1.6fr) auto',
      }}
      columnGap={{ base: '4', lg: '6' }}
      rowGap="3"
      alignItems="center"
      p="3.5"
    >
      <Box
        gridRow={{ md: '1 / 3', lg: 'auto' }}
        borderRadius="sm"
        overflow="hidden"
        border="2px solid {colors.brass.600}"
      >
        <RoomCover roomId={id} roomName={roomName} imageUrl={imageUrl} />
      </Box>
      <Box minWidth="0">
        <Heading as="h2" dir="auto" textAlign="start" size="xl" overflowWrap="anywhere">
          <Link to={`/room-editor/${id}`} ref={useFocusIfRestored(id)}>
            {roomName}
          </Link>
        </Heading>
        <Flex gap="1.5" my="1.5" wrap="wrap">
          <StateChips room={room} />
        </Flex>
        <Text color="fg.subtle" textStyle="xs">
          {projectsText.edited(new Date(edited * 1000))}
        </Text>
      </Box>
      <Box gridColumn={{ base: '1 / -1', md: '2 / -1', lg: 'auto' }} minWidth="0">
        <Standing room={room} />
      </Box>
      <Grid
        templateColumns={{ base: '1fr 1fr auto', md: 'auto auto auto' }}
        gridColumn={{ base: '1 / -1', md: '3', lg: 'auto' }}
        gridRow={{ md: '1', lg: 'auto' }}
        gap="2"
        alignItems="center"
        justifyContent="end"
      >
        <RowButtons room={room} />
        <Box gridColumn="-2">
          <ProjectMenu room={room} />
        </Box>
      </Grid>
    </Panel>
  );
}

/**
 * Focuses the link of a room that came back from the bin, since the pressed button is gone with its row; unless the
 * focus is elsewhere by now.
 */
function useFocusIfRestored(id: string): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null);
  const isRestored = useProjects(({ restoredId }) => restoredId === id);
  useEffect(() => {
    if (isRestored && document.activeElement === document.body) link.current?.focus();
  }, [isRestored]);
  return link;
}

/** The most important thing for the creator to know. */
function Standing({ room }: { room: SummaryEntry }) {
  if (room.hidden) return <HiddenNotice hidden={room.hidden} />;
  const toClass = room.isPublished && <ClassLink roomId={room.id} roomName={room.roomName} />;
  if (!room.error) return <ProjectStats room={room}>{toClass}</ProjectStats>;
  return (
    <Flex columnGap="2.5" rowGap="2" wrap="wrap" align="center">
      <Cause id={room.id} />
      {toClass}
    </Flex>
  );
}

function StateChips({
  room: { id, isPublished, hasNewerDraft, error, isListed, hidden },
}: {
  room: SummaryEntry;
}) {
  const count = useProjects(({ faults }) => faults[id]?.count);
  const { states } = projectsText;
  return (
    <>
      {isPublished && hasNewerDraft && (
        <Chip tone="info">
          <Pencil aria-hidden /> {states.newer}
        </Chip>
      )}
      {isPublished && !hasNewerDraft && (
        <Chip tone="success">
          <Check aria-hidden /> {states.published}
        </Chip>
      )}
      {hidden && (
        <Chip tone="warning">
          <EyeOff aria-hidden /> {reportText.hidden}
        </Chip>
      )}
      {!isPublished && !error && !hidden && (
        <Chip>
          <Pencil aria-hidden /> {states.draft}
        </Chip>
      )}
      {error && (
        <Chip tone="error">
          <TriangleAlert aria-hidden /> {count === undefined ? states.error : projectsText.toFix(count)}
        </Chip>
      )}
      {isPublished && !isListed && (
        <Chip>
          <LinkIcon aria-hidden /> {states.byLink}
        </Chip>
      )}
    </>
  );
}

/** The first error that prevents publishing. */
function Cause({ id }: { id: string }) {
  const fault = useProjects(({ faults }) => faults[id]);
  return (
    <Text color="fg.muted" textStyle="sm">
      {fault && findingText(fault.room, fault.first)}
    </Text>
  );
}

function RowButtons({ room }: { room: SummaryEntry }) {
  const { id, roomName, isPublished, hasNewerDraft, error, hidden } = room;
  const isBusy = useProjects(({ busyIds }) => busyIds.has(id));
  const [isAsking, setAsking] = useState(false);
  const canPublish = !error && !hidden && (!isPublished || hasNewerDraft);
  return (
    <>
      {canPublish && (
        <Button
          loading={isBusy}
          aria-label={projectsText.publishRoom(roomName)}
          onClick={() => setAsking(true)}
        >
          {projectsText.publish}
        </Button>
      )}
      {isAsking && <PublishRoomDialog room={room} onClose={() => setAsking(false)} />}
      <Button asChild variant="outline">
        <Link to={`/room-editor/${id}`} aria-label={projectsText.openRoom(roomName)}>
          {error ? projectsText.fix : projectsText.open}
        </Link>
      </Button>
      {!canPublish && isPublished && (
        <Button asChild variant="outline">
          <Link to={`/gameplay/${id}`} aria-label={projectsText.playRoom(roomName)}>
            {projectsText.play}
          </Link>
        </Button>
      )}
    </>
  );
}
