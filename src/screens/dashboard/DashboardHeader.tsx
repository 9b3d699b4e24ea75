import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Panel } from '../../components/Panel.tsx';
import { dashboardText } from '../../text/dashboard.ts';
import { HallArt } from './HallArt.tsx';

/** The drawing fades into the panel where the words stand. */
const FADE = 'linear-gradient(to left, black 62%, transparent)';

/** What this place is, and the way to build a room of one's own. */
export function DashboardHeader() {
  return (
    <Panel look="framed" position="relative" overflow="hidden" mb={{ base: '8', md: '12' }}>
      <Box
        position={{ base: 'relative', md: 'absolute' }}
        insetBlock="0"
        insetEnd="0"
        h={{ base: '9rem', md: 'auto' }}
        w={{ base: '100%', md: '50%', lg: '58%' }}
        maskImage={{ md: FADE }}
        borderBottomWidth={{ base: '2px', md: '0' }}
        borderColor="brass.700"
      >
        <HallArt />
      </Box>
      <Box position="relative" maxW={{ md: '54%', lg: '30rem' }} p={{ base: '5', md: '8', lg: '10' }}>
        <Heading as="h1" size={{ base: '3xl', md: '4xl', lg: '5xl' }} mb="3">
          {dashboardText.title}
        </Heading>
        <Text color="fg.muted" textStyle={{ base: 'md', lg: 'lg' }} textWrap="pretty" mb="6">
          {dashboardText.lead}
        </Text>
        <Button asChild size="lg" width={{ base: '100%', md: 'auto' }}>
          <Link to="/room-editor">
            <Hammer /> {dashboardText.build}
          </Link>
        </Button>
      </Box>
    </Panel>
  );
}
