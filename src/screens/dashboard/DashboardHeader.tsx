import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dashboardText } from '../../text/dashboard.ts';

/** What this place is, and the way to build a room of one's own. */
export function DashboardHeader() {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'flex-start', md: 'flex-end' }}
      justify="space-between"
      gap="5"
      mb={{ base: '7', md: '10' }}
    >
      <Box maxW="38rem">
        <Heading as="h1" size={{ base: '4xl', md: '5xl' }} mb="3">
          {dashboardText.title}
        </Heading>
        <Text color="fg.muted" textStyle={{ base: 'md', md: 'lg' }} textWrap="pretty">
          {dashboardText.lead}
        </Text>
      </Box>
      <Button asChild size="lg" width={{ base: '100%', md: 'auto' }}>
        <Link to="/room-editor">
          <Hammer /> {dashboardText.build}
        </Link>
      </Button>
    </Flex>
  );
}
