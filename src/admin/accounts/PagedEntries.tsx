import { Button, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useLeadToNew } from '../../shared/browser/useLeadToNew.ts';
import { EmptyNail } from '../../shared/kit/EmptyNail.tsx';
import { FuseBox } from '../../shared/kit/FuseBox.tsx';
import { appText } from '../../shared/text/app.ts';
import type { PagedList } from '../store/createPagedList.ts';
import { accountsText } from '../text/accounts.ts';

interface PagedEntriesProps<Entry> {
  list: PagedList<Entry>;
  none: { title: string; text: string };
  /** Renders all loaded entries. */
  children: (entries: readonly Entry[]) => ReactNode;
}

/** A paged list in each state: loading, failed, empty, shown, with more to load. */
export function PagedEntries<Entry>({ list, none, children }: PagedEntriesProps<Entry>) {
  const { status, entries, search, failure, next, isLoadingMore, open, loadMore } = useStore(list);
  const lead = useLeadToNew<HTMLDivElement>(entries.length);
  if (status === 'loading') return <Loading />;
  if (status === 'failed')
    return (
      <FuseBox title={accountsText.failed} text={appText.failures[failure ?? 'unknown']}>
        <Button onClick={() => void open(search)}>{appText.retry}</Button>
      </FuseBox>
    );
  if (entries.length === 0 && next === null) return <EmptyNail title={none.title} text={none.text} />;
  return (
    <Stack gap="4" ref={lead.place}>
      {children(entries)}
      {failure && (
        <Text role="alert" color="fg.error">
          {appText.failures[failure]}
        </Text>
      )}
      {next && (
        <Button
          alignSelf="center"
          variant="outline"
          loading={isLoadingMore}
          onClick={() => {
            lead.expect();
            void loadMore();
          }}
        >
          {accountsText.more}
        </Button>
      )}
    </Stack>
  );
}

function Loading() {
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{accountsText.loading}</VisuallyHidden>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height="5rem" borderRadius="lg" aria-hidden />
      ))}
    </Stack>
  );
}
