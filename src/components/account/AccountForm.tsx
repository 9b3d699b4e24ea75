import { Box, Button, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { failureText } from '../failureText.ts';
import { Panel } from '../Panel.tsx';
import { NightDoor } from './NightDoor.tsx';

interface AccountFormProps {
  words: { title: string; lead: string; submit: string; busy: string; other: string; otherLink: string };
  /** Where the link to the other form leads. */
  otherPath: string;
  isBusy: boolean;
  failure: unknown;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** The frame that /login and /register share: a door in the night beside the form. */
export function AccountForm({ words, otherPath, isBusy, failure, onSubmit, children }: AccountFormProps) {
  return (
    <Flex flex="1" align={{ base: 'start', md: 'center' }} justify="center" p={{ base: '4', md: '8' }}>
      <Panel look="framed" w="100%" maxW={{ base: '26rem', lg: '56rem' }} overflow="hidden" display="flex">
        <Box
          flex="1"
          display={{ base: 'none', lg: 'block' }}
          position="relative"
          borderEndWidth="2px"
          borderColor="brass.700"
        >
          <NightDoor />
        </Box>
        <Box flex="1" p={{ base: '6', md: '10' }} alignSelf="center">
          <Heading as="h1" size="3xl" mb="2">
            {words.title}
          </Heading>
          <Text color="fg.muted" mb="7">
            {words.lead}
          </Text>
          <form onSubmit={onSubmit} noValidate>
            <Stack gap="5">
              {children}
              <FailureLine failure={failure} />
              <Button type="submit" size="lg" width="100%" loading={isBusy} loadingText={words.busy}>
                {words.submit}
              </Button>
            </Stack>
          </form>
          <Text mt="6" color="fg.muted" textAlign="center">
            {words.other}{' '}
            <Link asChild variant="underline">
              <RouterLink to={otherPath}>{words.otherLink}</RouterLink>
            </Link>
          </Text>
        </Box>
      </Panel>
    </Flex>
  );
}

/** The alert region stands there before it speaks, or screen readers would miss it. */
function FailureLine({ failure }: { failure: unknown }) {
  return (
    <Box role="alert" _empty={{ display: 'none' }}>
      {failure !== null && (
        <Text
          bg="bg.error"
          color="fg.error"
          borderWidth="1px"
          borderColor="red.700"
          borderRadius="md"
          px="4"
          py="3"
        >
          {failureText(failure)}
        </Text>
      )}
    </Box>
  );
}
