import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { loadChunk } from '../../shared/load/loadChunk.ts';
import { useChunk } from '../../shared/load/useChunk.ts';
import { openingText } from '../../shared/text/opening.ts';
import { dashboardText } from '../text/dashboard.ts';
import { joinText } from '../text/join.ts';

/** The page's title, the field for a code, and the button to build a room. */
export function DashboardHeader() {
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ base: 'stretch', md: 'flex-end' }}
      justify="space-between"
      gap="4"
      mb="6"
    >
      <Box>
        <Heading as="h1" size={{ base: '4xl', md: '5xl' }}>
          {openingText.dashboard.title}
        </Heading>
        <Text color="fg.muted" mt="1">
          {openingText.dashboard.lead}
        </Text>
      </Box>
      <Flex gap="3" wrap="wrap" justify="flex-end" align="flex-end">
        <LazyCodeField />
        <Plate material="enamel" asChild flex={{ base: '1 0 auto', md: 'none' }}>
          <Link to="/room-editor">
            <Hammer /> {dashboardText.build}
          </Link>
        </Plate>
      </Flex>
    </Flex>
  );
}

async function loadCodeField() {
  return (await loadChunk('code', () => import('./CodeField.tsx'))).CodeField;
}

/** In a chunk of its own, since most visitors have no code; without it, a link leads to the page for codes. */
function LazyCodeField() {
  const field = useChunk(loadCodeField);
  if (field.type === 'ready') return <field.part />;
  if (field.type === 'loading') return <Box width={{ base: 'full', md: '21rem' }} minHeight="4.5rem" />;
  return (
    <Button asChild variant="outline">
      <Link to="/join">{joinText.haveCode}</Link>
    </Button>
  );
}
