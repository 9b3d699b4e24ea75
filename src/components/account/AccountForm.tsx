import { Box, Button, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { failureText } from '../failureText.ts';
import { AccountFrame } from './AccountFrame.tsx';

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

/** A form on an account page, with the way to another one below it. */
export function AccountForm({ words, otherPath, isBusy, failure, onSubmit, children }: AccountFormProps) {
  return (
    <AccountFrame>
      <Heading as="h1" size="3xl" mb="2">
        {words.title}
      </Heading>
      <Text color="fg.muted" mb="7" overflowWrap="anywhere">
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
    </AccountFrame>
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
          borderColor="border.error"
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
