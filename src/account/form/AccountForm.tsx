import { Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureLine } from '../../shared/form/FailureLine.tsx';
import { Link as RouterLink } from '../../shared/kit/Link.tsx';
import { Plate } from '../../shared/kit/Plate.tsx';
import { readNext } from '../../shared/page/loginPath.ts';
import { accountText } from '../text/account.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { needsAccount } from './needsAccount.ts';

interface AccountFormProps {
  words: { title: string; lead: string; submit: string; busy: string; other: string; otherLink: string };
  /** The path of the other form. */
  otherPath: string;
  /** Whether the door is open, as for signing up. */
  isDoorOpen?: boolean;
  isBusy: boolean;
  failure: unknown;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** A form on an account page, with a link to another one below. */
export function AccountForm(props: AccountFormProps) {
  const [search] = useSearchParams();
  const next = readNext(search);
  const { words, otherPath, isDoorOpen = false, isBusy, failure, onSubmit, children } = props;
  return (
    <AccountFrame isDoorOpen={isDoorOpen}>
      <Heading as="h1" size="4xl" mb="2.5">
        {words.title}
      </Heading>
      <Text color="fg.muted" mb="7" overflowWrap="anywhere">
        {words.lead}
      </Text>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="5">
          {children}
          <FailureLine failure={failure} />
          <Plate
            material="brass"
            size="large"
            type="submit"
            width="100%"
            loading={isBusy}
            loadingText={words.busy}
          >
            {words.submit}
          </Plate>
        </Stack>
      </form>
      <Text mt="4" color="fg.muted">
        {words.other}{' '}
        <Link asChild variant="underline" py="2.5">
          <RouterLink to={otherPath}>{words.otherLink}</RouterLink>
        </Link>
      </Text>
      {!needsAccount(next) && (
        <Link asChild variant="underline" py="2.5">
          <RouterLink to={next}>{accountText.withoutAccount}</RouterLink>
        </Link>
      )}
    </AccountFrame>
  );
}
