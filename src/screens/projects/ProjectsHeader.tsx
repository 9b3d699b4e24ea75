import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import { projectsText } from '../../text/projects.ts';

interface ProjectsHeaderProps {
  /** Null while the list is not there. */
  roomCount: number | null;
  isPro: boolean;
}

/** The title, the plan's room count and the way to a new room. */
export function ProjectsHeader({ roomCount, isPro }: ProjectsHeaderProps) {
  const isFull = !isPro && roomCount !== null && roomCount >= FREE_PLAN_ROOMS;
  // Then the way to the first room stands in the middle of the page.
  const isEmpty = roomCount === 0;
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-end' }}
      justify="space-between"
      gap="5"
      mb={{ base: '7', md: '9' }}
    >
      <Box>
        <Heading as="h1" size="4xl" mb="2">
          {projectsText.title}
        </Heading>
        <Text color="fg.muted">{projectsText.lead}</Text>
      </Box>
      <Box textAlign={{ md: 'end' }}>
        {!isFull && !isEmpty && <NewRoomLink />}
        {!isPro && roomCount !== null && (
          <Text textStyle="sm" color={isFull ? 'fg.warning' : 'fg.muted'} mt="2.5">
            {projectsText.freePlan(roomCount, FREE_PLAN_ROOMS)}
            {isFull && (
              <>
                <br />
                {projectsText.planFull}
              </>
            )}
          </Text>
        )}
      </Box>
    </Flex>
  );
}

export function NewRoomLink() {
  return (
    <Button asChild size="lg" width={{ base: '100%', md: 'auto' }}>
      <Link to="/room-editor">
        <Plus /> {projectsText.newRoom}
      </Link>
    </Button>
  );
}
