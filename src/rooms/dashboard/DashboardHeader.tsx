import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { openingText } from '../../shared/text/opening.ts';
import { dashboardText } from '../text/dashboard.ts';
import { CodeField } from './CodeField.tsx';

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
        <CodeField />
        <Plate material="enamel" asChild flex={{ base: '1 0 auto', md: 'none' }}>
          <Link to="/room-editor">
            <Hammer /> {dashboardText.build}
          </Link>
        </Plate>
      </Flex>
    </Flex>
  );
}
