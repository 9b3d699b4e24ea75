import { Link as ChakraLink, Flex, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from '../../shared/kit/Link.tsx';
import { teacherText } from '../text/teacher.ts';

/** The link back to the teacher's rooms. */
export function Crumbs() {
  return (
    <Flex
      as="nav"
      aria-label={teacherText.breadcrumb}
      align="center"
      gap="2"
      textStyle="sm"
      mb="1"
      css={{ '@media print': { display: 'none' } }}
    >
      <ChakraLink asChild color="link" minH="11">
        <Link to="/projects">
          <ArrowLeft size="1.1em" aria-hidden /> {teacherText.back}
        </Link>
      </ChakraLink>
      <Text as="span" aria-hidden color="fg.subtle">
        /
      </Text>
      <Text as="span" aria-current="page" color="fg.muted">
        {teacherText.page}
      </Text>
    </Flex>
  );
}
